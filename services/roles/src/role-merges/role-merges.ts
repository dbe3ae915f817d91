import { fillPath } from '@skills-architect/contracts';
import { personaLinkCalls } from '@skills-architect/contracts/personas';
import { undoRoleMerge } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import {
  joinedTranslations,
  linkStore,
  mergeRecords,
  mergeResource,
  mergeRuns,
  peerLinks,
  searchedFields,
} from '@skills-architect/library-service-kit';
import { notFound, type ServiceKit } from '@skills-architect/service-kit';
import { type Roles, roleTexts } from '../industry-roles/role-document';
import type { RoleLinks } from '../library-links/role-links';
import { gainedNames, gainedSkills, joinedSteps } from './merge-rules';
import { withoutGains } from './without-gains';

/** Merges of industry roles. The links to move are in this service and in that of personas. */
export const roleMerges = (kit: ServiceKit, roles: Roles, links: RoleLinks) => {
  // Changed roles are listed by `changedRecords`, which knows the target.
  const { findChanged } = linkStore(links.filter(({ resource }) => resource !== roles.name));
  const stores = [{ ...linkStore(links), findChanged }, peerLinks(kit, personaLinkCalls)];

  const pair = mergeRecords(roles, { noun: 'role', nameField: 'roleName', withoutGains });

  const runs = mergeRuns({
    kit,
    merges: mergeResource(kit, 'industryRoles'),
    noun: 'role',
    stores,
    undoHref: (mergeId) => fillPath(undoRoleMerge, { mergeId }),
    planMove: async ({ mergedId, targetId }) => ({ kind: 'role', fromId: mergedId, toId: targetId }),
    async close(merge, write) {
      const { merged, target } = await pair.read(merge, write.session);
      if (merge.outcome === 'retire')
        return void (await roles.change(merged._id, undefined, { roleStatus: LibraryStatus.Retired }, write));
      const { removed } = await roles.remove({ _id: merged._id }, write);
      if (!removed.length) throw notFound('This role');
      if (merge.outcome === 'delete') return;
      const alternativeNames = [...target.alternativeNames, ...gainedNames(merged, target)];
      const translations = joinedTranslations(merged.translations, target.translations);
      const fields = {
        alternativeNames,
        translations,
        ...searchedFields(roleTexts({ ...target, alternativeNames, translations })),
        skills: [...target.skills, ...gainedSkills(merged, target)],
        careerLinks: joinedSteps(merged, target),
      };
      await roles.change(target._id, undefined, fields, write);
    },
    changedRecords: pair.findChanged,
    reopen: pair.reopen,
  });
  return { runs, stores, checkSeen: pair.checkSeen };
};
export type RoleMerges = ReturnType<typeof roleMerges>;
