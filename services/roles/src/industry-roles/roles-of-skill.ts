import { rolesOfSkill } from '@skills-architect/contracts/skills';
import { countPage, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { LeadershipRoleDocument, Structure } from '../structure/structure-documents';
import type { ReadStructureNames } from '../structure/structure-names';
import { type RoleDocument, type Roles, SUMMARY_FIELDS, toSummary } from './role-document';
import type { SourceNames } from './source-names';

interface RolesOfSkillDependencies {
  roles: Roles;
  structure: Pick<Structure, 'leadershipRoles'>;
  readNames: ReadStructureNames;
  readSources: SourceNames;
}

/** The industry and leadership roles of a skill. */
export const rolesOfSkillRoute =
  ({ roles, structure: { leadershipRoles }, readNames, readSources }: RolesOfSkillDependencies) =>
  (app: FastifyInstance) => {
    route(app, rolesOfSkill, async ({ params, query }) => {
      const ofSkill = { $filter: { input: '$skills', cond: { $eq: ['$$this.skillId', params.skillId] } } };
      const filter = { 'skills.skillId': params.skillId, ...roles.alive };
      const [found, total, leading] = await Promise.all([
        roles.model
          .find(filter)
          .select({ ...SUMMARY_FIELDS, skills: ofSkill })
          .sort({ nameKey: 1, _id: 1 })
          .skip(query.offset)
          .limit(query.pagesize)
          .lean<RoleDocument[]>(),
        countPage((most) => roles.model.countDocuments(filter, most), query.offset),
        leadershipRoles.model
          .find({ 'skills.skillId': params.skillId, ...leadershipRoles.alive })
          .select({ leadershipRoleName: 1 })
          .sort({ _id: 1 })
          .lean<Pick<LeadershipRoleDocument, '_id' | 'leadershipRoleName'>[]>(),
      ]);
      const [names, sourceNames] = await Promise.all([readNames(found), readSources()]);
      return {
        roles: found.flatMap((role) => {
          const expected = role.skills.map(({ proficiencyId, levelNumber, skillCriticality }) => ({
            proficiencyId,
            levelNumber,
            skillCriticality,
          }));
          const [first] = expected;
          return first ? { ...toSummary(role, names, sourceNames), ...first, expected } : [];
        }),
        leadershipRoles: leading.map(({ _id, leadershipRoleName }) => ({ leadershipRoleId: _id, leadershipRoleName })),
        ...total,
      };
    });
  };
