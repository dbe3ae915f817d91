import { formatCount, formatDate } from '@skills-architect/contracts/locale';
import type { Review } from '@skills-architect/contracts/personas';

type DescribedReview = Pick<Review, 'state' | 'sent' | 'refused' | 'approved' | 'fields' | 'skills'>;

/** Whether the current version differs from the approved one. */
export const isChangedSince = ({ approved, fields, skills }: DescribedReview): boolean =>
  approved !== null && fields.length + skills.length > 0;

/** The state of a review in a sentence: 'In review since Nov 3, 2026, sent by A. Weber'. */
export const describeReview = (review: DescribedReview): string => {
  const { state, sent, refused, approved, fields, skills } = review;
  if (state === 'inReview')
    return sent ? `In review since ${formatDate(sent.at)}, sent by ${sent.by.userName}` : 'In review';
  if (refused) return `Refused by ${refused.by.userName} on ${formatDate(refused.at)}`;
  if (state !== 'approved' || !approved) return 'Draft: not sent for review yet';
  const text = `Approved by ${approved.by.userName} on ${formatDate(approved.at)}`;
  if (!isChangedSince(review)) return text;
  return `${text}, ${formatCount(fields.length + skills.length, 'change')} since`;
};
