import { expect, test } from '@jest/globals';
import { tickedOnly } from './ticked-only';

test.each([
  ['the ticked option', ['☐ Kitchen ☒ Harbour ☐ Office'], ['Harbour']],
  ['several ticked options', ['Days: ☑ Monday ☐ Tuesday ☑ Friday'], ['Days: Monday, Friday']],
  ['boxes behind their options', ['Unit: Kitchen ☐ Harbour ☒'], ['Unit: Harbour']],
  ['nothing when no option is ticked', ['Exempt\t☐ Yes ☐ No'], ['Exempt']],
  ['an option of several cells', ['Hours\t☐ Full time\t☒ Part time'], ['Hours\tPart time']],
  ['typed boxes', ['[ ] Kitchen [x] Harbour'], ['Harbour']],
  ['a list with a box on each line', ['☐ Kitchen', '☒ Harbour', '', '☐ Office'], ['', 'Harbour', '', '']],
  ['a list with boxes as bullets', ['☐ Mends nets', '☐ Paints hulls'], ['☐ Mends nets', '☐ Paints hulls']],
  ['text without boxes', ['Mends nets [see below]'], ['Mends nets [see below]']],
])('of check boxes remains %s', (_kind, lines, remaining) => {
  expect(tickedOnly(lines)).toEqual(remaining);
});
