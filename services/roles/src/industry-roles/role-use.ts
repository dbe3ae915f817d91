import { libraryUse } from '@skills-architect/contracts/personas';
import type { Identity, ServiceKit } from '@skills-architect/service-kit';
import type { Postings } from '../job-postings/posting-document';

/** Which of the roles (at most 1,000) are used by a persona or a job posting. */
export const usedRoles = async (
  { kit, postings }: { kit: ServiceKit; postings: Postings },
  ids: readonly number[],
  identity: Identity,
): Promise<Set<number>> => {
  const [{ roleIds }, annotated] = await Promise.all([
    kit.peer(libraryUse, { body: { roleIds: [...ids] } }, { identity }),
    postings.model.distinct('industryRoleId', { ...postings.alive, industryRoleId: { $in: [...ids] } }),
  ]);
  return new Set([...roleIds, ...annotated.flatMap((id) => id ?? [])]);
};
