import { fillPath } from '@skills-architect/contracts';
import { personaLinkCalls } from '@skills-architect/contracts/personas';
import { undoRoleMerge } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import {
  linkStore,
  mergeRecords,
  mergeRuns,
  peerLinks,
  type SourceLanguages,
} from '@skills-architect/library-service-kit';
import type { ServiceKit } from '@skills-architect/service-kit';
import { type Roles, readRoleTexts, roleTexts } from '../industry-roles/role-document';
import type { RoleLinks } from '../library-links/role-links';
import { gainedSkills, joinedSteps } from './merge-rules';
import { withoutGains } from './without-gains';

/** Merges of industry roles. The links to move are in this service and in that of personas. */
export const roleMerges = (kit: ServiceKit, roles: Roles, links: RoleLinks, sourceLanguages: SourceLanguages) => {
  // Changed roles are listed by `changedRecords`, which knows the target.
  const { findChanged } = linkStore(links.filter(({ resource }) => resource !== roles.name));
  const stores = [{ ...linkStore(links), findChanged }, peerLinks(kit, personaLinkCalls)];

  const records = mergeRecords(roles, {
    noun: 'role',
    nameField: 'roleName',
    texts: roleTexts,
    sourceLanguages,
    readTexts: readRoleTexts,
    retired: { roleStatus: LibraryStatus.Retired },
    withGains: (target, merged) => ({
      skills: [...target.skills, ...gainedSkills(merged, target)],
      careerLinks: joinedSteps(merged, target),
    }),
    withoutGains,
  });

  const runs = mergeRuns({
    kit,
    records,
    stores,
    undoHref: (mergeId) => fillPath(undoRoleMerge, { mergeId }),
    planMove: async ({ mergedId, targetId }) => ({ kind: 'role', fromId: mergedId, toId: targetId }),
  });
  return { runs, stores, noun: records.noun, checkSeen: records.checkSeen, sourceLanguages };
};
export type RoleMerges = ReturnType<typeof roleMerges>;
