import { describe, expect, it } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

const read = (...lines: string[]) => cutJobDescription(textDocument(lines.join('\n')), 'job.txt');

const FRENCH_DUTIES = ['Vos missions', '- Piloter les projets', '- Animer le réseau', '- Suivre les indicateurs'];
const FRENCH_END = ['Profil recherché', '- Master en gestion'];

describe('the group of a role in other languages', () => {
  it.each([
    ['Le bureau du chef des opérations recrute un chef de projet.', 'Bureau du chef des opérations'],
    ['La direction des finances recherche un chef de projet.', 'Direction des finances'],
  ])('is the French unit that seeks somebody: %s', (sentence, groupGuess) =>
    expect(read('Chef de projet', '', sentence, '', ...FRENCH_DUTIES, '', ...FRENCH_END)).toMatchObject({ groupGuess }),
  );

  it('is not the kitchen for a French head of something', () => {
    const persona = read('Chef de projet transformation', '', ...FRENCH_DUTIES, '', ...FRENCH_END);
    expect(persona?.groupGuess).not.toBe('Hospitality');
  });

  it.each([
    ["Per potenziamento dell'ufficio Amministrazione cerchiamo un contabile.", 'Amministrazione'],
    ["Cerchiamo un contabile per il potenziamento dell'ufficio Acquisti.", 'Acquisti'],
  ])('is the Italian office: %s', (sentence, personaGroupName) => {
    const duties = ['Di cosa ti occuperai', '- Registrazione fatture', '- Riconciliazioni', '- Chiusura di bilancio'];
    expect(read('Contabile', '', sentence, '', ...duties, '', 'Requisiti', '- Diploma')).toMatchObject({
      personaGroupName,
    });
  });

  it('is what a French form has beside its label', () => {
    const form = [
      'Intitulé : Technicien de maintenance',
      'Direction : Bâtiments',
      'Supérieur hiérarchique : Chef du service',
    ];
    expect(read(...form, '', ...FRENCH_DUTIES, '', ...FRENCH_END)).toMatchObject({
      personaName: 'Technicien de maintenance',
      personaGroupName: 'Bâtiments',
      reportingTo: 'Chef du service',
    });
  });
});
