import { expect, it } from '@jest/globals';
import { readFiles } from '../taxonomy-files/read-files.fixtures';
import { readTranslations } from './esco-translations';

const COLUMNS = 'conceptType,conceptUri,preferredLabel,altLabels,description\n';

/** What the reader says of these files, and the translations of skills in them. */
const read = async (files: Record<string, string>) => {
  const { result, translations } = await readFiles(files, (tables, target) => readTranslations(tables, 'en', target));
  return { result, skills: translations.skills };
};

it.each<[string, Record<string, string>, RegExp]>([
  [
    'of several languages',
    { 'skills_de.csv': COLUMNS, 'skills_fr.csv': COLUMNS },
    /^These are files in German and French. Import one language at a time.$/,
  ],
  [
    'with a language that is none',
    { 'skills_xx.csv': COLUMNS },
    /^The name of a file ends with xx, which is no code of a language, such as de or fr.$/,
  ],
  [
    'without names',
    { 'conceptSchemes_fr.csv': 'conceptUri,preferredLabel\nesco/x,ISCO\n' },
    /^Of ESCO's files in French, skills_fr.csv, occupations_fr.csv, skillGroups_fr.csv and ISCOGroups_fr.csv are imported/,
  ],
  [
    'that lack columns',
    { 'skills_fr.csv': 'conceptUri,preferredLabel\nesco/s1,apprivoiser\n' },
    /^skills_fr.csv has no column altLabels, description.$/,
  ],
])('files %s are refused', async (_, files, refusal) => {
  expect((await read(files)).result?.refusal).toMatch(refusal);
});

it('English files are no translations', async () => {
  expect((await read({ 'skills_en.csv': COLUMNS })).result).toBeUndefined();
});

it('files are read with semicolons between the columns', async () => {
  const { result, skills } = await read({
    'skills_fr.csv':
      'conceptType;conceptUri;preferredLabel;altLabels;description\nSkill;esco/s2;"calmer; apaiser";;Calme, apaise\n',
  });
  expect(result?.frame).toMatchObject({ language: 'fr', warnings: [] });
  expect(skills).toMatchObject([{ externalId: 'esco/s2', name: 'calmer; apaiser' }]);
});

it('a text that is too long loses its row alone, which is named', async () => {
  const { result, skills } = await read({
    'skills_fr.csv': `${COLUMNS}Skill,esco/s1,${'a'.repeat(501)},,\nSkill,esco/s2,calmer,,\n`,
  });
  expect(skills.map(({ externalId }) => externalId)).toEqual(['esco/s2']);
  expect(result?.frame?.warnings).toEqual([
    'skills_fr.csv, esco/s1, name: Use at most 500 characters. It is left out.',
  ]);
});

it('a national mapping translates by the names of its ESCO concepts', async () => {
  const mapping = [
    ',,,',
    'Mapping project author,An agency,,',
    'Classification 1 Name,ESCO,,',
    'Classification 1 Language,de,,',
    'Classification 1 URI,Classification 1 PrefLabel,Classification 2 ID,Classification 2 PrefLabel',
    'esco/s2,Plasma beruhigen,K 1,Plasma',
    'esco/s2,Plasma beruhigen,K 2,Ruhe',
    '',
  ].join('\n');
  const { result, skills } = await read({ 'mapping.csv': mapping });
  expect(result).toMatchObject({ tables: [{ table: 'mapping', file: 'mapping.csv' }], frame: { language: 'de' } });
  expect(skills).toMatchObject([{ externalId: 'esco/s2', name: 'Plasma beruhigen' }]);
});
