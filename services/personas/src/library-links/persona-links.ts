import type { RoleMove, SkillMove } from '@skills-architect/contracts';
import { type LinkedResource, linkedResource, linkStore } from '@skills-architect/library-service-kit';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';
import type { PersonaStores } from '../personas/write-persona';
import { reviewLinks } from '../reviews/review-links';
import { moveSkill } from './move-skill';

type Stores = Pick<PersonaStores, 'personas' | 'mappings' | 'reviews' | 'comments'>;

/** The places in this service that refer to skills and industry roles; with `ids` those of these personas alone. */
export const personaPlaces = (stores: Stores, ids?: readonly number[]): LinkedResource[] => {
  const { personas, mappings } = stores;
  const among = ids && { _id: { $in: [...ids] } };
  const findNames = async (ids: number[]) => {
    const foundPersonas = await personas.model
      .find({ _id: { $in: ids } }, { personaName: 1 })
      .lean<Pick<PersonaDocument, 'personaName'>[]>();
    return foundPersonas.map(({ personaName }) => personaName);
  };
  return [
    linkedResource<SkillMove, typeof MappingDocument>({
      kind: 'skill',
      what: 'persona',
      resource: mappings,
      from: ({ fromId }: SkillMove) => ({
        ...among,
        $or: [{ 'rows.skillId': fromId }, { excludedRoleSkills: fromId }],
      }),
      both: ({ fromId, toId }) => ({ 'rows.skillId': { $all: [fromId, toId] } }),
      edit: ({ rows, excludedRoleSkills }, move) =>
        moveSkill({ rows, excludedRoleSkills: excludedRoleSkills ?? [] }, move),
      names: findNames,
    }),
    linkedResource<RoleMove, typeof PersonaDocument>({
      kind: 'role',
      what: 'persona',
      resource: personas,
      from: ({ fromId }: RoleMove) => ({ ...among, industryRoleId: fromId }),
      both: () => ({ _id: { $in: [] } }),
      // Personas keep their skills and levels; only their role changes.
      edit: (_, { toId }) => ({ industryRoleId: toId }),
      names: findNames,
    }),
    ...reviewLinks(stores, findNames, ids),
  ];
};

/** The skills and industry roles that the personas of this service refer to. */
export const personaLinks = (stores: Stores) => linkStore(personaPlaces(stores));
