import { expandAbbreviations } from './abbreviations';

it.each([
  ['Sr. BI Engineer', 'senior business intelligence Engineer'],
  ['VP, R&D', 'vice president, research and development'],
  ['HR Mgr', 'human resources manager'],
  ['HRBP Germany', 'human resources business partner Germany'],
  ['APRN', 'advanced practice registered nurse'],
  ['Technical Architect', 'Technical Architect'],
  ['Tech Lead', 'Tech Lead'],
  ['Physician Assistant (PA)', 'Physician Assistant (PA)'],
  ['Éclairagiste', 'Éclairagiste'],
])('%s: %s', (title, written) => {
  expect(expandAbbreviations(title)).toBe(written);
});
