import {
  APPROVAL_STATE_NAMES,
  type ApprovalFilter,
  approvalName,
  type PersonaApproval,
} from '@skills-architect/contracts/personas';
import type { IconName, Tone } from '@skills-architect/ui-kit';

interface Appearance {
  word: string;
  tone: Tone;
  icon: IconName;
}

const APPEARANCES: Record<PersonaApproval['state'], Omit<Appearance, 'word'>> = {
  draft: { tone: 'neutral', icon: 'edit' },
  inReview: { tone: 'accent', icon: 'eye' },
  approved: { tone: 'done', icon: 'check' },
};
const CHANGED: Omit<Appearance, 'word'> = { tone: 'warning', icon: 'alert' };

/** Word, tone and icon of a state; an approved persona that has changed since has its own. */
export const describeApproval = (approval: Pick<PersonaApproval, 'state' | 'isChanged'>): Appearance => ({
  word: approvalName(approval),
  ...(approval.state === 'approved' && approval.isChanged ? CHANGED : APPEARANCES[approval.state]),
});

/** The choices of the filter, as they are called on screens. */
export const APPROVAL_FILTER_NAMES: Record<ApprovalFilter, string> = {
  ...APPROVAL_STATE_NAMES,
  changed: 'Changed since',
  waitsForMe: 'Waits for me',
};
