import { listOfferedStatuses, type Skill } from '@skills-architect/contracts/skills';
import { useAccessDenied } from '@skills-architect/library-kit';
import { type CallResult, useSession } from '@skills-architect/portal-kit';

/** Whether the skill's status denies access; if so, redirects home with a message. */
export function useSkillAccess({ data, error }: Pick<CallResult<Skill>, 'data' | 'error'>): boolean {
  const { user } = useSession();
  const isHidden = data !== undefined && !listOfferedStatuses(user.userType).includes(data.skillStatus);
  const isDenied = isHidden || error?.code === 'forbidden';
  useAccessDenied(isDenied);
  return isDenied;
}
