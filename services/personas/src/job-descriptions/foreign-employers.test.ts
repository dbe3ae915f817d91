import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

/** The same as unknown employers, in other languages than English; all texts are our own. */
const cutText = (text: string) => cutJobDescription(textDocument(text), 'file.pdf');

test.each([
  {
    wording: 'a French introduction of the tasks',
    text: `Conseiller principal
Nous transformons le port.
Nous sommes à la recherche d'une personne qui effectuera ce qui suit :
- Comprendre le travail des équipes
- Élaborer notre approche
- Fournir des conseils`,
    expected: {
      rolesAndResponsibilities: 'Comprendre le travail des équipes|Élaborer notre approche|Fournir des conseils',
    },
  },
  {
    wording: 'French: the employer first, then whom it seeks, and what a good candidate is able to do',
    text: `Adjoint de direction
Le service du port est chargé de moderniser les quais de la ville. Nous recherchons un adjoint qui saura gérer de nombreuses priorités.
Nous recherchons une personne qui saura :
- Gérer les calendriers
- Rédiger la correspondance
- Organiser les réunions
Un excellent candidat ou une excellente candidate sera en mesure de :
- Maîtriser les logiciels de bureau
- Communiquer en deux langues`,
    expected: {
      roleDescription: 'Nous recherchons un adjoint qui saura gérer de nombreuses priorités.',
      rolesAndResponsibilities: 'Gérer les calendriers|Rédiger la correspondance|Organiser les réunions',
    },
  },
  {
    wording: 'Portuguese: the list under the description of the vacancy, and an employer that is no description',
    text: `Técnico em Eletrônica
Nossa empresa
A Porto Robôs foi criada em 2017, com o propósito de criar um robô para o porto.
Descrição da vaga
- Montagem elétrica de robôs novos
- Fabricação de chicotes elétricos
- Executar testes e validar robôs
Requisitos
- Ler diagramas elétricos
- Montar placas`,
    expected: {
      roleDescription: '',
      rolesAndResponsibilities:
        'Montagem elétrica de robôs novos|Fabricação de chicotes elétricos|Executar testes e validar robôs',
    },
  },
  {
    wording: 'Italian: your profile are requirements',
    text: `Tecnico di rete
Le tue attività
- Installare le reti dei clienti
- Rispondere ai clienti
- Scrivere i rapporti
Il tuo profilo
- Esperienza nel settore
- Buona conoscenza di italiano e tedesco`,
    expected: { rolesAndResponsibilities: 'Installare le reti dei clienti|Rispondere ai clienti|Scrivere i rapporti' },
  },
  {
    wording: 'German: a cook for all genders, with the share of a full post',
    text: `KöchIn (80-100 %)
Ihre Aufgaben
- Kochen für die Gäste des Hafens
- Bestellen der Waren
- Planen der Speisen
Ihr Profil
- Ausbildung in der Küche`,
    expected: { personaName: 'KöchIn' },
  },
  {
    wording: 'German: a chair of a university',
    text: `Wissenschaftlicher Mitarbeiter (m/w/d)
Die Professur für Wasserbau und Umwelt sucht einen wissenschaftlichen Mitarbeiter.
Ihre Aufgaben
- Leitung von Übungen
- Auswertung von Messungen
- Betreuung von Arbeiten`,
    expected: { groupGuess: 'Professur für Wasserbau und Umwelt' },
  },
])('$wording', ({ text, expected }) => {
  expect(cutText(text)).toMatchObject(expected);
});
