import { clientLimit, fold, type Identity, searchFilter } from '@skills-architect/service-kit';
import type { PersonaDocument } from './persona-document';
import { restorable } from './restorable-personas';
import type { PersonaStores } from './write-persona';

/** How many clients with unmatched personas are listed. */
const MAX_CLIENTS = 5;
/** Most matches that are ranked: a text of two letters may match thousands of personas. */
const MAX_RANKED = 200;

/** Ranks the exact name first, then names that start with the searched text. */
const rankName = (nameKey: string, searched: string) => {
  if (nameKey === searched) return 0;
  return nameKey.startsWith(searched) ? 1 : 2;
};

/** Counts the open work in the personas of all clients of a user, and searches these personas. */
export const openWork = ({ kit, personas, mappings }: Pick<PersonaStores, 'kit' | 'personas' | 'mappings'>) => {
  const { model } = personas;
  return {
    /** Personas without an industry role: all, and those of the clients with the most. */
    async countUnmatched(identity: Identity) {
      const ownClientIds = clientLimit(identity);
      const clientCounts = await model.aggregate<{ _id: number; unmatched: number }>([
        {
          $match: {
            industryRoleId: null,
            ...personas.alive,
            ...(ownClientIds && { clientId: { $in: ownClientIds } }),
          },
        },
        { $group: { _id: '$clientId', unmatched: { $sum: 1 } } },
        { $sort: { unmatched: -1, _id: 1 } },
      ]);
      return {
        total: clientCounts.reduce((sum, { unmatched }) => sum + unmatched, 0),
        ofClients: clientCounts.slice(0, MAX_CLIENTS).map(({ _id, unmatched }) => ({ clientId: _id, unmatched })),
      };
    },

    /** Whether a client has a persona, one with an industry role, and one with skills. */
    async findProgress(clientId: number) {
      const ofClient = { clientId, ...personas.alive };
      const [anyPersona, matched, withSkills] = await Promise.all([
        model.exists(ofClient),
        model.exists({ ...ofClient, industryRoleId: { $gt: 0 } }),
        mappings.model.exists({ clientId, ...mappings.alive, 'rows.skillId': { $gt: 0 } }),
      ]);
      return { hasPersonas: anyPersona !== null, hasMatched: matched !== null, hasSkills: withSkills !== null };
    },

    /** How many deleted personas of a client can be restored. */
    countDeleted: (clientId: number) => model.countDocuments(restorable(kit, clientId)),

    /** The personas of all of the user's clients whose names match best. */
    async findByName(text: string, size: number, identity: Identity) {
      // The index starts with the client, so for staff each client is searched.
      const clientIds = clientLimit(identity) ?? (await model.distinct('clientId'));
      const foundPersonas = await model
        .find(
          { clientId: { $in: clientIds }, ...personas.alive, ...searchFilter(text) },
          { personaName: 1, personaGroupId: 1, personaGroupName: 1, clientId: 1, nameKey: 1 },
        )
        .limit(MAX_RANKED)
        .lean<PersonaDocument[]>();
      const searched = fold(text);
      const rank = ({ nameKey }: PersonaDocument) => rankName(nameKey, searched);
      foundPersonas.sort((a, b) => rank(a) - rank(b) || a.nameKey.length - b.nameKey.length || a._id - b._id);
      return foundPersonas.slice(0, size);
    },
  };
};
export type OpenWork = ReturnType<typeof openWork>;
