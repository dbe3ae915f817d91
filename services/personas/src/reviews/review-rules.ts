import type { ApprovalState, Review, SkippedPersonas } from '@skills-architect/contracts/personas';
import { isChanged } from './differences';
import type { ReviewFields } from './review-document';
import type { Snapshot } from './snapshot';

/** A step of a review, with the text that the user gives. */
export type ReviewStep =
  | { kind: 'send'; message: string }
  | { kind: 'withdraw' }
  | { kind: 'approve' }
  | { kind: 'refuse'; reason: string };

/** The event that each step adds to the history of a review. */
export const STEP_EVENTS = { send: 'sent', withdraw: 'withdrawn', approve: 'approved', refuse: 'refused' } as const;

/** The message or reason of a step. */
export const textOfStep = (step: ReviewStep): string => {
  if (step.kind === 'send') return step.message;
  return step.kind === 'refuse' ? step.reason : '';
};

/**
 * Whether a step fits the state of a persona; `isChanged`: it differs from its approved version. Drafts and changed
 * approved ones can be sent; what is in review can be withdrawn, approved or refused; approved ones that have changed
 * can be approved as they are.
 */
export const fitsStep = (kind: ReviewStep['kind'], state: ApprovalState, isChanged: boolean): boolean => {
  if (kind === 'send') return state === 'draft' || (state === 'approved' && isChanged);
  if (kind === 'approve') return state === 'inReview' || (state === 'approved' && isChanged);
  return state === 'inReview';
};

/** What a user may do with a persona; only approvers decide, and nothing is decided without approvers. */
export const allowedSteps = (
  state: ApprovalState,
  isChanged: boolean,
  { isNeeded, isApprover }: { isNeeded: boolean; isApprover: boolean },
): Review['allowed'] => ({
  send: isNeeded && fitsStep('send', state, isChanged),
  withdraw: fitsStep('withdraw', state, isChanged),
  approve: isApprover && fitsStep('approve', state, isChanged),
  refuse: isApprover && fitsStep('refuse', state, isChanged),
});

/** The state after a step. What ends without an approval returns to the approved version, if there is one. */
export const stateAfter = (kind: ReviewStep['kind'], hasApproved: boolean): ApprovalState => {
  if (kind === 'send') return 'inReview';
  return kind === 'approve' || hasApproved ? 'approved' : 'draft';
};

/** How a skipped persona stands in its review, and who made it so; null for drafts. What ended without an approval is refused. */
export interface Skipped {
  state: SkippedPersonas['state'];
  by: number | null;
}

export const skippedAs = ({
  state,
  sent,
  refused,
  approved,
}: Pick<ReviewFields, 'state' | 'sent' | 'refused' | 'approved'>): Skipped => {
  if (state === 'inReview') return { state, by: sent?.by ?? null };
  if (refused) return { state: 'refused', by: refused.by };
  return { state, by: state === 'approved' ? (approved?.by ?? null) : null };
};

/** How many skipped personas stand alike, in the order of the first of each kind. */
export const countSkipped = (skipped: readonly Skipped[]): (Skipped & { count: number })[] => {
  const counted = new Map<string, Skipped & { count: number }>();
  for (const skippedPersona of skipped) {
    const key = `${skippedPersona.state} ${skippedPersona.by}`;
    counted.set(key, { ...skippedPersona, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
};

/**
 * Whether a persona or its skills differ from what was sent for review: by content, because automatic writes raise the
 * revision too.
 */
export const isChangedSinceSent = ({ version }: NonNullable<ReviewFields['sent']>, now: Snapshot): boolean =>
  version !== undefined && isChanged(version, now);

/** Context of a step: user, time, current version; for a sending also its change set and the notified users. */
interface TakenStep {
  by: number;
  at: Date;
  current: Snapshot;
  changeSet: string;
  asked: number[];
}

/** The review after a step. */
export const afterStep = (
  step: ReviewStep,
  review: Pick<ReviewFields, 'sent' | 'approved'>,
  { by, at, current, ...sending }: TakenStep,
): Partial<ReviewFields> => {
  const state = stateAfter(step.kind, review.approved !== null);
  switch (step.kind) {
    case 'send':
      return { state, sent: { by, at, message: step.message, version: current, ...sending }, refused: null };
    case 'withdraw':
      return { state, sent: null };
    case 'approve':
      return { state, sent: null, refused: null, approved: { by, at, version: current }, decidedUntil: null };
    case 'refuse':
      return {
        state,
        sent: null,
        refused: { by, at, reason: step.reason, sentBy: review.sent?.by ?? null },
      };
  }
};
