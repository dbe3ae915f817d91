import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';
import { readPersona } from './read-job-description';

/** Headings, labels and lead-ins of advertisements in other languages; all texts are our own. */
test.each([
  {
    language: 'Swiss German',
    text: `Jobtitel: Teamleiter:in Kundenservice (80-100 %)
Standort: Winterthur
Abteilung: Kundendienst

Kurzbeschrieb
Du führst ein Team von acht Personen und sorgst dafür, dass Anfragen innert 24 Stunden beantwortet sind.

Das bewegst du
• Du planst die Einsätze deines Teams
• Du entwickelst die Qualität unserer Antworten weiter
• Du bist Ansprechperson bei Reklamationen

Das zeichnet dich aus
• Erfahrung in der Führung`,
    expected: {
      personaName: 'Teamleiter:in Kundenservice',
      personaGroupName: 'Kundendienst',
      roleDescription:
        'Du führst ein Team von acht Personen und sorgst dafür, dass Anfragen innert 24 Stunden beantwortet sind.',
      rolesAndResponsibilities:
        'Du planst die Einsätze deines Teams|Du entwickelst die Qualität unserer Antworten weiter|Du bist Ansprechperson bei Reklamationen',
      requirements: ['Erfahrung in der Führung'],
    },
  },
  {
    language: 'Portuguese of Brazil',
    text: `Vaga: Analista de Recursos Humanos
Local: São Paulo
Área: Gente e Gestão

Sobre a vaga
O profissional será responsável pelo recrutamento e pela integração de novos colaboradores.

Principais atribuições:
- Conduzir processos seletivos de ponta a ponta
- Organizar treinamentos de integração
- Manter atualizados os indicadores da área

Formação:
- Superior completo em Psicologia ou Administração`,
    expected: {
      personaName: 'Analista de Recursos Humanos',
      personaGroupName: 'Gente e Gestão',
      rolesAndResponsibilities:
        'Conduzir processos seletivos de ponta a ponta|Organizar treinamentos de integração|Manter atualizados os indicadores da área',
      requirements: ['Superior completo em Psicologia ou Administração'],
    },
  },
  {
    language: 'Italian, with a lead-in instead of a heading',
    text: `Ricerchiamo per azienda metalmeccanica di Brescia un/una
IMPIEGATO/A UFFICIO ACQUISTI

La risorsa si occuperà di:
- emissione degli ordini ai fornitori
- gestione dei solleciti e delle consegne
- controllo delle fatture

Si richiede:
- diploma di ragioneria

Orario di lavoro: full time`,
    expected: {
      personaName: 'Impiegato/a Ufficio Acquisti',
      rolesAndResponsibilities:
        'Emissione degli ordini ai fornitori|Gestione dei solleciti e delle consegne|Controllo delle fatture',
      requirements: ['diploma di ragioneria'],
    },
  },
  {
    language: 'French, with a lead-in instead of a heading',
    text: `Titre du poste : Conseillère en insertion
Lieu de travail : Lyon

Présentation du poste
La conseillère accompagne quarante personnes vers un emploi durable.

Vous aurez pour missions :
- Accueillir les personnes et analyser leurs besoins
- Animer des ateliers de recherche d'emploi
- Tenir à jour les dossiers

Prérequis
- Deux ans d'expérience`,
    expected: {
      personaName: 'Conseillère en insertion',
      roleDescription: 'La conseillère accompagne quarante personnes vers un emploi durable.',
      rolesAndResponsibilities:
        "Accueillir les personnes et analyser leurs besoins|Animer des ateliers de recherche d'emploi|Tenir à jour les dossiers",
    },
  },
])('$language', ({ text, expected }) => {
  expect(cutJobDescription(textDocument(text), 'file.pdf')).toMatchObject(expected);
});

/** What is read of a whole document. */
const readText = (text: string) => readPersona(textDocument(text), 'file.pdf');

const GERMAN = `Sachbearbeiterin Einkauf (m/w/d)

Ihre Aufgaben
- Verhandeln von Verträgen mit Lieferanten
- Verfolgen von Bestellungen und Lieferungen
- Pflege des Registers der Lieferanten

Ihr Profil
- Kaufmännische Ausbildung
`;
const ENGLISH = `Purchasing Clerk (m/f/d)

Your tasks
- Negotiating contracts with suppliers
- Tracking orders and deliveries
- Keeping the register of suppliers

Your profile
- Commercial training
`;
const FRENCH = `Gestionnaire des achats

Responsabilités
- Négocier les contrats avec les fournisseurs
- Suivre les commandes et les livraisons
- Tenir à jour le registre des fournisseurs

Exigences
- Diplôme de commerce
`;
const ENGLISH_DUTIES =
  'Negotiating contracts with suppliers|Tracking orders and deliveries|Keeping the register of suppliers';
const GERMAN_DUTIES =
  'Verhandeln von Verträgen mit Lieferanten|Verfolgen von Bestellungen und Lieferungen|Pflege des Registers der Lieferanten';

test.each([
  { versions: 'German and English', text: `${GERMAN}\n${ENGLISH}`, name: 'Purchasing Clerk', duties: ENGLISH_DUTIES },
  { versions: 'English and French', text: `${ENGLISH}\n${FRENCH}`, name: 'Purchasing Clerk', duties: ENGLISH_DUTIES },
  {
    versions: 'German and French',
    text: `${GERMAN}\n${FRENCH}`,
    name: 'Sachbearbeiterin Einkauf',
    duties: GERMAN_DUTIES,
  },
])('of a document in $versions one version is read', ({ text, name, duties }) => {
  expect(readText(text)).toMatchObject({
    persona: { personaName: name, rolesAndResponsibilities: duties },
    others: [],
    note: expect.stringContaining('was not read. If it is about another role, send it as a file of its own.'),
  });
});

test('a title in two languages above two versions is kept', () => {
  const text = `Gestionnaire des achats / Procurement Officer

Description du poste
La gestionnaire des achats planifie et réalise les achats de l'usine et conseille les chefs d'équipe.

${FRENCH.replace('Gestionnaire des achats\n', '')}
Job description
The procurement officer plans and carries out the purchases of the plant and advises the team leaders.

${ENGLISH.replace('Purchasing Clerk (m/f/d)\n', '')}`;
  expect(readText(text)).toMatchObject({
    persona: {
      personaName: 'Gestionnaire des achats / Procurement Officer',
      roleDescription:
        'The procurement officer plans and carries out the purchases of the plant and advises the team leaders.',
      rolesAndResponsibilities: ENGLISH_DUTIES,
    },
  });
});

test('a document whose requirements are in another language has one version', () => {
  const text = `${GERMAN}
Your skills
- English at level C1, and experience with suppliers in Asia`;
  expect(readText(text)).toMatchObject({ persona: { rolesAndResponsibilities: GERMAN_DUTIES } });
});

test('requirements that stand in one language only are not lost', () => {
  const text = `${ENGLISH.replace(/Your profile[\s\S]*/, '')}
${GERMAN}`;
  expect(readText(text)).toMatchObject({
    persona: {
      rolesAndResponsibilities: expect.stringContaining(GERMAN_DUTIES),
      requirements: ['Kaufmännische Ausbildung'],
    },
  });
});

test('sentences that begin with the word of a heading are requirements and duties', () => {
  const text = `Bilanzbuchhalter (m/w/d)

Ihre Aufgaben
- Erstellung der Abschlüsse
- Kontenabstimmung
- Meldungen an das Finanzamt

Ihr Profil
Abgeschlossene Weiterbildung zum Bilanzbuchhalter
Kenntnisse in DATEV und HGB
Wünschenswert sind Kenntnisse in IFRS

Wir bieten: Firmenwagen und Jobrad`;
  expect(readText(text)).toMatchObject({
    persona: {
      rolesAndResponsibilities: 'Erstellung der Abschlüsse|Kontenabstimmung|Meldungen an das Finanzamt',
      requirements: [
        'Abgeschlossene Weiterbildung zum Bilanzbuchhalter',
        'Kenntnisse in DATEV und HGB',
        'Wünschenswert sind Kenntnisse in IFRS',
      ],
    },
  });
});
