import { writeOut } from './abbreviations';

it.each([
  ['Sr. BI Engineer', 'senior business intelligence Engineer'],
  ['VP, R&D', 'vice president, research and development'],
  ['HR Mgr', 'human resources manager'],
  ['Technical Architect', 'Technical Architect'],
  ['Éclairagiste', 'Éclairagiste'],
])('%s: %s', (title, written) => {
  expect(writeOut(title)).toBe(written);
});
