import {
  ensureSource,
  listCategories,
  listFamilies,
  listSchemes,
  listSources,
} from '@skills-architect/contracts/skills';
import { fold, isTaken, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CategoryDocument, FamilyDocument, Library, SchemeDocument, SourceDocument } from './library-documents';
import { toFamily, toScheme, toSource } from './library-names';

export const libraryRoutes = (app: FastifyInstance, library: Library) => {
  const { categories, families, sources, schemes } = library;

  route(app, listCategories, async () => {
    const found = await categories.model.find(categories.alive).sort({ _id: 1 }).lean<CategoryDocument[]>();
    return { categories: found.map(({ _id, skillCategory }) => ({ skillCategoryId: _id, skillCategory })) };
  });

  route(app, listFamilies, async ({ query }) => {
    const of = query.categoryIds?.length ? { skillCategoryId: { $in: query.categoryIds } } : {};
    const found = await families.model
      .find({ ...families.alive, ...of })
      .sort({ nameKey: 1 })
      .lean<FamilyDocument[]>();
    return { families: found.map(toFamily) };
  });

  route(app, listSources, async () => {
    const found = await sources.model.find(sources.alive).sort({ _id: 1 }).lean<SourceDocument[]>();
    return { sources: found.map(toSource) };
  });

  route(app, listSchemes, async () => {
    const found = await schemes.model.find(schemes.alive).sort({ _id: 1 }).lean<SchemeDocument[]>();
    return { schemes: found.map(toScheme) };
  });

  route(app, ensureSource, async ({ body }, { userId }) => {
    const named = () => sources.model.findOne({ nameKey: fold(body.source), ...sources.alive }).lean<SourceDocument>();
    const known = await named();
    if (known) return toSource(known);
    const fields = {
      source: body.source,
      nameKey: fold(body.source),
      allowMultipleMappings: true,
      isAssessmentEnabled: false,
    };
    try {
      const [created] = await sources.create([fields], { by: userId });
      if (created) return toSource(created);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    const other = await named();
    if (!other) throw new Error(`the source ${body.source} was not created`);
    return toSource(other);
  });
};
