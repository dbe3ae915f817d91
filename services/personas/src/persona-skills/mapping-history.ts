import type { VersionField } from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';
import { personaSkillsHistory, restorePersonaSkillsVersion } from '@skills-architect/contracts/personas';
import { type NamedSkills, skillNameIn, skillsField } from '@skills-architect/library-service-kit';
import { describeVersions, route, userNameReader } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PersonaStores } from '../personas/write-persona';
import type { MappingDocument } from './mapping-document';
import { mappingReader } from './mapping-reader';
import { restoreMapping } from './mapping-rules';
import { readLibrary } from './read-library';

const versionFields = ({ rows, excludedRoleSkills }: MappingDocument, skills: NamedSkills): VersionField[] => [
  skillsField(rows, skills),
  {
    field: 'Removed skills of the industry role',
    value: excludedRoleSkills
      .map((skillId) => skillNameIn(skills, skillId))
      .sort(compareNames)
      .join('\n'),
    isList: true,
  },
];

const listSkillIds = ({ rows, excludedRoleSkills }: MappingDocument) => [
  ...rows.map(({ skillId }) => skillId),
  ...excludedRoleSkills,
];

/** Lists the versions of a persona's skills and restores one of them. */
export const mappingHistoryRoutes = (stores: PersonaStores) => (app: FastifyInstance) => {
  const { kit, mappings } = stores;
  const { read, toAnswer, roleSkills } = mappingReader(stores);
  const userNames = userNameReader(kit);

  route(app, personaSkillsHistory, async ({ params, query }, { identity, request }) => {
    const describe = async (states: readonly MappingDocument[]) => {
      const skillIds = [...new Set(states.flatMap(listSkillIds))];
      const asker = { identity, requestId: request.id };
      const skills = await readLibrary(kit, skillIds, asker, { includeDeleted: true });
      return states.map((state) => versionFields(state, skills));
    };
    return describeVersions(await mappings.versions(params.personaId, query), describe, userNames);
  });

  route(app, restorePersonaSkillsVersion, async ({ params, body }, { identity, userId, request }) => {
    const asker = { identity, requestId: request.id };
    const [mapping, version] = await Promise.all([
      read(params.personaId),
      mappings.version(params.personaId, body.version),
    ]);
    const [library, ofRole] = await Promise.all([
      readLibrary(
        kit,
        version.rows.map(({ skillId }) => skillId),
        asker,
      ),
      roleSkills(params.personaId, asker),
    ]);
    const restored = restoreMapping(mapping, version, { library, ofRole, userType: identity.user?.userType });
    const change = { ...restored, savedRev: body.rev + 1 };
    return toAnswer(await mappings.change(params.personaId, body.rev, change, { by: userId }), asker);
  });
};
