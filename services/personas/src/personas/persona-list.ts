import type { listPersonas } from '@skills-architect/contracts/personas';
import type * as z from 'zod';
import { listFilter } from './persona-filter';
import type { ListedPersona } from './persona-views';
import type { PersonaStores } from './write-persona';

type Query = z.output<typeof listPersonas.query>;
interface Counted {
  personas: number;
}

const toOrder = ({ sortBy, sortOrder }: Query): Record<string, 1 | -1> => {
  const direction = sortOrder === 'asc' ? 1 : -1;
  // Names are unique per client, so no further sort key is needed.
  if (sortBy === 'personaName') return { nameKey: direction };
  return { groupKey: direction, nameKey: direction, _id: direction };
};

const SUMMARY_FIELDS = {
  personaName: 1,
  personaGroupId: 1,
  personaGroupName: 1,
  clientId: 1,
  industryRoleId: 1,
  leadershipRoleId: 1,
  rev: 1,
};

/** A page of the list with the total and matching counts: two parallel queries. */
export const readList = async ({ personas, mappings }: PersonaStores, query: Query) => {
  const all = listFilter(query.clientId, {});
  const filter = listFilter(query.clientId, query);
  const isNarrowed = Object.keys(filter).length > Object.keys(all).length;
  const rows = { $ifNull: [{ $arrayElemAt: ['$mapping.rows', 0] }, []] };
  const [page, counts] = await Promise.all([
    personas.model.aggregate<ListedPersona>([
      { $match: filter },
      { $sort: toOrder(query) },
      { $skip: query.offset },
      { $limit: query.pagesize },
      // A plain `$lookup` right after the page limit: with a sub-pipeline it takes four times as long.
      { $lookup: { from: mappings.name, localField: '_id', foreignField: '_id', as: 'mapping' } },
      { $set: { mapping: rows } },
      {
        $project: {
          ...SUMMARY_FIELDS,
          skills: { $size: '$mapping' },
          skillsWithLevel: { $size: { $filter: { input: '$mapping', cond: { $ne: ['$$this.proficiencyId', null] } } } },
        },
      },
    ]),
    personas.model.aggregate<Counted>([
      { $match: filter },
      { $count: 'personas' },
      ...(isNarrowed
        ? [{ $unionWith: { coll: personas.name, pipeline: [{ $match: all }, { $count: 'personas' }] } }]
        : []),
    ]),
  ]);
  // `$count` returns no document for zero matches; then the only count is the total.
  const total = counts.at(-1)?.personas ?? 0;
  const matching = isNarrowed && counts.length < 2 ? 0 : (counts[0]?.personas ?? 0);
  return { page, total, matching };
};
