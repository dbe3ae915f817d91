import { LibraryStatus, SKILL_CATEGORIES } from '@skills-architect/contracts/skills';
import { fold, type ServiceKit, searchFields, seedOnce } from '@skills-architect/service-kit';
import * as z from 'zod';
import library from '../demo/library.json' with { type: 'json' };
import demoSkills from '../demo/skills.json' with { type: 'json' };
import type { Library } from './library/library-documents';
import type { Skills } from './skills/skill-document';

const BY_SEED = { by: 0, changeSet: 'seed' };
/** Ids of sources and families that the product ships lie below this; imports take the ones above. */
const FIRST_IMPORTED_ID = 100;
const FIVE_LEVELS = 1;

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

/** Families with their skills; a skill's id is its place in the file, so that other demo data can name it. */
const SkillsFile = z.array(
  z.object({
    category: z.enum(SKILL_CATEGORIES),
    family: z.string(),
    skills: z.array(
      z.object({ name: z.string(), alternatives: z.array(z.string()).default([]), description: z.string() }),
    ),
  }),
);

/** What the product cannot work without: categories, sources, schemes. */
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
  for (const name of ['source', 'family', 'category', 'scheme']) await kit.counters.atLeast(name, FIRST_IMPORTED_ID);
};

const seedDemo = async (kit: ServiceKit, { families }: Library, skills: Skills) => {
  const groups = SkillsFile.parse(demoSkills);
  await families.create(
    groups.map(({ category, family }) => ({
      skillFamily: family,
      nameKey: fold(family),
      skillCategoryId: SKILL_CATEGORIES.indexOf(category) + 1,
    })),
    BY_SEED,
    groups.map((_, index) => index + 1),
  );
  const flat = groups.flatMap(({ category, skills: members }, index) =>
    members.map((skill) => ({
      ...skill,
      skillCategoryId: SKILL_CATEGORIES.indexOf(category) + 1,
      skillFamilyId: index + 1,
    })),
  );
  const levels = 5;
  await skills.create(
    flat.map(({ name, alternatives, description, ...place }, index) => ({
      skillName: name,
      ...searchFields(name, ...alternatives),
      uniqueKey: fold(name),
      alternativeNames: alternatives,
      skillDescription: description,
      embeddingDescription: description,
      ...place,
      sourceId: 1,
      skillStatus: LibraryStatus.Published,
      levels: Array.from({ length: levels }, (_, level) => ({
        proficiencyId: index * levels + level + 1,
        schemeId: FIVE_LEVELS,
        levelNumber: level + 1,
      })),
    })),
    BY_SEED,
    flat.map((_, index) => index + 1),
  );
  await kit.counters.atLeast('skill', flat.length);
  await kit.counters.atLeast('proficiency', flat.length * levels);
};

/** Fills an empty library; one with sources is left as it is. */
export const seedSkills = (kit: ServiceKit, library: Library, skills: Skills, { demo }: { demo: boolean }) =>
  seedOnce(kit.db, {
    name: 'skills',
    isEmpty: async () => !(await library.sources.model.exists({})),
    into: [library.categories, library.sources, library.schemes, library.families, skills],
    fill: async () => {
      await seedLibrary(kit, library);
      if (demo) await seedDemo(kit, library, skills);
    },
  });
