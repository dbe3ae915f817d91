import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

const cutText = (text: string) => cutJobDescription(textDocument(text), '20240101.txt');

test.each([
  [
    'German of an office',
    `Stellenausschreibung
Die Gemeinde sucht für das Bauamt zum 1. April eine/n
Sachbearbeiter/in (m/w/d) Baugenehmigungen
in Vollzeit (39 Stunden), unbefristet, Entgeltgruppe 9b TVöD.
Ihr Aufgabengebiet umfasst:
- Prüfung der Anträge für den Hafen und die Werften
- Beratung der Bauherren und der Planer im Amt
Wir erwarten:
- Sicheres Auftreten und Freude an der Arbeit`,
    { language: 'de', personaGroupName: 'Bauamt', roleDescription: '' },
    2,
  ],
  [
    'French with a paragraph about the role before the missions',
    `Gestionnaire de port H/F - CDI - Brest (29)
Qui sommes-nous ?
Le port de la ville accueille 300 bateaux depuis 1950.
Votre rôle
Rattaché(e) à la Directrice du port, vous organisez la vie du port de la ville.
Missions / conditions d'exercice
- Planifier les places des bateaux pour la saison
- Contrôler la sécurité des installations du port
- Accueillir les équipages et les visiteurs
Votre profil
- Une formation dans la gestion`,
    {
      language: 'fr',
      personaName: 'Gestionnaire de port',
      reportingTo: 'Directrice du port',
      roleDescription: 'Rattaché(e) à la Directrice du port, vous organisez la vie du port de la ville.',
    },
    3,
  ],
  [
    'Dutch with a compound title',
    `Havenplanner
Vlissingen
Wat ga je doen?
Als havenplanner zorg jij op de afdeling Planning dat elk schip op tijd vertrekt.
Jouw taken
- Je plant dagelijks de schepen van de haven
- Je bewaakt de tijden van de loodsen
- Je overlegt met klanten over de lading
Wat breng je mee?
- Een diploma in de logistiek`,
    { language: 'nl', personaName: 'Havenplanner', personaGroupName: 'Planning' },
    3,
  ],
  [
    'German',
    `Im Bereich Einkauf suchen wir für unseren Hafen zum nächstmöglichen Zeitpunkt einen
Hafenmeister (m/w/d) für den Norden
Ihre künftigen Aufgaben
- Sie planen die Liegeplätze für alle Schiffe und Boote
- Sie prüfen die Sicherheit der Anlagen und der Boote
Darauf können Sie sich freuen
- 30 Tage Urlaub und eine Kantine mit Blick auf das Meer`,
    { language: 'de', personaName: 'Hafenmeister für den Norden', personaGroupName: 'Einkauf' },
    2,
  ],
  [
    'German without headings',
    `Buchhalterin (m/w/d) in Teilzeit
Wir sind ein Hafen an der Küste und bestehen seit 1950. Für unsere Abteilung Finanzen suchen wir eine Buchhalterin. In dieser Position bearbeiten Sie die Rechnungen der Reeder, erstellen die Meldungen an das Amt und unterstützen den Berater beim Jahresabschluss. Sie berichten direkt an die kaufmännische Leitung. Sie haben eine kaufmännische Ausbildung. Wir bieten Ihnen 30 Tage Urlaub. Bitte senden Sie Ihre Bewerbung an hafen@example.com.`,
    { language: 'de', personaName: 'Buchhalterin', personaGroupName: 'Finanzen', reportingTo: 'Kaufmännische Leitung' },
    2,
  ],
  [
    'French',
    `Notre entreprise est une équipe de dix personnes qui aime la mer et les bateaux. Nous recherchons un Responsable du port pour la saison.
Au sein du service Capitainerie, vous organisez la vie du port avec les équipes.
Vos missions
- Planifier les places des bateaux pour la saison
- Contrôler la sécurité des installations du port
Ce que nous offrons
- Une cantine avec vue sur la mer et un vélo`,
    { language: 'fr', personaName: 'Responsable du port', personaGroupName: 'Capitainerie' },
    2,
  ],
  [
    'French in one paragraph',
    `Notre hôtel de 80 chambres, situé au bord du port, recherche un réceptionniste de nuit (h/f). Rattaché au chef de réception, vous accueillez les clients tardifs et veillez à la sécurité de l'hôtel. Vous préparez également les salles du petit-déjeuner. Vous parlez anglais et avez une première expérience en hôtellerie. Nous offrons une mutuelle. Envoyez votre CV à hotel@example.com.`,
    { language: 'fr', personaName: 'Réceptionniste de Nuit', reportingTo: 'Chef de réception' },
    2,
  ],
  [
    'Italian',
    `Responsabile di magazzino
La nostra azienda, fondata nel 1962, produce vele per le barche e conta oltre 300 dipendenti.
Per il reparto Logistica cerchiamo un responsabile di magazzino che coordini la spedizione. La risorsa riporterà direttamente al Direttore della Produzione.
Di cosa ti occuperai
- Organizzare il lavoro di una squadra di otto persone
- Controllare le giacenze e preparare l'inventario annuale
- Gestire i rapporti con i corrieri
Cosa cerchiamo
- Esperienza di almeno tre anni in un ruolo simile`,
    {
      language: 'it',
      personaName: 'Responsabile di magazzino',
      personaGroupName: 'Logistica',
      reportingTo: 'Direttore della Produzione',
      roleDescription: expect.not.stringContaining('fondata'),
    },
    3,
  ],
  [
    'Portuguese',
    `Técnico de manutenção (m/f)
Somos uma empresa de barcos com sede no porto, fundada em 1985.
Procuramos um técnico de manutenção para o nosso departamento de Produção. A pessoa selecionada irá garantir o bom funcionamento das máquinas e reporta ao Diretor Industrial.
Funções
- Fazer a manutenção preventiva das máquinas
- Diagnosticar avarias elétricas e mecânicas
- Registar as intervenções no sistema
Requisitos
- Curso técnico de mecânica ou eletricidade`,
    {
      language: 'pt',
      personaName: 'Técnico de manutenção',
      personaGroupName: 'Produção',
      reportingTo: 'Diretor Industrial',
      roleDescription: expect.stringMatching(/^Procuramos .* Industrial\.$/),
    },
    3,
  ],
  [
    'Dutch',
    `Verpleegkundige wijkzorg
Wij zijn een organisatie met meer dan 500 medewerkers aan de kust.
Voor ons team Noord zoeken wij een verpleegkundige die zelfstandig werkt. Als verpleegkundige ben je het eerste aanspreekpunt voor de familie. Je rapporteert aan de teamleider Wijkzorg.
Wat ga je doen?
• Je stelt samen met de mensen een zorgplan op
• Je overlegt met de huisartsen
Wat vragen wij?
• Een diploma van niveau 4 of 5`,
    {
      language: 'nl',
      personaName: 'Verpleegkundige wijkzorg',
      personaGroupName: 'Noord',
      reportingTo: 'Teamleider Wijkzorg',
      roleDescription: expect.not.stringContaining('500'),
    },
    2,
  ],
])('%s: name, group, manager and duties', (_language, text, expected, count) => {
  const persona = cutText(text);
  expect(persona).toMatchObject(expected);
  expect(persona?.rolesAndResponsibilities.split('|')).toHaveLength(count);
});
