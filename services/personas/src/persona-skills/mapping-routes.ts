import {
  exportPersonaSkills,
  listPersonaSkills,
  savePersonaSkills,
  undoPersonaSkills,
} from '@skills-architect/contracts/personas';
import type { Workbooks } from '@skills-architect/library-service-kit/workbooks';
import { AppError, notFound, route, sendFile, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { SKILLS_FILE, skillsSheet } from '../exports/skill-rows';
import type { Asker } from '../personas/role-names';
import type { PersonaStores } from '../personas/write-persona';
import type { MappingDocument } from './mapping-document';
import { mappingReader } from './mapping-reader';
import { confirmChanges, undoLastChanges } from './mapping-rules';
import { readLibrary } from './read-library';
import { savableLevels } from './shown-skills';

/** Reads, saves, undoes and exports the skills of one persona. */
export const mappingRoutes = (stores: PersonaStores, books: Workbooks) => (app: FastifyInstance) => {
  const { kit, shown, personas, mappings, readClient } = stores;
  const { read, toAnswer, roleSkills } = mappingReader(stores);
  /** The skills of the industry role, loaded only when skills are added that the persona does not have. */
  const roleSkillsFor = async (mapping: MappingDocument, skillIds: number[], asker: Asker) => {
    if (skillIds.every((id) => mapping.rows.some((row) => row.skillId === id))) return [];
    return roleSkills(mapping._id, asker);
  };

  route(app, listPersonaSkills, async ({ params }, { identity, request }) =>
    toAnswer(await read(params.personaId), { identity, requestId: request.id }),
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
    const knownSkillIds = new Set([...mapping.rows, ...ofRole].map(({ skillId }) => skillId));
    const levels = savableLevels(library, knownSkillIds, client);
    const next = confirmChanges(mapping, body, levels, identity.user?.userType, ofRole);
    const saved = { ...next, savedRev: body.rev + 1 };
    const changed = await mappings.change(params.personaId, body.rev, saved, { by: userId });
    const added = skillIds.filter((id) => mapping.rows.every(({ skillId }) => skillId !== id));
    const subject = `persona ${params.personaId}`;
    const suggested = { kind: 'skills', subject, 'evidence.skillId': { $in: added } };
    await kit.suggestions.decide(suggested, { subject, chosen: added, by: userId, at: kit.now() });
    return toAnswer(changed, asker);
  });

  route(app, undoPersonaSkills, async ({ params, body }, { identity, userId, request }) => {
    const mapping = await read(params.personaId);
    if (mapping.rev !== body.rev) throw stale(mapping);
    if (mapping.savedRev !== mapping.rev)
      throw new AppError('conflict', 'The last change of these skills was not made by Confirm Changes.');
    const former = await mappings.version(mapping._id, mapping.rev - 1);
    const next = undoLastChanges(mapping, former, identity.user?.userType);
    const undone = await mappings.change(mapping._id, body.rev, { ...next, savedRev: null }, { by: userId });
    return toAnswer(undone, { identity, requestId: request.id });
  });

  route(app, exportPersonaSkills, async ({ params, query }, { identity, request, reply }) => {
    const [persona, mapping] = await Promise.all([personas.get(params.personaId), read(params.personaId)]);
    const { clientId = persona.clientId, industryRoleId = persona.industryRoleId } = query;
    if (clientId !== persona.clientId || industryRoleId !== persona.industryRoleId) throw notFound('This persona');
    const skillIds = mapping.rows.map(({ skillId }) => skillId);
    const library = await readLibrary(kit, skillIds, { identity, requestId: request.id });
    const named = await shown.show(library, identity.user?.language);
    return sendFile(reply, SKILLS_FILE, await books.write([skillsSheet(persona, mapping, named)]));
  });
};
