import type { RoleMove, SkillMove } from '@skills-architect/contracts';
import { linkedResource, linkStore } from '@skills-architect/library-service-kit';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import { reviewLinks } from '../reviews/review-links';
import { moveSkill } from './move-skill';

/** The places in this service that refer to skills and industry roles. */
export const personaLinks = (stores: Pick<PersonaStores, 'personas' | 'mappings' | 'reviews' | 'comments'>) => {
  const { personas, mappings } = stores;
  const findNames = async (ids: number[]) => {
    const foundPersonas = await personas.model
      .find({ _id: { $in: ids } }, { personaName: 1 })
      .lean<Pick<PersonaDocument, 'personaName'>[]>();
    return foundPersonas.map(({ personaName }) => personaName);
  };
  return linkStore([
    linkedResource<SkillMove, typeof MappingDocument>({
      kind: 'skill',
      what: 'persona',
      resource: mappings,
      from: ({ fromId }: SkillMove) => ({ $or: [{ 'rows.skillId': fromId }, { excludedRoleSkills: fromId }] }),
      both: ({ fromId, toId }) => ({ 'rows.skillId': { $all: [fromId, toId] } }),
      edit: ({ rows, excludedRoleSkills }, move) =>
        moveSkill({ rows, excludedRoleSkills: excludedRoleSkills ?? [] }, move),
      names: findNames,
    }),
    linkedResource<RoleMove, typeof PersonaDocument>({
      kind: 'role',
      what: 'persona',
      resource: personas,
      from: ({ fromId }: RoleMove) => ({ industryRoleId: fromId }),
      both: () => ({ _id: { $in: [] } }),
      // Personas keep their skills and levels; only their role changes.
      edit: (_, { toId }) => ({ industryRoleId: toId }),
      names: findNames,
    }),
    ...reviewLinks(stores, findNames),
  ]);
};
