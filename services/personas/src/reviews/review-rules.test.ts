import { describe, expect, it } from '@jest/globals';
import type { ApprovalState } from '@skills-architect/contracts/personas';
import {
  afterStep,
  allowedSteps,
  countSkipped,
  fitsStep,
  isChangedSinceSent,
  type ReviewStep,
  skippedAs,
} from './review-rules';
import { aRow, aSnapshot } from './reviews.fixtures';

const at = new Date(0);
const version = aSnapshot();
const approved = { by: 1, at, version };
const sent = { by: 2, at, message: '' };
const sending = { changeSet: 'set', asked: [5] };

describe('a step', () => {
  it.each<[ReviewStep['kind'], ApprovalState, boolean, boolean]>([
    ['send', 'draft', false, true],
    ['send', 'inReview', true, false],
    ['send', 'approved', false, false],
    ['send', 'approved', true, true],
    ['withdraw', 'draft', false, false],
    ['withdraw', 'inReview', false, true],
    ['withdraw', 'approved', true, false],
    ['approve', 'draft', false, false],
    ['approve', 'inReview', false, true],
    ['approve', 'approved', false, false],
    ['approve', 'approved', true, true],
    ['refuse', 'draft', false, false],
    ['refuse', 'inReview', false, true],
    ['refuse', 'approved', true, false],
  ])('%s of %s, changed since: %s, fits: %s', (kind, state, isChanged, fits) => {
    expect(fitsStep(kind, state, isChanged)).toBe(fits);
  });

  it.each<[ReviewStep, object]>([
    [
      { kind: 'send', message: 'Look' },
      { state: 'inReview', sent: { by: 3, at, message: 'Look', version, ...sending }, refused: null },
    ],
    [{ kind: 'withdraw' }, { state: 'draft', sent: null }],
    [
      { kind: 'approve' },
      { state: 'approved', sent: null, refused: null, approved: { by: 3, at, version }, decidedUntil: null },
    ],
    [
      { kind: 'refuse', reason: 'No' },
      { state: 'draft', sent: null, refused: { by: 3, at, reason: 'No', sentBy: 2 } },
    ],
  ])('%j changes the review', (step, expected) => {
    expect(afterStep(step, { sent, approved: null }, { by: 3, at, current: version, ...sending })).toEqual(expected);
  });

  it.each<ReviewStep>([{ kind: 'withdraw' }, { kind: 'refuse', reason: 'No' }])(
    '%j returns to the approved version',
    (step) => {
      expect(afterStep(step, { sent, approved }, { by: 3, at, current: version, ...sending }).state).toBe('approved');
    },
  );

  it.each([
    ['as sent', { ...sent, version }, aSnapshot(), false],
    ['another name', { ...sent, version }, { ...version, personaName: 'Other' }, true],
    ['other skills', { ...sent, version: { ...version, rows: [aRow(2, 1)] } }, { ...version, rows: [] }, true],
    ['sent before versions were stored', sent, { ...version, personaName: 'Other' }, false],
  ])('changed since it was sent: %s', (_, state, now, expected) => {
    expect(isChangedSinceSent(state, now)).toBe(expected);
  });

  it.each([
    [false, false, 'draft', []],
    [true, false, 'draft', ['send']],
    [true, false, 'inReview', ['withdraw']],
    [true, true, 'inReview', ['withdraw', 'approve', 'refuse']],
  ] as const)('is allowed: needed %s, by an approver %s, of %s: %j', (isNeeded, isApprover, state, expected) => {
    const allowed = Object.entries(allowedSteps(state, false, { isNeeded, isApprover }));
    expect(allowed.filter(([, may]) => may).map(([step]) => step)).toEqual(expected);
  });
});

describe('how a skipped persona stands', () => {
  const refused = { by: 4, at, reason: 'Levels', sentBy: 2 };
  it.each([
    ['in review', { state: 'inReview', sent, refused: null, approved }, { state: 'inReview', by: 2 }],
    ['refused', { state: 'draft', sent: null, refused, approved: null }, { state: 'refused', by: 4 }],
    ['with refused changes', { state: 'approved', sent: null, refused, approved }, { state: 'refused', by: 4 }],
    ['approved', { state: 'approved', sent: null, refused: null, approved }, { state: 'approved', by: 1 }],
    ['not sent yet', { state: 'draft', sent: null, refused: null, approved: null }, { state: 'draft', by: null }],
  ] as const)('%s', (_, review, expected) => {
    expect(skippedAs(review)).toEqual(expected);
  });

  it('is counted by state and user', () => {
    const [mine, yours] = [{ state: 'approved', by: 1 } as const, { state: 'approved', by: 2 } as const];
    expect(countSkipped([mine, yours, mine])).toEqual([
      { ...mine, count: 2 },
      { ...yours, count: 1 },
    ]);
  });
});
