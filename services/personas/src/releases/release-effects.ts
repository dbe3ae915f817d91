import { releaseEffects } from '@skills-architect/contracts/personas';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { MappingDocument } from '../persona-skills/mapping-document';
import { readLibrary } from '../persona-skills/read-library';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import { affectedPersonas } from './affected-personas';
import { changedSkillIds, describeRole } from './describe-role';
import { readRelease } from './read-release';

/** The effects of a release of the library on a client's personas. */
export const releaseEffectsRoute =
  ({ kit, personas, mappings }: Pick<PersonaStores, 'kit' | 'personas' | 'mappings'>) =>
  (app: FastifyInstance) => {
    route(app, releaseEffects, async ({ params, query }, { identity, request }) => {
      const { clientId, offset, pagesize } = query;
      const { release, skills, roles, isCompared } = await readRelease(kit, params.releaseId);
      const skilledPersonaIds = await mappings.model.distinct('_id', {
        clientId,
        'rows.skillId': { $in: skills.map(({ id }) => id) },
        ...mappings.alive,
      });
      const ofClient = { clientId, ...personas.alive };
      const withRole = { industryRoleId: { $in: roles.map(({ id }) => id) } };
      const withSkills = { _id: { $in: skilledPersonaIds } };
      const filter = { ...ofClient, $or: [withRole, withSkills] };
      const [found, total, byRole, bySkills] = await Promise.all([
        personas.model
          .find(filter, { personaName: 1, personaGroupName: 1, industryRoleId: 1 })
          .sort({ nameKey: 1, _id: 1 })
          .skip(offset)
          .limit(pagesize)
          .lean<Pick<PersonaDocument, '_id' | 'personaName' | 'personaGroupName' | 'industryRoleId'>[]>(),
        personas.model.countDocuments(filter),
        personas.model.countDocuments({ ...ofClient, ...withRole }),
        personas.model.countDocuments({ ...ofClient, ...withSkills }),
      ]);
      const pageMappings = await mappings.model
        .find({ _id: { $in: found.map(({ _id }) => _id) }, ...mappings.alive }, { 'rows.skillId': 1 })
        .lean<Pick<MappingDocument, '_id' | 'rows'>[]>();
      const affected = affectedPersonas(found, pageMappings, { skills, roles });
      const skillIds = changedSkillIds(affected.map(({ role }) => role));
      const library = await readLibrary(kit, skillIds, { identity, requestId: request.id }, { includeDeleted: true });
      return {
        release,
        personas: affected.map((persona) => ({ ...persona, role: describeRole(persona.role, library) })),
        total,
        byRole,
        bySkills,
        isCompared,
      };
    });
  };
