import { expect, it } from '@jest/globals';
import type { ReviewStep } from './review-rules';
import { noticesOfStep, type TakenReview } from './step-notices';

const ANNA = 11;
const SEND: ReviewStep = { kind: 'send', message: 'Look' };
const REFUSE: ReviewStep = { kind: 'refuse', reason: 'Levels' };
const APPROVE: ReviewStep = { kind: 'approve' };
const noticed = (step: ReviewStep, approverIds = [12, 13]) => ({
  step,
  clientId: 7,
  changeSet: 'set',
  userId: ANNA,
  userName: 'A. Weber',
  approverIds,
});
const aReview = (personaId: number, changes: Partial<TakenReview> = {}): TakenReview => ({
  personaId,
  personaName: `Persona ${personaId}`,
  sentBy: null,
  ...changes,
});
const four = [1, 2, 3, 4].map((id) => aReview(id));
const LIST = '/personas?client=7';

it.each<[string, ReviewStep, number[], TakenReview[], unknown[]]>([
  [
    'sending one',
    SEND,
    [12],
    [aReview(1)],
    [[12, 'reviewAsked', 'A. Weber asks you to review Persona 1', 'Look', '/persona/review/1?client=7']],
  ],
  [
    'sending several',
    SEND,
    [12],
    four,
    [
      [
        12,
        'reviewAsked',
        'A. Weber asks you to review 4 personas',
        'Persona 1, Persona 2, Persona 3 and 1 more: Look',
        `${LIST}&approval=waitsForMe`,
      ],
    ],
  ],
  [
    'sending without a message',
    { kind: 'send', message: '' },
    [12],
    four.slice(0, 2),
    [
      [
        12,
        'reviewAsked',
        'A. Weber asks you to review 2 personas',
        'Persona 1, Persona 2',
        `${LIST}&approval=waitsForMe`,
      ],
    ],
  ],
  ['sending nothing', SEND, [12], [], []],
  ['sending by the only approver', SEND, [ANNA], four, []],
  ['taking out of review', { kind: 'withdraw' }, [12], [aReview(1, { sentBy: 12 })], []],
  [
    'approving one',
    APPROVE,
    [],
    [aReview(1, { sentBy: 14 })],
    [[14, 'reviewDecided', 'A. Weber approved Persona 1', '', '/persona/review/1?client=7']],
  ],
  ['approving what nobody has sent', APPROVE, [12], [aReview(1)], []],
  ['deciding on the own personas', APPROVE, [12], [aReview(1, { sentBy: ANNA })], []],
  [
    'refusing those of two senders',
    REFUSE,
    [],
    [aReview(1, { sentBy: 14 }), aReview(2, { sentBy: 15 }), aReview(3, { sentBy: 14 })],
    [
      [14, 'reviewDecided', 'A. Weber refused 2 personas', 'Persona 1, Persona 3: Levels', `${LIST}&approval=refused`],
      [15, 'reviewDecided', 'A. Weber refused Persona 2', 'Levels', '/persona/review/2?client=7'],
    ],
  ],
  [
    'approving several',
    APPROVE,
    [],
    [aReview(1, { sentBy: 14 }), aReview(2, { sentBy: 14 })],
    [[14, 'reviewDecided', 'A. Weber approved 2 personas', 'Persona 1, Persona 2', `${LIST}&approval=approved`]],
  ],
])('%s', (_, step, approverIds, reviews, expected) => {
  const notices = noticesOfStep(noticed(step, approverIds), reviews);
  expect(notices.map(({ userId, kind, title, text, to }) => [userId, kind, title, text, to])).toEqual(expected);
  expect(notices.every(({ key, clientId }) => key === 'review-set' && clientId === 7)).toBe(true);
});

it('fits long names and messages', () => {
  const long = [1, 2].map((id) => aReview(id, { personaName: 'x'.repeat(400) }));
  const [notice] = noticesOfStep(noticed({ kind: 'send', message: 'y'.repeat(4000) }), long);
  expect([notice?.text.length, notice?.text.slice(249, 254)]).toEqual([500, '…: yy']);
});
