import { APPROVAL_STATE_NAMES, type ApprovalFilter, type PersonaApproval } from '@skills-architect/contracts/personas';
import type { IconName, Tone } from '@skills-architect/ui-kit';

interface Appearance {
  word: string;
  tone: Tone;
  icon: IconName;
}

const CHANGED = 'Approved, changed since';

const APPEARANCES: Record<PersonaApproval['state'], Appearance> = {
  draft: { word: APPROVAL_STATE_NAMES.draft, tone: 'neutral', icon: 'edit' },
  inReview: { word: APPROVAL_STATE_NAMES.inReview, tone: 'accent', icon: 'eye' },
  approved: { word: APPROVAL_STATE_NAMES.approved, tone: 'done', icon: 'check' },
};

/** Word, tone and icon of a state; an approved persona that has changed since has its own. */
export const describeApproval = ({ state, isChanged }: Pick<PersonaApproval, 'state' | 'isChanged'>): Appearance =>
  state === 'approved' && isChanged ? { word: CHANGED, tone: 'warning', icon: 'alert' } : APPEARANCES[state];

/** The choices of the filter, as they are called on screens. */
export const APPROVAL_FILTER_NAMES: Record<ApprovalFilter, string> = {
  ...APPROVAL_STATE_NAMES,
  changed: 'Changed since',
  waitsForMe: 'Waits for me',
};
