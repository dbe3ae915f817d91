import type { listPersonas } from '@skills-architect/contracts/personas';
import { countPage } from '@skills-architect/service-kit';
import type * as z from 'zod';
import { chooseDeepRead, deepCursor, MIN_DEEP_OFFSET } from './deep-page';
import { clientFilter, listFilter } from './persona-filter';
import type { ListedPersona } from './persona-views';
import type { PersonaStores } from './write-persona';

export type ListQuery = z.output<typeof listPersonas.query>;

const toOrder = ({ sortBy, sortOrder }: ListQuery): Record<string, 1 | -1> => {
  const direction = sortOrder === 'asc' ? 1 : -1;
  // Names are unique per client, so they need no further sort key.
  if (sortBy === 'personaName') return { nameKey: direction };
  return { groupKey: direction, nameKey: direction, _id: direction };
};

type ListStores = Pick<PersonaStores, 'personas' | 'mappings' | 'profiles' | 'reviews'>;

const SUMMARY_FIELDS = {
  personaName: 1,
  personaGroupId: 1,
  personaGroupName: 1,
  clientId: 1,
  industryRoleId: 1,
  leadershipRoleId: 1,
  rev: 1,
};

/** A page of the list with the counts of the client's and of the matching personas. */
export const readList = async (stores: ListStores, query: ListQuery, userId: number) => {
  const { personas, mappings, profiles, reviews } = stores;
  const ofClient = clientFilter(query.clientId);
  const filter = await listFilter(profiles, query.clientId, query, userId);
  const isNarrowed = Object.keys(filter).length > Object.keys(ofClient).length;
  const count = (countFilter: typeof filter) =>
    countPage((most) => personas.model.countDocuments(countFilter, most), query.offset);
  const deep =
    query.offset >= MIN_DEEP_OFFSET && !('_id' in filter) && !query.approval && !query.importTokenId
      ? chooseDeepRead(query)
      : undefined;
  const pageNames = deep && (await deepCursor(personas.model.collection, deep, query).toArray());
  const names = pageNames?.map(({ nameKey }) => nameKey);
  const rows = { $ifNull: [{ $arrayElemAt: ['$mapping.rows', 0] }, []] };
  const [page, matching, allCount] = await Promise.all([
    personas.model.aggregate<ListedPersona>([
      { $match: names ? { ...ofClient, nameKey: { $in: names } } : filter },
      { $sort: toOrder(query) },
      { $skip: names ? 0 : query.offset },
      { $limit: query.pagesize },
      // `$lookup` right after the limit of the page, without a sub-pipeline, which would take four times as long.
      { $lookup: { from: mappings.name, localField: '_id', foreignField: '_id', as: 'mapping' } },
      { $lookup: { from: reviews.name, localField: '_id', foreignField: '_id', as: 'review' } },
      { $set: { mapping: rows, review: { $first: '$review' } } },
      {
        $project: {
          ...SUMMARY_FIELDS,
          review: 1,
          skills: { $size: '$mapping' },
          skillsWithLevel: { $size: { $filter: { input: '$mapping', cond: { $ne: ['$$this.proficiencyId', null] } } } },
        },
      },
    ]),
    count(filter),
    isNarrowed ? count(ofClient) : undefined,
  ]);
  return { page, matching, all: allCount ?? matching };
};
