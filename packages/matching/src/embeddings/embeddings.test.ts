import { SAMPLE_ROLES } from '../library.fixtures';
import { jobTexts, nameTexts, titleText } from './embeddings';

const job = (title: string) => ({ title, description: 'Pflegt Menschen.' });

it.each<[string, readonly string[] | undefined, string]>([
  ['Krankenpfleger (m/w/d)', ['de', 'en'], 'Krankenpfleger'],
  ['Krankenpfleger (m/w/d)', undefined, 'Krankenpfleger'],
  ['Sr. HR Mgr', ['de', 'en'], 'Sr. HR Mgr'],
  ['Sr. HR Mgr', ['en'], 'senior human resources manager'],
  ['Bäcker:in', ['en'], 'baker'],
])('%s for a model that reads %j: %s', (title, languages, name) => {
  expect(jobTexts(job(title), { languages })).toEqual({ whole: `${name}. Pflegt Menschen.`, name });
});

it('a title of additions alone has no text', () => {
  expect(jobTexts({ title: '(m/w/d)', description: ' ' }, {})).toBeUndefined();
  expect(titleText('(m/w/d)', {})).toBeUndefined();
});

it('a job whose title has nothing but additions is compared by its description', () => {
  const description = 'Pflegt Menschen.';
  expect(jobTexts({ title: '(m/w/d)', description }, {})).toEqual({ whole: description, name: description });
});

it.each<[readonly string[] | undefined, string, string[]]>([
  [['en'], 'baker', ['baker', 'bread maker', 'baker']],
  [undefined, 'Bäcker', ['baker', 'bread maker', 'baker', 'Bäcker']],
])('a model that reads %j compares a title with the names that it reads', (languages, title, names) => {
  const [role] = SAMPLE_ROLES;
  if (!role) throw new Error('there is no role');
  const named = {
    ...role,
    label: 'Baker',
    alternativeLabels: ['bread maker', 'baker (m/f)'],
    translatedNames: ['Bäcker'],
  };
  expect(titleText('Bäcker (m/w/d)', { languages })).toBe(title);
  expect(nameTexts(named, { languages })).toEqual(names);
});
