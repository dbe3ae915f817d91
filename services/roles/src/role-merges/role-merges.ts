import { fillPath } from '@skills-architect/contracts';
import { personaLinkCalls } from '@skills-architect/contracts/personas';
import { undoRoleMerge } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import {
  AppError,
  isTaken,
  type LinkStore,
  type MergeDocument,
  mergeResource,
  mergeRuns,
  notFound,
  peerLinks,
  rankedFields,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import { gainedNames, gainedSkills, joinedSteps } from './merge-rules';

type Pair = Pick<MergeDocument, 'mergedId' | 'targetId'>;

/** The merges of industry roles: the links are in this service and in that of personas. */
export const roleMerges = (kit: ServiceKit, roles: Roles, links: LinkStore) => {
  const stores = [links, peerLinks(kit, personaLinkCalls)];

  const readPair = async ({ mergedId, targetId }: Pair, session: ClientSession) => {
    const found = await roles.model
      .find({ _id: { $in: [mergedId, targetId] } }, null, { session })
      .lean<RoleDocument[]>();
    const [merged, target] = [mergedId, targetId].map((id) => found.find(({ _id }) => _id === id));
    if (!merged || !target) throw notFound('This role');
    return { merged, target };
  };

  const runs = mergeRuns({
    kit,
    merges: mergeResource(kit, 'industryRoles'),
    noun: 'role',
    stores,
    undoHref: (mergeId) => fillPath(undoRoleMerge, { mergeId }),
    moveOf: async ({ mergedId, targetId }) => ({ kind: 'role', fromId: mergedId, toId: targetId }),
    async close(merge, write) {
      const { merged, target } = await readPair(merge, write.session);
      if (merge.outcome === 'retire')
        return void (await roles.change(merged._id, undefined, { roleStatus: LibraryStatus.Retired }, write));
      const { removed } = await roles.remove({ _id: merged._id }, write);
      if (!removed.length) throw notFound('This role');
      if (merge.outcome === 'delete') return;
      const alternativeNames = [...target.alternativeNames, ...gainedNames(merged, target)];
      const fields = {
        alternativeNames,
        ...rankedFields(target.roleName, alternativeNames, target.roleDescription),
        skills: [...target.skills, ...gainedSkills(merged, target)],
        careerLinks: joinedSteps(merged, target),
      };
      await roles.change(target._id, undefined, fields, write);
    },
    // The roles are among the links of this service, which name what changed.
    changedRecords: async () => ({ total: 0, names: [] }),
    async reopen(merge, write) {
      const these = { _id: { $in: [merge.mergedId, merge.targetId] } };
      await roles.undo(merge.moveSet, write, these).catch((error: unknown) => {
        if (!isTaken(error)) throw error;
        throw new AppError('conflict', `Another role of the source has the name ${merge.mergedName} by now.`);
      });
    },
  });
  return { runs, stores };
};
export type RoleMerges = ReturnType<typeof roleMerges>;
