import {
  getSkill,
  LibraryStatus,
  searchSkills,
  skillCounters,
  skillsByIds,
  skillTexts,
} from '@skills-architect/contracts/skills';
import { searchLibrary, selectOffered } from '@skills-architect/library-service-kit';
import { clientReader, countPage, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PairStore } from '../duplicates/pair-store';
import type { ReadLibraryNames } from '../library/library-names';
import type { SkillReader } from './read-skill';
import { searchConditions } from './search-conditions';
import { type SkillDocument, type Skills, toProficiencies, toSummary } from './skill-document';

/** Sort field of each column; categories, families and sources sort by id, which matches their name order. */
const SORT_FIELDS = {
  skillName: 'nameKey',
  skillCategory: 'skillCategoryId',
  skillFamily: 'skillFamilyId',
  source: 'sourceId',
  skillStatus: 'skillStatus',
} as const;

/** Projection for list rows: no texts and levels. */
const SUMMARY_FIELDS = { skillName: 1, skillCategoryId: 1, skillFamilyId: 1, sourceId: 1, skillStatus: 1 } as const;

/** Filter for skills by their ids or the ids of their levels. Without level ids it only uses the index of skill ids. */
const idFilter = ({ skillIds, proficiencyIds }: { skillIds: number[]; proficiencyIds: number[] }) =>
  proficiencyIds.length
    ? { $or: [{ _id: { $in: skillIds } }, { 'levels.proficiencyId': { $in: proficiencyIds } }] }
    : { _id: { $in: skillIds } };

interface SkillRouteParts {
  kit: ServiceKit;
  skills: Skills;
  readNames: ReadLibraryNames;
  reader: SkillReader;
  pairs: Pick<PairStore, 'countOpen'>;
}

/** Searches, counts and reads skills, for screens and for other services. */
export const skillRoutes =
  ({ kit, skills, readNames, reader, pairs }: SkillRouteParts) =>
  (app: FastifyInstance) => {
    const readClient = clientReader(kit);
    const readNamesOf = (found: SkillDocument[]) => readNames(found.map((skill) => skill.skillFamilyId));

    route(app, searchSkills, async ({ query, body }, { identity }) => {
      const { sortBy, sortOrder = 'asc' } = query.sortBy ? query : body;
      const user = identity.user;
      const ofClient = body.clientId === undefined ? undefined : (await readClient(body.clientId)).sourceIds;
      const sources = selectOffered({ user, asked: body.skillSourceId, ofClient });
      const filter = { ...skills.alive, ...searchConditions({ ...body, sources, user }) };
      const { rows: found, ...total } = await searchLibrary<SkillDocument>(skills.model, {
        filter,
        text: body.searchString,
        namesOnly: body.searchInDescription === false,
        sortField: sortBy && SORT_FIELDS[sortBy],
        sortOrder,
        offset: body.offset,
        pagesize: body.pagesize,
        fields: SUMMARY_FIELDS,
      });
      const names = await readNamesOf(found);
      return { skills: found.map((skill) => toSummary(skill, names)), ...total };
    });

    route(app, skillCounters, async () => {
      const [drafts, duplicates] = await Promise.all([
        skills.model.countDocuments({ skillStatus: LibraryStatus.Draft, ...skills.alive }),
        countPage(pairs.countOpen),
      ]);
      return {
        drafts,
        duplicates: duplicates.total,
        ...(duplicates.totalIsCapped && { duplicatesIsCapped: true as const }),
      };
    });

    route(app, getSkill, async ({ params, query }, { identity }) => {
      const detail = await reader.describe(await reader.open(params.skillId, identity), identity);
      return query.includeProficiencies ? detail : { ...detail, proficiencies: [] };
    });

    route(app, skillsByIds, async ({ body }) => {
      const found = await skills.model
        .find(
          { ...(body.includeDeleted ? {} : skills.alive), ...idFilter(body) },
          { ...SUMMARY_FIELDS, deletedAt: 1, ...(body.includeProficiencies && { levels: 1 }) },
        )
        .lean<SkillDocument[]>();
      const names = await readNamesOf(found);
      return {
        skills: found.map((skill) => ({
          ...toSummary(skill, names),
          proficiencies: body.includeProficiencies ? toProficiencies(skill, names) : [],
          ...(skill.deletedAt && { isDeleted: true as const }),
        })),
      };
    });

    route(app, skillTexts, async ({ query }) => {
      const found = await skills.model
        .find(
          { _id: { $gt: query.after }, skillStatus: LibraryStatus.Published, ...skills.alive },
          { skillName: 1, skillDescription: 1 },
        )
        .sort({ _id: 1 })
        .limit(query.pagesize)
        .lean<SkillDocument[]>();
      return {
        texts: found.flatMap((skill) => [skill.skillName, skill.skillDescription]),
        next: found.at(-1)?._id ?? query.after,
        more: found.length === query.pagesize,
      };
    });
  };
