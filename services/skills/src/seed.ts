import { SKILL_CATEGORIES } from '@skills-architect/contracts/skills';
import { decideFirstData, fold, type ServiceKit, seedOnce, wasSeeded } from '@skills-architect/service-kit';
import * as z from 'zod';
import library from '../demo/library.json' with { type: 'json' };
import { DEMO_CONTENT } from './content/seed-content';
import { type SkillStores, seedDemo } from './demo/seed-demo';
import type { Library } from './library/library-documents';

const BY_SEED = { by: 0, changeSet: 'seed' };
/** Shipped sources and families have ids below this, imported ones this id or above. */
const FIRST_IMPORTED_ID = 100;

const LibraryFile = z.object({
  sources: z.array(
    z.object({
      sourceId: z.number(),
      source: z.string(),
      allowMultipleMappings: z.boolean(),
      isAssessmentEnabled: z.boolean(),
    }),
  ),
  schemes: z.array(
    z.object({
      schemeId: z.number(),
      schemeName: z.string(),
      sourceIds: z.array(z.number()),
      levels: z.array(z.object({ level: z.string(), description: z.string() })),
    }),
  ),
});

/** Data that the product requires: categories, sources, schemes. */
const seedLibrary = async (kit: ServiceKit, { categories, sources, schemes }: Library) => {
  const file = LibraryFile.parse(library);
  await categories.create(
    SKILL_CATEGORIES.map((skillCategory) => ({ skillCategory })),
    BY_SEED,
    SKILL_CATEGORIES.map((_, index) => index + 1),
  );
  await sources.create(
    file.sources.map(({ sourceId: _, ...source }) => ({ ...source, nameKey: fold(source.source) })),
    BY_SEED,
    file.sources.map(({ sourceId }) => sourceId),
  );
  await schemes.create(
    file.schemes.map(({ schemeId, levels, ...scheme }) => ({
      ...scheme,
      levelCount: levels.length,
      levels: levels.map((level, index) => ({ ...level, levelId: schemeId * 10 + index + 1, levelNumber: index + 1 })),
    })),
    BY_SEED,
    file.schemes.map(({ schemeId }) => schemeId),
  );
  for (const name of ['source', 'family', 'category', 'scheme'])
    await kit.counters.advancePast(name, FIRST_IMPORTED_ID);
};

/**
 * Seeds an empty library; does nothing when there are sources. Resolves to whether the library is the demo's, which
 * `demo` decides for an empty one.
 */
export const seedSkills = async (stores: SkillStores, { demo }: { demo: boolean }): Promise<boolean> => {
  const { kit, library, skills, encyclopedia, links } = stores;
  const isEmpty = async () => !(await library.sources.model.exists({}));
  const firstData = await decideFirstData(kit.db, demo ? 'demo' : 'none', {
    isEmpty,
    // The first versions of the demo had no content.
    hasDemo: async () =>
      (await wasSeeded(kit.db, DEMO_CONTENT)) || Boolean(await skills.model.exists({ changeSet: 'seed' })),
  });
  const isDemo = firstData === 'demo';
  await seedOnce(kit.db, {
    name: 'skills',
    isEmpty,
    into: [library.categories, library.sources, library.schemes, library.families, skills, encyclopedia, links],
    fill: async () => {
      await seedLibrary(kit, library);
      if (isDemo) await seedDemo(stores);
    },
  });
  return isDemo;
};
