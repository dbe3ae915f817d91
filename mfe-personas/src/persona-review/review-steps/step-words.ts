import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import type { SkippedPersonas } from '@skills-architect/contracts/personas';

/** A step in the course of a review. */
export type ReviewStep = 'send' | 'withdraw' | 'approve' | 'refuse';

interface StepWords {
  /** On the button. */
  button: string;
  /** The question, about 'Driver' or '3 personas'. */
  ask: (subject: string) => string;
  effect: string;
  /** Which personas of a selection are skipped. */
  skips: string;
  /** After a number of personas: '3 personas approved'. */
  done: string;
  /** The text that goes with the step. */
  text?: { label: string; isRequired: boolean; missing?: string };
}

/** What the steps are called on screens. */
export const STEP_WORDS: Record<ReviewStep, StepWords> = {
  send: {
    button: 'Send for Review',
    ask: (subject) => `Send ${subject} for review?`,
    effect: 'The approvers of the client are notified.',
    skips: 'Those in review or approved without changes are left as they are.',
    done: 'sent for review',
    text: { label: 'Message', isRequired: false },
  },
  withdraw: {
    button: 'Withdraw',
    ask: (subject) => `Withdraw ${subject} from review?`,
    effect: 'The comments stay, and so does an approved version.',
    skips: 'Those not in review are left as they are.',
    done: 'withdrawn',
  },
  approve: {
    button: 'Approve',
    ask: (subject) => `Approve ${subject}?`,
    effect: 'The current version is approved; later changes are shown against it.',
    skips: 'Those neither in review nor changed since their approval are left as they are.',
    done: 'approved',
  },
  refuse: {
    button: 'Refuse',
    ask: (subject) => `Refuse ${subject}?`,
    effect: 'The sender is notified with the reason. An approved version stays.',
    skips: 'Those not in review are left as they are.',
    done: 'refused',
    text: { label: 'Reason', isRequired: true, missing: 'Say what has to change' },
  },
};

/**
 * The question about personas with neither an industry role nor skills that are to be sent or approved; undefined if there
 * are none. `isSelection`: the step is for several personas.
 */
export const warnOfEmpty = (step: ReviewStep, empty: number, isSelection: boolean): string | undefined => {
  if (empty === 0 || (step !== 'send' && step !== 'approve')) return undefined;
  const which = isSelection ? `${formatNumber(empty)} of these personas` : 'This persona';
  const [have, them] = empty === 1 ? ['has', 'it'] : ['have', 'them'];
  return `${which} ${have} no industry role and no skills. ${step === 'send' ? 'Send' : 'Approve'} ${them} anyway?`;
};

const SKIPPED_AS: Record<SkippedPersonas['state'], string> = {
  draft: 'not in review',
  inReview: 'sent for review',
  refused: 'refused',
  approved: 'approved',
};

const describeOne = ({ state, by }: SkippedPersonas, isNews: boolean): string => {
  const meanwhile = isNews ? ' meanwhile' : '';
  if (by !== null) return `${SKIPPED_AS[state]}${meanwhile} by ${by}`;
  return state === 'draft' && isNews ? 'withdrawn meanwhile' : SKIPPED_AS[state];
};

/**
 * What became of personas that a step has skipped: 'refused by A. Weber'; with counts if they stand
 * differently. `isNews`: the step was offered, so that they cannot have stood so before.
 */
export const describeSkipped = (skipped: readonly SkippedPersonas[] = [], isNews = false): string | undefined => {
  const [only, ...others] = skipped;
  if (!only) return undefined;
  if (!others.length) return describeOne(only, isNews);
  return skipped.map((part) => `${formatNumber(part.count)} ${describeOne(part, isNews)}`).join(', ');
};

const leftText = (count: number) => `${formatNumber(count)} ${count === 1 ? 'was' : 'were'} left as`;

/** Result of a step: '3 personas approved · 1 was left as it was'; `why` says why some were left. */
export const describeStep = (done: string, changed: number, unchanged: number, why?: string): string =>
  [
    changed > 0 || unchanged === 0 ? `${formatCount(changed, 'persona')} ${done}` : '',
    unchanged > 0 ? `${leftText(unchanged)} ${unchanged === 1 ? 'it was' : 'they were'}${why ? `: ${why}` : ''}` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** Result of an undone step. */
export const describeUndone = (restored: number, unchanged: number): string =>
  [
    `${formatCount(restored, 'persona is', 'personas are')} as before`,
    unchanged > 0 ? `${leftText(unchanged)} ${unchanged === 1 ? 'it was' : 'they were'}: changed since` : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** The steps in the order of their buttons: what leads on stands last. */
export const STEP_ORDER: readonly ReviewStep[] = ['withdraw', 'send', 'refuse', 'approve'];
