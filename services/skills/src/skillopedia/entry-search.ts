import { listEncyclopediaTypes, SKILLOPEDIA_TYPE, searchKnowledgeBases } from '@skills-architect/contracts/skills';
import { route, searchFilter } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type Encyclopedia, ROW_FIELDS, toRow } from './encyclopedia-document';

/** Stored field of each column. */
const SORT_FIELDS = { name: 'nameKey', status: 'status', updatedAt: 'updated.at' } as const;
const TYPES = [{ typeId: SKILLOPEDIA_TYPE, type: 'Skillopedia' }];

/** The search of Skillopedia entries, and of those that can be a skill's knowledge base. */
export const entrySearch = (app: FastifyInstance, encyclopedia: Encyclopedia) => {
  route(app, listEncyclopediaTypes, async () => ({ types: TYPES }));

  route(app, searchKnowledgeBases, async ({ query }) => {
    if (query.type !== SKILLOPEDIA_TYPE) return { data: [], total: 0 };
    const filter = {
      ...encyclopedia.alive,
      ...searchFilter(query.text),
      ...(query.status && { status: { $in: query.status } }),
    };
    const direction = query.sortOrder === 'asc' ? 1 : -1;
    const { found, total } = await encyclopedia.page(
      filter,
      { [SORT_FIELDS[query.sortBy ?? 'name']]: direction, nameKey: direction },
      query,
      ROW_FIELDS,
    );
    return { data: found.map(toRow), ...total };
  });
};
