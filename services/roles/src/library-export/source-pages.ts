import { exportedSkillLinks, exportedSkills, LibraryStatus } from '@skills-architect/contracts/skills';
import { type Identity, pagesByKey, type ServiceKit } from '@skills-architect/service-kit';
import type { RoleDocument, Roles } from '../industry-roles/role-document';

const BATCH_SIZE = 200;

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
    roles: () => pagesByKey(0, readRoles, ({ _id }) => _id),
    skills: () => pagesByKey(0, readSkills, ({ skillId }) => skillId),
    /** Links between skills of all sources. */
    links: () => pagesByKey(0, readLinks, ({ linkId }) => linkId),
  };
};
export type SourcePages = ReturnType<typeof sourcePages>;
