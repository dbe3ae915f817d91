import { expect, it } from '@jest/globals';
import { readFiles } from '../taxonomy-files/read-files.fixtures';
import { findOnetTranslations, readOnetTranslations } from './onet-translations';

const read = (files: Record<string, string>) =>
  readFiles(files, async (tables, target) => {
    const found = await findOnetTranslations(tables);
    return found.length ? readOnetTranslations(found, target) : undefined;
  });
const NURSE = { externalId: '29-1141.00', language: 'es', name: 'Enfermeros', alternativeNames: [], description: '' };

it.each<[string, Record<string, string>, object]>([
  ['by the name of the file', { 'Spanish Titles.txt': 'O*NET-SOC Code\tTitle\n29-1141.00\tEnfermeros\n' }, NURSE],
  [
    'beside the English titles',
    { 'Occupations.csv': 'O*NET-SOC Code,Title,Spanish Title\n29-1141.00,Registered Nurses,Enfermeros\n' },
    NURSE,
  ],
  [
    'without the English texts of the other columns',
    {
      'Occupations.csv':
        'O*NET-SOC Code,Title,Description,Also Called,Spanish Title\n29-1141.00,Registered Nurses,Care,RN,Enfermeros\n',
    },
    NURSE,
  ],
  [
    'from a Spanish column beside an English one',
    { 'Occupations.csv': 'O*NET-SOC Code,Title,Description,Título\n29-1141.00,Registered Nurses,Care,Enfermeros\n' },
    NURSE,
  ],
  [
    'with all Spanish columns',
    {
      'Occupations.csv':
        'Code,Title,Spanish Title,Description,Spanish Description\n29-1141.00,Registered Nurses,Enfermeros,Care,Cuidan\n',
    },
    { ...NURSE, description: 'Cuidan' },
  ],
  [
    'with the fields of its web service',
    {
      'careers_es.csv':
        'code,title,what_they_do,also_called\n29-1141.00,Enfermeros,Cuidan,"Enfermero Escolar\nEnfermero"\n',
    },
    { ...NURSE, alternativeNames: ['Enfermero Escolar', 'Enfermero'], description: 'Cuidan' },
  ],
  ['with Spanish titles of columns', { 'carreras.csv': 'Código;Carrera\n29-1141.00;Enfermeros\n' }, NURSE],
  [
    'with a row for each alternate title, in a table before',
    {
      'Alternate Titles_es.txt':
        'O*NET-SOC Code\tAlternate Title\n29-1141.00\tEnfermero Escolar\n29-1141.00\tEnfermeros\n',
      'Occupation Data_es.txt': 'O*NET-SOC Code\tTitle\tDescription\n29-1141.00\tEnfermeros\tCuidan\n',
    },
    { ...NURSE, alternativeNames: ['Enfermero Escolar'], description: 'Cuidan' },
  ],
])('titles are read %s', async (_, files, role) => {
  const { result, translations } = await read(files);
  expect(translations).toEqual({ skills: [], roles: [role] });
  expect(result).toMatchObject({ taxonomy: 'O*NET', frame: { language: 'es', warnings: [] } });
});

it.each<[string, Record<string, string>, string]>([
  [
    'of several languages',
    { 'Titles_es.csv': 'O*NET-SOC Code,Title\n', 'Titles_fr.csv': 'O*NET-SOC 2019 Code,Title\n' },
    'These are files in Spanish and French. Import one language at a time.',
  ],
  ['without titles', { 'Spanish.csv': 'O*NET-SOC Code,Nombre\n' }, 'Spanish.csv has no column Title.'],
])('files %s are refused', async (_, files, refusal) => {
  expect((await read(files)).result).toMatchObject({ refusal });
});

it('a row without a code is named by its file and number', async () => {
  const { result, translations } = await read({
    'Spanish Titles.csv': 'O*NET-SOC Code,Title\n29-1141,Enfermeros\n,Gerentes\n11-1021.00,Gerentes\n',
  });
  expect(translations.roles.map(({ externalId }) => externalId)).toEqual(['11-1021.00']);
  expect(result?.frame?.warnings).toEqual([
    'Spanish Titles.csv, row 2: 29-1141 is no code of an occupation, such as 11-1011.00.',
    'Spanish Titles.csv, row 3: no code of an occupation, such as 11-1011.00.',
  ]);
});

it.each([
  ['are no translations without one of its codes', 'Berufe_de.csv', 'B 43104,Informatikerin', undefined],
  ['are translations with one', 'Berufe_de.csv', 'Code der Berufe,\n15-1252.00,Informatikerin', 'de'],
])('titles with codes %s', async (_, file, rows, language) => {
  expect((await read({ [file]: `Code,Title\n${rows}\n` })).result?.frame?.language).toBe(language);
});

it('English tables of O*NET are no translations', async () => {
  const files = { 'Alternate Titles.txt': 'O*NET-SOC Code\tAlternate Title\n29-1141.00\tNurse\n' };
  expect((await read(files)).result).toBeUndefined();
});
