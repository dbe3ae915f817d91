import { describeReview } from './describe-review';

const by = { userId: 3, userName: 'A. Weber' };
const at = '2026-11-03T12:00:00.000Z';
const draft = { state: 'draft' as const, sent: null, refused: null, approved: null, fields: [], skills: [] };
const approved = { ...draft, state: 'approved' as const, approved: { by, at } };
const changed = { field: 'personaName' as const, approved: 'Driver', current: 'Lorry Driver' };

test.each([
  [draft, 'Draft: not sent for review yet'],
  [
    { ...draft, state: 'inReview' as const, sent: { by, at, message: '' } },
    'In review since Nov 3, 2026, sent by A. Weber',
  ],
  [{ ...draft, refused: { by, at, reason: 'Levels' } }, 'Refused by A. Weber on Nov 3, 2026'],
  [approved, 'Approved by A. Weber on Nov 3, 2026'],
  [{ ...approved, fields: [changed] }, 'Approved by A. Weber on Nov 3, 2026, 1 change since'],
])('%#: a review is described', (review, text) => {
  expect(describeReview(review)).toBe(text);
});
