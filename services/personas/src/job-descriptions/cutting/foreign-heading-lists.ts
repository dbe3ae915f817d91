import type { KnownTopic } from './heading-words';

/** Matches a whole heading: one of the phrases that `|` separates, alone or with `and` and at most two more words. */
const headings = (list: string) => {
  const phrases = list.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
  const place = '(?: (?:bei uns|in dieser \\p{L}+|chez nous|con nosotros|da noi|bij ons|conosco))?';
  const added = '(?: (?:und|et|y|e|ed|en)(?: \\p{L}+){1,2})?';
  return new RegExp(`^(?:${phrases.join('|')})${place}${added}$`, 'u');
};

/**
 * Further headings in German, French, Spanish, Italian, Dutch and Portuguese, in lower case, a line for each
 * language. Tested after `FOREIGN_HEADINGS`, in this order.
 */
export const FOREIGN_HEADING_LISTS: [KnownTopic, RegExp][] = [
  [
    'boilerplate',
    headings(`
      unser versprechen | das erhalten sie | das erhältst du | das bekommst du | freu dich auf | darauf freust du dich | warum du zu uns |
      salaire et avantages | procédure de recrutement | votre candidature | les avantages | ce que nous offrons |
      se ofrece | ofertamos | nuestra oferta | lo que ofrecemos | te damos | salario | retribución |
      si offre | cosa ti offriamo | l'azienda offre | orario di lavoro | inquadramento | sede di lavoro | retribuzione | contratto |
      wat wij je bieden | jouw pakket | dit bieden wij | dit bieden we | dit krijg je |
      salário | horário de trabalho | regime de contratação | como se candidatar`),
  ],
  [
    'skills',
    headings(`
      das zeichnet dich aus | das zeichnet sie aus | das wünschen wir uns | was wir uns wünschen | wir wünschen uns | das erwarten wir |
      was wir erwarten | so überzeugst du | so überzeugen sie | das solltest du mitbringen | das sollten sie mitbringen | dein hintergrund |
      ihr hintergrund | deine erfahrung(?:en)? | ihre erfahrung(?:en)? | anforderungsprofil | wünschenswert | kenntnisse | fähigkeiten |
      du passt zu uns | damit punktest du | das bist du |
      prérequis | pré-requis | connaissances | savoir-faire | savoir-être | profil du candidat | qui êtes-vous | qui es-tu |
      ce que nous attendons |
      requerimientos | se requiere | se valora | estudios | habilidades | competencias | imprescindible | deseable | valorable |
      qué te hará tener éxito | a quién buscamos |
      si richied(?:e|ono) | caratteristiche | il candidato ideale | il profilo ideale | il profilo ricercato | conoscenze | capacità |
      completano il profilo | costituisce titolo preferenziale |
      dit neem je mee | dit neem jij mee | dit heb jij | dit heb je | wij vragen | kwalificaties |
      formação | conhecimentos | diferenciais | desejável | exigências | pré-requisitos | escolaridade | o que você precisa`),
  ],
  [
    'company',
    headings(`
      über das unternehmen | ihr arbeitgeber | dein arbeitgeber | warum wir |
      qui nous sommes | présentation de l'entreprise | pourquoi nous rejoindre | la structure | l'établissement |
      acerca de | la compañía | sobre la empresa |
      la nostra azienda | su di noi | descrizione azienda | descrizione dell'azienda |
      wie wij zijn | over het bedrijf | waar kom je te werken | het bedrijf |
      a empresa | sobre a empresa`),
  ],
  [
    'duties',
    headings(`
      das bewegst du | das bewegen sie | das bewirkst du | das bewirken sie | das tust du | das tun sie | das gestaltest du | das übernimmst du |
      das wartet auf dich | das wartet auf sie | so bringst du dich ein | hier bringst du dich ein | daran arbeitest du | woran du arbeitest |
      was du bewirkst | was zu tun ist | wie du uns unterstützt | wobei du uns unterstützt | dein beitrag | ihr beitrag |
      (?:dein|ihr) (?:aufgaben|verantwortungs|wirkungs)bereich | aufgabenbereich | (?:dein|ihr) wirkungskreis | (?:dein|ihr) einsatz |
      missions confiées | description des missions | le poste et les missions | attributions | contenu du poste |
      ce qui vous attend | ce qui t'attend | ce que tu vas faire | vos fonctions | tes fonctions |
      (?:tus|las|sus) (?:principales )?tareas | cometidos | (?:(?:tus|las) )?actividades | (?:en )?tu día a día | misiones | labores |
      descripción de (?:las )?funciones | obligaciones | deberes |
      (?:le )?attività principali | principali responsabilità | le tue principali responsabilità | le responsabilità | il tuo contributo |
      functie-?inhoud | de werkzaamheden | takenpakket | wat houdt de functie in | dit zijn jouw taken | (?:je|jouw) (?:taken|werkzaamheden) |
      in deze functie | zo ziet jouw dag eruit | dit doe je |
      (?:(?:principais|suas|tuas) )?atribuições | principais (?:responsabilidades|atividades|tarefas) | (?:suas|tuas) (?:responsabilidades|atividades) |
      o que você (?:vai|irá) fazer | o que fará | seus desafios | descrição das atividades | responsabilidades e atribuições`),
  ],
  [
    'summary',
    headings(`
      kurzbeschrieb | stellenbeschrieb | funktionsbeschreibung | rollenbeschreibung | worum es geht | darum geht es |
      présentation du poste | objectif du poste | finalité | mission générale | raison d'être du poste | le rôle |
      objetivo del puesto | misión del puesto | sobre el puesto | resumen | el rol |
      scopo della posizione | obiettivo della posizione | la figura ricercata | il contesto |
      over de functie | doel van de functie | jouw functie |
      sobre a vaga | a vaga | objetivo do cargo | sobre a função | missão do cargo`),
  ],
];

/** What a sentence before a list says when duties follow: `La risorsa si occuperà di:`, `Vous aurez pour missions :`. */
export const FOREIGN_DUTIES_FOLLOW =
  /(?<!\p{L})(?:[st]i occuper(?:à|ai|anno)|(?:sarà|sarai) responsabile|será responsável|serás responsable|avr(?:à|ai) il compito|te (?:encargarás|ocuparás)|se (?:encargará|ocupará)|(?:aurez|auras|aura) pour missions?|(?:serez|seras) (?:chargée?|amenée?|responsable)|(?:folgende|vielfältige|abwechslungsreiche) (?:aufgaben|tätigkeiten)|zu (?:deinen|ihren) aufgaben (?:gehören|zählen)|funciones serán)(?!\p{L})/u;
