import { Criticality, ROLE_SKILL_CATEGORIES } from '@skills-architect/contracts/roles';
import {
  createFamily,
  ensureSource,
  listCategories,
  listFamilies,
  listProficiencyLevels,
  listSchemes,
  listSkillCriticality,
  listSources,
} from '@skills-architect/contracts/skills';
import { chooseNamed, namedByUser, type ShownNames } from '@skills-architect/library-service-kit';
import { fold, invalid, isDuplicateKeyError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CategoryDocument, FamilyDocument, Library, SchemeDocument, SourceDocument } from './library-documents';
import { toFamily, toScheme, toSource } from './library-names';

/** Lists categories, families, sources and schemes; creates families and sources. */
export const libraryRoutes =
  (library: Library, { sortShown }: ShownNames) =>
  (app: FastifyInstance) => {
    const { categories, families, sources, schemes } = library;

    route(app, listCategories, async ({ query }) => {
      const names = findCategories(query);
      const filter = { ...categories.alive, ...(names && { skillCategory: { $in: names } }) };
      const found = await categories.model.find(filter).sort({ _id: 1 }).lean<CategoryDocument[]>();
      return { categories: found.map(({ _id, skillCategory }) => ({ skillCategoryId: _id, skillCategory })) };
    });

    route(app, listFamilies, async ({ query }, { identity }) => {
      const ofCategories = query.categoryIds?.length ? { skillCategoryId: { $in: query.categoryIds } } : {};
      const found = await families.model
        .find({ ...families.alive, ...ofCategories })
        .sort({ nameKey: 1 })
        .lean<FamilyDocument[]>();
      return { families: await sortShown(found.map(toFamily), ({ skillFamily }) => skillFamily, { query, identity }) };
    });

    route(app, listSources, async () => {
      const found = await sources.model.find(sources.alive).sort({ _id: 1 }).lean<SourceDocument[]>();
      return { sources: found.map(toSource) };
    });

    route(app, listSchemes, async () => {
      const found = await schemes.model.find(schemes.alive).sort({ _id: 1 }).lean<SchemeDocument[]>();
      return { schemes: found.map(toScheme) };
    });

    route(app, listProficiencyLevels, async ({ query }) => {
      const filter = { ...schemes.alive, sourceIds: query.sourceId };
      const found = await schemes.model.find(filter).sort({ levelCount: 1, _id: 1 }).lean<SchemeDocument[]>();
      return {
        proficiencyLevels: found
          .map(toScheme)
          .flatMap(({ schemeId, levelCount, levels }) =>
            levels
              .toSorted((a, b) => a.levelNumber - b.levelNumber)
              .map((level) => ({ ...level, schemeId, proficiencySchemeLevelCount: levelCount })),
          ),
      };
    });

    route(app, listSkillCriticality, async () => ({ skillCriticality: [...Criticality.options] }));

    route(app, createFamily, async ({ body }, { identity, userId }) => {
      const { skillCategoryId, skillFamily } = body;
      if (!(await categories.model.exists({ _id: skillCategoryId, ...categories.alive })))
        throw invalid('skillCategoryId', 'This category no longer exists.');
      const key = { skillCategoryId, nameKey: fold(skillFamily) };
      const named = { skillCategoryId, ...namedByUser(skillFamily, identity), ...families.alive };
      const { _id: id } = await findOrCreate(
        async () => chooseNamed(await families.model.find(named).lean<FamilyDocument[]>(), skillFamily),
        () => families.create([{ skillFamily, ...key }], { by: userId }),
      );
      return { id };
    });

    route(app, ensureSource, async ({ body }, { userId }) => {
      const { changeSet, language, ...sourceFields } = body;
      const nameKey = fold(body.source);
      const fields = {
        ...sourceFields,
        ...(language && { language }),
        nameKey,
        allowMultipleMappings: true,
        isAssessmentEnabled: false,
      };
      const write = { by: userId, ...(changeSet !== undefined && { changeSet }) };
      const source = await findOrCreate(
        () => sources.model.findOne({ nameKey, ...sources.alive }).lean<SourceDocument>(),
        () => sources.create([fields], write),
      );
      // Missing fields keep their value.
      const isSame =
        (sourceFields.licence ?? source.licence) === source.licence &&
        (sourceFields.attribution ?? source.attribution) === source.attribution;
      return toSource(isSame ? source : await sources.change(source._id, undefined, sourceFields, write));
    });
  };

/** The categories that match the mapping filter; undefined for all. */
const findCategories = (query: {
  mappingAsFunctional?: boolean | undefined;
  mappingAsLeadership?: boolean | undefined;
}) => {
  const { industry, leader } = ROLE_SKILL_CATEGORIES;
  if (!query.mappingAsFunctional && !query.mappingAsLeadership) return undefined;
  return [...(query.mappingAsFunctional ? industry : []), ...(query.mappingAsLeadership ? leader : [])];
};

/** Creates a record unless it exists; safe when another request creates it at the same time. */
const findOrCreate = async <T>(find: () => Promise<T | null>, create: () => Promise<unknown>): Promise<T> => {
  const existing = await find();
  if (existing) return existing;
  await create().catch((error: unknown) => {
    if (!isDuplicateKeyError(error)) throw error;
  });
  const created = await find();
  if (!created) throw new Error('the record was not created');
  return created;
};
