import type { KnownTopic } from './heading-words';

/**
 * Headings in German, French, Spanish, Italian, Dutch and Portuguese, in lower case; the first match wins. Only short
 * lines are tested.
 */
// recheck: a heading has at most 110 characters
export const FOREIGN_HEADINGS: [KnownTopic, RegExp][] = [
  [
    'boilerplate',
    /^(?:wir bieten|das bieten wir|was wir (?:dir |ihnen )?bieten|unser angebot|deine (?:vorteile|benefits)|ihre vorteile|benefits|das erwartet dich bei uns als|bewerbung|jetzt bewerben|interessiert|darauf (?:können sie|kannst du|darfst du|dürfen sie) (?:sich|dich)|(?:unsere|deine|ihre) (?:leistungen|perspektiven|pluspunkte|benefits|vorteile)|darum|das spricht für uns|wir freuen uns auf|vergütung|freuen sie sich|conditions (?:d'emploi|de travail|proposées)|modalités|condizioni|(?:wat|dit) (?:krijg|kun) je|ons aanbod|interesse|so bewirbst|kontakt|ansprechpartner|nos avantages|ce que (?:nous|vous) (?:vous |te |t')?(?:offrons|proposons|trouverez)|nous (?:vous )?offrons|avantages|rémunération|processus de recrutement|pour postuler|postuler|qué (?:te )?ofrecemos|ofrecemos|te ofrecemos|beneficios|cosa offriamo|offriamo|benefit|wat (?:wij|we) (?:jou )?bieden|wat bieden (?:wij|we)|wij bieden|arbeidsvoorwaarden|solliciteren|sollicitatie|o que oferecemos|oferecemos|benefícios|(?:cómo es el )?proceso de selección|preguntas frecuentes|condiciones)/u,
  ],
  [
    'skills',
    /^(?:(?:dein|ihr|das) (?:profil|können)|profil|was du mitbringst|wen wir suchen|was wünschen wir|admissibilité|éducation|scolarité|études|exigences|verder breng je|(?:sie|du) (?:bringen|bringst|verfügen|überzeug\p{L}+)|unsere anforderungen|fachliche (?:anforderungen|voraussetzungen)|persönliche|nos attentes|vous (?:êtes|avez|possédez|justifiez)|formation et expérience|(?:qué|lo que) (?:valoramos|necesitamos)|formación|(?:chi|cosa) (?:sei|stiamo cercando|porti)|titolo di studio|dit (?:ben|breng|heb) (?:jij|je)|(?:jij|je) (?:bent|hebt)|functie-eisen|(?:o que|quem) (?:procuramos|valorizamos)|habilitações|das bringst du mit|das bringen sie mit|damit (?:beeindruckst|überzeugst)|was sie mitbringen|anforderung|qualifikation|voraussetzung|deine (?:skills|qualifikation|stärken|kenntnisse)|ihre (?:qualifikation|kenntnisse)|wir erwarten|(?:votre|ton|le) profil|profil (?:recherché|souhaité)|compétences?|vous êtes la bonne personne|vos (?:compétences|atouts)|tes (?:compétences|atouts)|qualités|formation|expérience|ce que (?:nous recherchons|tu apportes|vous apportez)|requisitos|perfil|qué (?:buscamos|necesitas|esperamos|te pedimos|pedimos)|es un plus|se valorará|lo que buscamos|experiencia|conocimientos|requisiti|profilo|competenze|cosa cerchiamo|esperienza|jouw (?:profiel|achtergrond|ervaring|kwaliteiten)|wat (?:breng|neem) (?:jij|je)|wie (?:ben|zoeken|ben je)|(?:dit|wat) (?:vragen|verwachten|zoeken) (?:wij|we)|functie-?eisen|profiel|vereisten|o que (?:procuramos|buscamos|esperamos)|qualificações|experiência|competências)/u,
  ],
  [
    'company',
    /^(?:über uns|wer wir sind|das sind wir|wir über uns|unser unternehmen|das unternehmen|unternehmen$|qui sommes-nous|à propos|l'entreprise|notre entreprise|l'équipe|quiénes somos|sobre nosotros|por qué|contexto de|nuestros valores|con quién (?:vas a trabajar|trabajarás)|la empresa|stack|chi siamo|l'azienda|over ons|wie (?:zijn|we zijn)|jouw afdeling|jouw team|over (?:de organisatie|het team)|quem somos|sobre (?:a empresa|nós))/u,
  ],
  [
    'duties',
    /^(?:(?:deine|ihre|die|unsere|diese|wesentliche) (?:aufgaben?|tätigkeit|mission|schwerpunkte|herausforderung|verantwort|rolle)|aufgaben|tätigkeit|schwerpunkte|was (?:dich|sie) (?:bei uns )?erwartet|was erwartet (?:dich|sie)|das erwartet (?:dich|sie)|das machst du|(?:deine|ihre) (?:künftigen|neuen|zukünftigen) |wofür (?:sie|du)|das (?:sind|werden) (?:deine|ihre) |hauptaufgaben|kernaufgaben|stellenziele|was du (?:bei uns )?(?:machst|bewegst|tust)|dein (?:aufgabengebiet|job|verantwortungsbereich)|ihr aufgabengebiet|aufgabengebiet|verantwortlichkeiten|(?:vos|tes|les|nos|principales|vos principales) (?:missions?|responsabilités|tâches|activités)|missions?(?: principales)?(?:$| ?[/:])|(?:votre|ta|ton) (?:mission|rôle|future contribution|quotidien)|responsabilités|ce que (?:vous ferez|tu feras|vous allez faire)|au quotidien|(?:vos|tes|les) principales |(?:missions|activités|tâches) (?:et|principales|du poste)|à ce titre|vous serez (?:chargé|responsable|amené)|dans ce rôle|activités|nous sommes à la recherche d'une personne qui|funciones|responsabilidades|tus (?:funciones|responsabilidades|retos)|qué (?:harás|vas a hacer)|cuáles (?:serán|son) (?:tus|las) (?:principales )?(?:funciones|responsabilidades|tareas)|quelles (?:seront|sont) (?:vos|tes) (?:missions|responsabilités)|quali saranno le tue (?:attività|responsabilità|mansioni)|quais (?:serão|são) as (?:tuas|suas) (?:funções|responsabilidades|tarefas)|(?:das sind|was sind|welche) (?:deine |ihre )?aufgaben|tareas|tu (?:misión|rol)|principales funciones|responsabilità|(?:principali )?mansioni|(?:principali )?attività|compiti|(?:il|la) tu[oa] (?:ruolo|missione)|di cosa ti occuperai|cosa farai|wat (?:ga je|je gaat|ga jij|doe je) ?(?:doen)?|jouw (?:taken|werkzaamheden|verantwoordelijkheden)|taken|werkzaamheden|verantwoordelijkheden|dit ga je doen|responsabilidades|atividades|tarefas|funções|o que (?:vais|vai|irá) fazer)/u,
  ],
  [
    'summary',
    /^(?:stellenbeschreibung|die (?:stelle|position|rolle)|ihre rolle|deine rolle|zusammenfassung|kurzbeschreibung|le poste|description (?:du poste|de l'offre)|descriptif|résumé|contexte|el puesto|descripción|la posizione|descrizione|il ruolo|de functie|jouw (?:rol|functie)|functieomschrijving|omschrijving|a função|descrição)/u,
  ],
];
