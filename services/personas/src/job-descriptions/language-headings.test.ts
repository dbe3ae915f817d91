import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

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
