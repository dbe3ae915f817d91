import { offersSource } from '@skills-architect/contracts/admin';
import { listPersonaSkills, type PersonaSkill, savePersonaSkills } from '@skills-architect/contracts/personas';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PersonaDocument } from '../personas/persona-document';
import type { Asker } from '../personas/role-names';
import { industrySkills, type PersonaStores } from '../personas/write-persona';
import type { MappingDocument } from './mapping-document';
import { confirmChanges } from './mapping-rules';
import { readLibrary } from './read-library';

export const mappingRoutes = (app: FastifyInstance, { kit, personas, mappings, readClient }: PersonaStores) => {
  /** The skills of the persona's industry role, loaded only when skills are added that the persona lacks. */
  const roleSkillsFor = async (mapping: MappingDocument, skillIds: number[], asker: Asker) => {
    if (skillIds.every((id) => mapping.rows.some((row) => row.skillId === id))) return [];
    const persona = await personas.model.findOne({ _id: mapping._id }, { industryRoleId: 1 }).lean<PersonaDocument>();
    const roleId = persona?.industryRoleId;
    return roleId ? ((await industrySkills(kit, [roleId], asker)).get(roleId) ?? []) : [];
  };

  const read = async (personaId: number) => {
    const mapping = await mappings.model.findOne({ _id: personaId, ...mappings.alive }).lean<MappingDocument>();
    if (!mapping) throw notFound('This persona');
    return mapping;
  };

  const shown = async (mapping: MappingDocument, asker: Asker) => {
    const library = await readLibrary(
      kit,
      mapping.rows.map((row) => row.skillId),
      asker,
    );
    return {
      personaId: mapping._id,
      rev: mapping.rev,
      excludedRoleSkills: mapping.excludedRoleSkills,
      skills: mapping.rows.flatMap(({ industryProficiencyId, ...row }): PersonaSkill[] => {
        const skill = library.get(row.skillId);
        return skill ? [{ ...skill, ...row, industryProficiencyID: industryProficiencyId }] : [];
      }),
    };
  };

  route(app, listPersonaSkills, async ({ params }, { identity, request }) =>
    shown(await read(params.personaId), { identity, requestId: request.id }),
  );

  route(app, savePersonaSkills, async ({ params, body }, { identity, userId, request }) => {
    const asker = { identity, requestId: request.id };
    const mapping = await read(params.personaId);
    const skillIds = body.skillProficiencyMappings.map(({ skillId }) => skillId);
    const [library, ofRole] = await Promise.all([
      readLibrary(kit, skillIds, asker),
      roleSkillsFor(mapping, skillIds, asker),
    ]);
    const client = await readClient(mapping.clientId);
    const present = new Set([...mapping.rows, ...ofRole].map(({ skillId }) => skillId));
    const offered = [...library].filter(
      ([skillId, { skillStatus, skillSource }]) =>
        present.has(skillId) || (skillStatus === LibraryStatus.Published && offersSource(client, skillSource.sourceId)),
    );
    const levels = new Map(
      offered.map(([skillId, skill]) => [
        skillId,
        new Map(skill.proficiencies.map((level) => [level.proficiencyId, level.levelNumber])),
      ]),
    );
    const next = confirmChanges(mapping, body, levels, identity.user?.userType, ofRole);
    return shown(await mappings.change(params.personaId, body.rev, next, { by: userId }), asker);
  });
};
