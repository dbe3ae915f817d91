import type { Review } from '@skills-architect/contracts/personas';
import { useSession } from '@skills-architect/portal-kit';

/** Whether the user decides on this review. */
export const useIsApprover = ({ approvers }: Pick<Review, 'approvers'>): boolean => {
  const { user } = useSession();
  return approvers.some(({ userId }) => userId === user.userId);
};
