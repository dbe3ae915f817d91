import { buildIndex } from '../match-index';
import { readQuery } from '../relevance/read-query';
import { compareLanguages, isAcrossLanguages } from './across-languages';

const MANAGER = {
  ...{ roleId: 1, language: 'en', label: 'collection manager', alternativeLabels: [], essentialSkills: [] },
  ...{ description: 'Work in a museum.', group: { label: 'museums', text: '' } },
};
const GERMAN_NAMES = ['Sammlungsleiter', 'Sammlungsleiterin'];
const english = buildIndex([MANAGER]);
const both = buildIndex([{ ...MANAGER, translatedNames: GERMAN_NAMES }]);
const german = buildIndex([{ ...MANAGER, language: 'de', label: 'Museumsfachkraft' }]);

it.each([
  ['Sammlungsleiter (m/w/d)', english, true],
  ['Sammlungsleiter (m/w/d)', both, false],
  ['Collection Manager', english, false],
  ['Collection Manager', both, false],
])('a title and the nearest name of a role: %s', (title, library, expected) => {
  expect(isAcrossLanguages(library, readQuery(library, { title, description: '' }), 0)).toBe(expected);
});

const compare = (library: typeof english, job: { title: string; description: string; language?: string }) =>
  compareLanguages(library, job, readQuery(library, job), 0);
const text = { title: 'Lagerleiter', description: 'Führt das Lager.' };

it.each([
  ['a German description', { ...text, language: 'de' }, english, { part: 'description', job: 'de', role: 'en' }],
  ['an English one of a German title', { ...text, language: 'en' }, english, undefined],
  ['one in an unknown language', text, english, undefined],
  ['a German one, of a role with German texts', { ...text, language: 'de' }, german, undefined],
  [
    'an English one, of such a role',
    { ...text, language: 'en' },
    german,
    { part: 'description', job: 'en', role: 'de' },
  ],
  ['a German title alone', { ...text, description: '' }, english, { part: 'title', job: 'de', role: 'en' }],
  ['a German title alone, of a role with German texts', { ...text, description: '' }, german, undefined],
  ['an English title alone', { title: 'Warehouse Manager', description: '' }, english, undefined],
  [
    'a title of several languages',
    { title: 'Ingenieur', description: '' },
    english,
    { part: 'title', job: 'other', role: 'en' },
  ],
])('the languages of a job and a role: %s', (_what, job, library, expected) => {
  expect(compare(library, job)).toEqual(expected);
});
