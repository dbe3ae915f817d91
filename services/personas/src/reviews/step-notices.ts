import { formatCount, formatNames } from '@skills-architect/contracts/locale';
import { personaListPath, reviewPath } from '@skills-architect/contracts/personas';
import type { NewNotice } from '@skills-architect/contracts/portal';
import type { ClientSession } from 'mongoose';
import { fitLine } from './notice-texts';
import { type ReviewStep, textOfStep } from './review-rules';
import type { Sending } from './sending';

/** A review that a step has changed, and who had sent the persona for review. */
export interface TakenReview {
  personaId: number;
  personaName: string;
  sentBy: number | null;
  /** The sending that the step ended. */
  sending?: Sending | undefined;
}

/** Sends the notices of a step; they are told when the transaction commits. */
export type TellStep = (reviews: readonly TakenReview[], session: ClientSession) => Promise<void>;

/** The step that users are told of: whose it is, and the approvers of the client. */
export interface NoticedStep {
  step: ReviewStep;
  clientId: number;
  changeSet: string;
  userId: number;
  userName: string;
  approverIds: readonly number[];
}

/** Key of the notices of a step. */
export const noticeKey = (changeSet: string): string => `review-${changeSet}`;

const NAMED = 3;
/** So that the message has room beside long names. */
const NAMES_LENGTH = 250;
const DID = { send: 'asks you to review', approve: 'approved', refuse: 'refused' } as const;

const textsOf = ({ step, userName }: NoticedStep, did: string, reviews: readonly TakenReview[]) => {
  const names = reviews.map(({ personaName }) => personaName);
  const said = textOfStep(step);
  const named = fitLine(formatNames(names, NAMED), NAMES_LENGTH);
  const [only] = names;
  return names.length === 1
    ? { title: fitLine(`${userName} ${did} ${only}`), text: fitLine(said) }
    : {
        title: fitLine(`${userName} ${did} ${formatCount(names.length, 'persona', 'personas')}`),
        text: fitLine(said ? `${named}: ${said}` : named),
      };
};

/** Approval filter by step, under which the list shows its personas. */
const LISTED = { send: 'waitsForMe', approve: 'approved', refuse: 'refused', withdraw: undefined } as const;

const screenOf = ({ step, clientId }: NoticedStep, reviews: readonly TakenReview[]) => {
  const [first] = reviews;
  return first && reviews.length === 1
    ? reviewPath(first.personaId, clientId)
    : personaListPath({ clientId, approval: LISTED[step.kind] });
};

/**
 * What a step tells whom: sending asks the client's approvers, a decision is told to each sender about their own
 * personas. Nobody is told of what they did themselves, and each user gets one notice per step.
 */
export const noticesOfStep = (noticed: NoticedStep, reviews: readonly TakenReview[]): NewNotice[] => {
  const { step, clientId, changeSet, userId: author, approverIds } = noticed;
  if (step.kind === 'withdraw' || !reviews.length) return [];
  const did = DID[step.kind];
  const kind = step.kind === 'send' ? 'reviewAsked' : 'reviewDecided';
  const askedOf = (userId: number) =>
    step.kind === 'send' ? reviews : reviews.filter(({ sentBy }) => sentBy === userId);
  const told = new Set(step.kind === 'send' ? approverIds : reviews.flatMap(({ sentBy }) => sentBy ?? []));
  return [...told]
    .filter((userId) => userId !== author)
    .map((userId) => {
      const ofUser = askedOf(userId);
      return {
        userId,
        kind,
        key: noticeKey(changeSet),
        ...textsOf(noticed, did, ofUser),
        to: screenOf(noticed, ofUser),
        clientId,
      };
    });
};
