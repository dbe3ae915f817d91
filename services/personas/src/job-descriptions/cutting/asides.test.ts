import { expect, it } from '@jest/globals';
import { withoutAsides } from './asides';

const WORK = 'The Archivist keeps the records of the town.';

it.each([
  ['only to whom the role reports', 'This position reports to the Town Clerk.'],
  ['the same with a language', 'This position is English Essential and will report to the Town Clerk.'],
  ['what the person is like', 'The ideal candidate will have a sense of order.'],
  ['what the role asks for', 'The role requires a working knowledge of Latin.'],
  ['whom it suits', 'This role would suit a historian.'],
  ['why to apply', 'This is an exciting opportunity for a historian.'],
  ['a condition', 'If you love paper, this is the place for you.'],
  ['the kind of contract', 'This is a full-time temporary position.'],
  ['a question', 'Do you love paper?'],
])('a description leaves out %s', (_, aside) => {
  expect(withoutAsides([[WORK, aside]])).toEqual([[WORK]]);
});

it.each([
  'The position reports to the Town Clerk and manages two assistants.',
  'Reporting to the Town Clerk, the Archivist keeps the records.',
  'The successful candidate will serve as keeper of the records.',
  'This is an exciting opportunity to lead the digitisation of the archive.',
  'This is a temporary position to digitise the archive.',
])('a description keeps what says something about the work: %s', (sentence) => {
  expect(withoutAsides([[WORK], [sentence]])).toEqual([[WORK], [sentence]]);
});

it('a description of asides only is kept', () => {
  expect(withoutAsides([['This role would suit a historian.']])).toEqual([['This role would suit a historian.']]);
});
