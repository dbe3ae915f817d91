import { exportedSkillLinks, exportedSkills, LibraryStatus } from '@skills-architect/contracts/skills';
import type { Identity, ServiceKit } from '@skills-architect/service-kit';
import type { RoleDocument, Roles } from '../industry-roles/role-document';

const BATCH_SIZE = 200;

/** Reads pages by key until one is empty. */
async function* pagesByKey<T>(read: (after: number) => Promise<readonly T[]>, getKey: (last: T) => number) {
  for (let after = 0; ; ) {
    const page = await read(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = getKey(last);
  }
}

/**
 * Reads the published records of a source page by page, so that memory use does not depend on the size of the library.
 */
export const sourcePages = (kit: ServiceKit, roles: Roles, sourceId: number, identity: Identity) => {
  const readRoles = (after: number) =>
    roles.model
      .find(
        { sourceId, roleStatus: LibraryStatus.Published, _id: { $gt: after }, ...roles.alive },
        { terms: 0, textTerms: 0, nameLines: 0 },
      )
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .lean<RoleDocument[]>();
  const readSkills = async (after: number) =>
    (await kit.peer(exportedSkills, { body: { sourceId, after } }, { identity })).skills;
  const readLinks = async (after: number) =>
    (await kit.peer(exportedSkillLinks, { body: { after } }, { identity })).links;
  return {
    roles: () => pagesByKey(readRoles, ({ _id }) => _id),
    skills: () => pagesByKey(readSkills, ({ skillId }) => skillId),
    /** Links between skills of all sources. */
    links: () => pagesByKey(readLinks, ({ linkId }) => linkId),
  };
};
export type SourcePages = ReturnType<typeof sourcePages>;
