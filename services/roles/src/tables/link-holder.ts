import { ROLE_SKILL_CATEGORIES, type RoleTableFilter } from '@skills-architect/contracts/roles';
import type { SkillWithLevels } from '@skills-architect/contracts/skills';
import type { TableLayout, TableWrite } from '@skills-architect/library-service-kit/tables';
import { fold, type Identity } from '@skills-architect/service-kit';
import type { RoleSkillLink } from '../industry-roles/role-skill-link';
import type { LeadershipRoleDocument } from '../structure/structure-documents';
import { exportedRoles } from './exported-roles';
import { type LinkRecord, linkLayout } from './link-plan';
import type { RoleTableDependencies } from './table-dependencies';

type Session = TableWrite['session'];

/** A kind of record that has skills: industry roles and leadership roles. */
export interface LinkHolder<L extends RoleSkillLink> {
  kind: string;
  sheet: string;
  noun: string;
  layout: TableLayout;
  /** Categories of the skills that can be added. */
  categories: readonly string[];
  /** Completes a new link with further fields. */
  completeLink: (link: RoleSkillLink, skill: SkillWithLevels) => L;
  find: (ids: readonly number[], session?: Session) => Promise<LinkRecord<L>[]>;
  /** The records with these names; several may share one. */
  findNamed: (names: readonly string[]) => Promise<LinkRecord<L>[]>;
  count: (filter: RoleTableFilter, identity: Identity) => Promise<number>;
  pages: (filter: RoleTableFilter, identity: Identity) => AsyncIterable<LinkRecord<L>[]>;
  write: (patches: ReadonlyMap<number, { skills: L[] }>, to: TableWrite) => Promise<unknown>;
  undo: (ids: readonly number[], by: number, sets: { changeSet: string; undoing: string }) => Promise<Set<number>>;
}

/** The skills of industry roles. */
export const industryLinks = ({ roles }: RoleTableDependencies): LinkHolder<RoleSkillLink> => ({
  kind: 'role-skills',
  sheet: 'Role skills',
  noun: 'role skills',
  layout: linkLayout('Role Id', 'Role Name'),
  categories: ROLE_SKILL_CATEGORIES.industry,
  completeLink: (link) => link,
  find: (ids, session) => roles.model.find({ _id: { $in: [...ids] }, ...roles.alive }, null, { session }).lean(),
  findNamed: (names) => roles.model.find({ nameKey: { $in: names.map(fold) }, ...roles.alive }).lean(),
  ...exportedRoles(roles),
  write: (patches, to) => roles.changeMany(patches, to),
  undo: async (ids, by, { changeSet, undoing }) => {
    await roles.undo(changeSet, { by }, { _id: { $in: [...ids] } }, { undoing });
    return roles.undone(undoing, ids);
  },
});

type RankLink = LeadershipRoleDocument['skills'][number];

const toRecord = ({ _id, rev, leadershipRoleName, skills }: LeadershipRoleDocument): LinkRecord<RankLink> => ({
  _id,
  rev,
  roleName: leadershipRoleName,
  skills: skills ?? [],
});

/** The skills of leadership roles of every source. They are few, so no filter applies. */
export const leadershipLinks = ({ structure: { leadershipRoles } }: RoleTableDependencies): LinkHolder<RankLink> => {
  const { model, alive } = leadershipRoles;
  return {
    kind: 'leadership-skills',
    sheet: 'Leadership role skills',
    noun: 'leadership role skills',
    layout: linkLayout('Leadership Role Id', 'Leadership Role'),
    categories: ROLE_SKILL_CATEGORIES.leader,
    completeLink: (link, { skillSource: { sourceId } }) => ({ sourceId, ...link }),
    find: async (ids, session) =>
      (await model.find({ _id: { $in: [...ids] }, ...alive }, null, { session }).lean<LeadershipRoleDocument[]>()).map(
        toRecord,
      ),
    findNamed: async (names) => {
      const keys = new Set(names.map(fold));
      const found = await model.find(alive).lean<LeadershipRoleDocument[]>();
      return found.filter(({ leadershipRoleName }) => keys.has(fold(leadershipRoleName))).map(toRecord);
    },
    count: () => model.countDocuments(alive),
    async *pages() {
      const found = await model.find(alive).sort({ _id: 1 }).lean<LeadershipRoleDocument[]>();
      yield found.map(toRecord);
    },
    write: (patches, to) => leadershipRoles.changeMany(patches, to),
    undo: async (ids, by, { changeSet, undoing }) => {
      await leadershipRoles.undo(changeSet, { by }, { _id: { $in: [...ids] } }, { undoing });
      return leadershipRoles.undone(undoing, ids);
    },
  };
};
