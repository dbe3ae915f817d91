import { CLIENT_USERS } from '@skills-architect/contracts';
import { type ComparedSkill, compareRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus, type SkillWithLevels, skillsByIds } from '@skills-architect/contracts/skills';
import { type CallContext, type ClientReader, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadStructureNames } from '../structure/structure-names';
import { type RoleDocument, type Roles, toSummary } from './role-document';
import type { SourceNames } from './source-names';

const comparedSkill = (link: RoleDocument['skills'][number], skill: SkillWithLevels): ComparedSkill => {
  const { skillId, skillName, skillCategory, skillSource, proficiencies } = skill;
  const expected = proficiencies.find((one) => one.proficiencyId === link.proficiencyId);
  return {
    skillId,
    skillName,
    skillCategory,
    skillSource,
    proficiencyId: link.proficiencyId,
    proficiencySchemeLevelCount: expected?.proficiencySchemeLevelCount ?? 0,
    levelNumber: link.levelNumber,
    level: expected?.level ?? `Level ${link.levelNumber}`,
    skillCriticality: link.skillCriticality,
  };
};

/** Compares roles: one query for the roles, one for all of their skills. */
export const compareRoute = (
  app: FastifyInstance,
  kit: ServiceKit,
  readClient: ClientReader,
  roles: Roles,
  structureNames: ReadStructureNames,
  sources: SourceNames,
) => {
  /** The sources whose roles this user may compare; undefined for staff, who may compare all. */
  const sourcesFor = async (clientId: number | undefined, { identity }: CallContext) => {
    if (clientId === undefined || !identity.user || !CLIENT_USERS.includes(identity.user.userType)) return undefined;
    return (await readClient(clientId)).sourceIds;
  };

  route(app, compareRoles, async ({ body }, context) => {
    const sourceIds = await sourcesFor(body.clientId, context);
    const found = await roles.model
      .find(
        {
          _id: { $in: body.roleIds },
          roleStatus: LibraryStatus.Published,
          ...(sourceIds && { sourceId: { $in: sourceIds } }),
          ...roles.alive,
        },
        { terms: 0, roleDescription: 0, roleandResponsibilities: 0 },
      )
      .lean<RoleDocument[]>();
    const skillIds = [...new Set(found.flatMap((role) => role.skills.map((link) => link.skillId)))];
    const { identity, request } = context;
    const [names, sourceNames, { skills }] = await Promise.all([
      structureNames(found),
      sources(),
      kit.peer(
        skillsByIds,
        { body: { skillIds, includeProficiencies: true } },
        { identity, requestId: String(request.id) },
      ),
    ]);
    const published = new Map(
      skills.filter((skill) => skill.skillStatus === LibraryStatus.Published).map((skill) => [skill.skillId, skill]),
    );
    return {
      roles: [...new Set(body.roleIds)].flatMap((roleId) => {
        const role = found.find((one) => one._id === roleId);
        if (!role) return [];
        const expected = role.skills.flatMap((link) => {
          const skill = published.get(link.skillId);
          return skill ? [comparedSkill(link, skill)] : [];
        });
        return [{ ...toSummary(role, names, sourceNames), skills: expected }];
      }),
    };
  });
};
