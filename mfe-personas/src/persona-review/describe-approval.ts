import { approvalName, type PersonaApproval } from '@skills-architect/contracts/personas';
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
const NEEDS_WORK: Omit<Appearance, 'word'> = { tone: 'warning', icon: 'alert' };

/** Word, tone and icon of an approval. Refused personas, and approved ones changed since, look alike: both need work. */
export const describeApproval = (approval: Pick<PersonaApproval, 'state' | 'isChanged' | 'isRefused'>): Appearance => ({
  word: approvalName(approval),
  ...(approval.isRefused || (approval.state === 'approved' && approval.isChanged)
    ? NEEDS_WORK
    : APPEARANCES[approval.state]),
});
