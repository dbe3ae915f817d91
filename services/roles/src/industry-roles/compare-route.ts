import { CLIENT_USERS } from '@skills-architect/contracts';
import {
  applyMatrixView,
  buildMatrix,
  type ComparedSkill,
  compareRoles,
  exportRoleComparison,
} from '@skills-architect/contracts/roles';
import { LibraryStatus, type SkillWithLevels, skillsByIds } from '@skills-architect/contracts/skills';
import { type ShownNames, selectOffered } from '@skills-architect/library-service-kit';
import { comparisonLink, comparisonSheet } from '@skills-architect/library-service-kit/comparisons';
import type { Workbooks } from '@skills-architect/library-service-kit/workbooks';
import { type CallContext, type ClientReader, route, type ServiceKit, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadStructureNames } from '../structure/structure-names';
import { type RoleDocument, type Roles, toSummary } from './role-document';
import type { SourceNames } from './source-names';

const toComparedSkill = (link: RoleDocument['skills'][number], skill: SkillWithLevels): ComparedSkill => {
  const { skillId, skillName, skillCategory, skillSource, proficiencies } = skill;
  const expected = proficiencies.find((proficiency) => proficiency.proficiencyId === link.proficiencyId);
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

interface CompareDependencies {
  kit: ServiceKit;
  readClient: ClientReader;
  roles: Roles;
  readNames: ReadStructureNames;
  readSources: SourceNames;
  workbookPool: Workbooks;
  shown: ShownNames;
}

/** Paths of the screen that compares roles. */
const COMPARISON_PATHS = ['/compare-role'];

/** Compares roles on the screen and as a workbook, with one query for the roles and one for all their skills. */
export const compareRoutes =
  ({ kit, readClient, roles, readNames, readSources, workbookPool: books, shown }: CompareDependencies) =>
  (app: FastifyInstance) => {
    /** The sources whose roles the user may compare; undefined for all. */
    const findSourceIds = async (clientId: number | undefined, { identity: { user } }: CallContext) => {
      if (clientId === undefined || !user || !CLIENT_USERS.includes(user.userType)) return undefined;
      return selectOffered({ user, asked: [], ofClient: (await readClient(clientId)).sourceIds });
    };

    const read = async (body: { roleIds: readonly number[]; clientId?: number | undefined }, context: CallContext) => {
      const sourceIds = await findSourceIds(body.clientId, context);
      const found = await roles.model
        .find(
          {
            _id: { $in: [...body.roleIds] },
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
        readNames(found),
        readSources(),
        kit.peer(
          skillsByIds,
          { body: { skillIds, includeProficiencies: true } },
          { identity, requestId: String(request.id) },
        ),
      ]);
      const published = new Map(
        skills.filter((skill) => skill.skillStatus === LibraryStatus.Published).map((skill) => [skill.skillId, skill]),
      );
      return [...new Set(body.roleIds)].flatMap((roleId) => {
        const role = found.find((candidate) => candidate._id === roleId);
        if (!role) return [];
        const expected = role.skills.flatMap((link) => {
          const skill = published.get(link.skillId);
          return skill ? [toComparedSkill(link, skill)] : [];
        });
        return [{ ...toSummary(role, names, sourceNames), skills: expected }];
      });
    };

    route(app, compareRoles, async ({ body }, context) => ({ roles: await read(body, context) }));

    route(app, exportRoleComparison, async ({ body }, context) => {
      const compared = await shown.show(await read(body, context), context.identity.user?.language);
      const matrix = buildMatrix(compared, body.levelCount);
      const sheet = comparisonSheet({
        title: 'Compare Industry Roles',
        link: comparisonLink({ link: body.link, paths: COMPARISON_PATHS, origin: context.request.headers.origin }),
        facts: ['Industry Role', 'Industry or Function', 'Department or Track', 'Leadership Role', 'Source'],
        columns: compared.map((role) => ({
          name: role.roleName,
          facts: [role.subsector, role.functionName, role.leadershipRole?.leadershipRoleName ?? 'N/A', role.source],
        })),
        groups: applyMatrixView(matrix, body),
        levelName: ({ level }) => level,
      });
      return sendFile(context.reply, 'Role_Comparison.xlsx', await books.writeStyled(sheet));
    });
  };
