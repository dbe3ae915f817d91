import { restoreRoleVersion, roleHistory } from '@skills-architect/contracts/roles';
import { skillsByIds } from '@skills-architect/contracts/skills';
import {
  type CallContext,
  describeVersions,
  route,
  type ServiceKit,
  userNameReader,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { tellPublished } from '../role-requests/tell-published';
import type { ReadStructureNames } from '../structure/structure-names';
import { type RoleDocument, roleKey } from './role-document';
import type { RoleSkillLink } from './role-skill-link';
import { versionFields } from './role-version';
import { explainWriteFailure, type RoleDependencies, roleCheck, toFields } from './role-writer';

const readSkills = async (kit: ServiceKit, links: readonly RoleSkillLink[], { identity, request }: CallContext) => {
  const skillIds = [...new Set(links.map(({ skillId }) => skillId))];
  const body = { skillIds, includeProficiencies: true, includeDeleted: true };
  const { skills } = await kit.peer(skillsByIds, { body }, { identity, requestId: String(request.id) });
  return new Map(skills.map((skill) => [skill.skillId, skill]));
};

/** Lists the versions of a role and restores one of them with its skills. */
export const roleHistoryRoutes =
  ({
    kit,
    roles,
    structure,
    reader,
    readNames,
    sourceLanguages,
  }: RoleDependencies & { kit: ServiceKit; readNames: ReadStructureNames }) =>
  (app: FastifyInstance) => {
    const check = roleCheck({ roles, structure, sourceLanguages });
    const userNames = userNameReader(kit);

    const describe = (context: CallContext) => async (states: readonly RoleDocument[]) => {
      const [names, skills, languages] = await Promise.all([
        readNames([...states]),
        readSkills(
          kit,
          states.flatMap((state) => state.skills),
          context,
        ),
        sourceLanguages(),
      ]);
      return states.map((state) => versionFields(state, names, skills, languages));
    };

    route(app, roleHistory, async ({ params, query }, context) => {
      const { _id } = await reader.open(params.roleId, context);
      return describeVersions(await roles.versions(_id, query), describe(context), userNames);
    });

    route(app, restoreRoleVersion, async ({ params, body }, context) => {
      const current = await reader.open(params.roleId, context);
      const version = await roles.version(current._id, body.version);
      const uniqueFields = await check(version, context.identity, current);
      const change = {
        ...toFields(version, version.translations),
        language: version.language,
        translations: version.translations ?? [],
        uniqueKey: current.externalId ?? roleKey(uniqueFields),
        skills: version.skills,
      };
      const role = await explainWriteFailure(roles.change(current._id, body.rev, change, { by: context.userId }));
      await tellPublished(kit, [{ before: current, after: role }]);
      return reader.describe(role, context);
    });
  };
