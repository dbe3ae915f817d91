import type { VersionField } from '@skills-architect/contracts';
import {
  FACT_NAMES,
  PERSONA_FACTS,
  personaHistory,
  restorePersonaVersion,
  splitParagraphs,
} from '@skills-architect/contracts/personas';
import { describeVersions, route, userNameReader } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PersonaDocument } from './persona-document';
import { type ListedNames, listedNames } from './role-names';
import { personaUpdate } from './update-persona';
import type { PersonaStores } from './write-persona';

const versionFields = (persona: PersonaDocument, { roles, leadershipRoles }: ListedNames): VersionField[] => [
  { field: 'Persona Name', value: persona.personaName },
  { field: 'Group Name', value: persona.personaGroupName },
  ...FACT_NAMES.map((name) => ({ field: PERSONA_FACTS[name].title, value: persona[name] })),
  { field: 'Industry Role', value: roles.get(persona.industryRoleId ?? 0)?.roleName ?? '' },
  {
    field: 'Leadership Role',
    value: leadershipRoles.get(persona.leadershipRoleId ?? 0)?.leadershipRoleName ?? '',
  },
  { field: 'Role Description', value: persona.roleDescription },
  {
    field: 'Roles and Responsibilities',
    value: splitParagraphs(persona.rolesResponsibilities).join('\n'),
    isList: true,
  },
];

/** Lists the versions of a persona and restores one of them. */
export const personaHistoryRoutes = (stores: PersonaStores) => (app: FastifyInstance) => {
  const { kit, personas, names } = stores;
  const userNames = userNameReader(kit);
  const update = personaUpdate(stores);

  const describe = async (states: readonly PersonaDocument[]) => {
    const roleNames = await listedNames(names, [...states]);
    return states.map((state) => versionFields(state, roleNames));
  };

  route(app, personaHistory, async ({ params, query }) =>
    describeVersions(await personas.versions(params.personaId, query), describe, userNames),
  );

  route(app, restorePersonaVersion, async ({ params, body }, context) => {
    const { personaGroupName: groupName, ...version } = await personas.version(params.personaId, body.version);
    return update(await personas.get(params.personaId), { ...version, groupName, rev: body.rev }, context);
  });
};
