import {
  addLeadershipSkills,
  addRoleSkill,
  addRoleSkills,
  deleteLeadershipSkill,
  deleteLeadershipSkillLevels,
  deleteRoleSkill,
  deleteRoleSkillLevels,
  putLeadershipSkillLevels,
  putRoleSkillLevels,
  updateLeadershipSkill,
  updateRoleSkill,
} from '@skills-architect/contracts/roles';
import { notFound, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleReader } from '../industry-roles/read-role';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { LeadershipRoleDocument, Structure } from '../structure/structure-documents';
import { skillLinks } from './skill-links';

/** Adding, changing and removing the skills of industry roles. */
export const roleSkillRoutes = (kit: ServiceKit, roles: Roles, reader: RoleReader) => (app: FastifyInstance) => {
  const links = skillLinks(kit, {
    kind: 'industry',
    read: async (id, session) => {
      const role = await roles.model
        .findOne({ _id: id, ...roles.alive }, { rev: 1, skills: 1 }, { session })
        .lean<Pick<RoleDocument, 'rev' | 'skills'>>();
      if (!role) throw notFound('This role');
      return role;
    },
    write: (id, rev, skills, write) => roles.change(id, rev, { skills }, write),
    toLink: (link) => link,
  });
  route(app, addRoleSkills, async ({ params, body }, context) => {
    const { _id } = await reader.open(params.roleId, context);
    const added = await links.add(_id, body.skills, context);
    const chosen = body.skills.map(({ skillId }) => skillId);
    const subject = `role ${_id}`;
    const suggested = { kind: 'skills', subject, 'evidence.skillId': { $in: chosen } };
    await kit.suggestions.decide(suggested, { subject, chosen, by: context.userId, at: kit.now() });
    return added;
  });
  route(app, addRoleSkill, async ({ params, body }, context) => {
    const { _id } = await reader.open(params.roleId, context);
    return links.addLevel(_id, params.proficiencyId, body, context);
  });
  route(app, updateRoleSkill, async ({ params, body }, context) => {
    const { _id } = await reader.open(params.roleId, context);
    return links.patch(_id, params.proficiencyId, body, context);
  });
  route(app, deleteRoleSkill, async ({ params }, context) => {
    const { _id } = await reader.open(params.roleId, context);
    return links.removeLevel(_id, params.proficiencyId, context);
  });
  route(app, putRoleSkillLevels, async ({ params, body }, context) => {
    const { _id } = await reader.open(params.industryRoleId, context);
    return links.put(_id, params.skillId, body, context);
  });
  route(app, deleteRoleSkillLevels, async ({ params }, context) => {
    const { _id } = await reader.open(params.industryRoleId, context);
    return links.removeSkill(_id, params.skillId, context);
  });
};

/** Adding, changing and removing the skills of leadership roles. */
export const leadershipSkillRoutes =
  (kit: ServiceKit, { leadershipRoles }: Pick<Structure, 'leadershipRoles'>) =>
  (app: FastifyInstance) => {
    const links = skillLinks(kit, {
      kind: 'leader',
      read: async (id, session) => {
        const rank = await leadershipRoles.model
          .findOne({ _id: id, ...leadershipRoles.alive }, { rev: 1, skills: 1 }, { session })
          .lean<Pick<LeadershipRoleDocument, 'rev' | 'skills'>>();
        if (!rank) throw notFound('This leadership role');
        return { rev: rank.rev, skills: rank.skills ?? [] };
      },
      write: (id, rev, skills, write) => leadershipRoles.change(id, rev, { skills }, write),
      toLink: (link, { skillSource: { sourceId } }) => ({ ...link, sourceId }),
    });
    route(app, addLeadershipSkills, ({ params, body }, context) =>
      links.add(params.leadershipRoleId, body.skills, context),
    );
    route(app, updateLeadershipSkill, ({ params, body }, context) =>
      links.patch(params.leadershipRoleId, params.proficiencyId, body, context),
    );
    route(app, deleteLeadershipSkill, ({ params }, context) =>
      links.removeLevel(params.leadershipRoleId, params.proficiencyId, context),
    );
    route(app, putLeadershipSkillLevels, ({ params, body }, context) =>
      links.put(params.leadershipRoleId, params.skillId, body, context),
    );
    route(app, deleteLeadershipSkillLevels, ({ params }, context) =>
      links.removeSkill(params.leadershipRoleId, params.skillId, context),
    );
  };
