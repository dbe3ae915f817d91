import { jobTexts } from './embeddings';

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
  expect(jobTexts({ title: '(m/w/d)', description: '' }, {})).toEqual({ whole: '', name: '' });
});
