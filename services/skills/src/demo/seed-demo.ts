import { LIBRARY_STATUS_NAMES, LibraryStatus, SKILL_CATEGORIES } from '@skills-architect/contracts/skills';
import { fold, rankedFields, type ServiceKit, searchFields } from '@skills-architect/service-kit';
import type { Library, SchemeDocument, SourceDocument } from '../library/library-documents';
import type { SkillLinks } from '../skill-tree/link-document';
import type { Encyclopedia } from '../skillopedia/encyclopedia-document';
import type { Skills } from '../skills/skill-document';
import { demoFamilies, demoLevelKnowledge, demoSkillopedia, demoTrees } from './demo-library';
import type { DemoFamily, DemoSkill } from './demo-schemas';

const BY_SEED = { by: 0, changeSet: 'seed' };
const numberIds = (records: readonly unknown[]) => records.map((_, index) => index + 1);

/** The resources to seed. */
export interface SkillStores {
  kit: ServiceKit;
  library: Library;
  skills: Skills;
  encyclopedia: Encyclopedia;
  links: SkillLinks;
}

const findStatus = (name: string) => Object.values(LibraryStatus).find((known) => LIBRARY_STATUS_NAMES[known] === name);

const seedSkillopedia = async ({ kit, encyclopedia }: SkillStores) => {
  const entries = demoSkillopedia();
  await encyclopedia.create(
    entries.map(({ title, status, url, text }) => ({
      name: title,
      ...searchFields(title),
      status: findStatus(status) ?? LibraryStatus.Draft,
      url,
      text,
    })),
    BY_SEED,
    numberIds(entries),
  );
  await kit.counters.advancePast('encyclopedia', entries.length);
  return new Map(entries.map(({ title }, index) => [title, index + 1]));
};

/** All levels of all schemes of the skill's source, with the skill's own text or its family's, and the family's knowledge. */
const buildLevels = (
  { skill, family, knowledge }: { skill: DemoSkill; family: DemoFamily; knowledge: readonly string[] },
  sourceId: number,
  schemes: SchemeDocument[],
) =>
  schemes
    .filter((scheme) => scheme.sourceIds.includes(sourceId))
    .flatMap((scheme) =>
      scheme.levels.map(({ levelNumber }) => ({
        schemeId: scheme._id,
        levelNumber,
        description: (skill.levels ?? family.levels)[scheme.schemeName]?.[levelNumber - 1],
        knowledge: knowledge[Math.round(((levelNumber - 1) / (scheme.levels.length - 1)) * (knowledge.length - 1))],
      })),
    );

const seedFamilies = async ({ library }: SkillStores, families: DemoFamily[]) =>
  library.families.create(
    families.map(({ category, family }) => ({
      skillFamily: family,
      nameKey: fold(family),
      skillCategoryId: SKILL_CATEGORIES.indexOf(category) + 1,
    })),
    BY_SEED,
    numberIds(families),
  );

const seedTrees = async ({ links }: SkillStores, ids: ReadonlyMap<string, number>) => {
  const findId = (name: string) => {
    const id = ids.get(name);
    if (!id) throw new Error(`the demo's skill tree names an unknown skill: ${name}`);
    return id;
  };
  const pairs = demoTrees().flatMap(({ skill, below }) =>
    below.map((name) => ({ parentId: findId(skill), childId: findId(name) })),
  );
  await links.create(pairs, BY_SEED);
};

/** Seeds the demo's families, skills with levels, and Skillopedia. Requires sources and schemes. */
export const seedDemo = async (stores: SkillStores) => {
  const { kit, library, skills } = stores;
  const families = demoFamilies();
  const knowledge = demoLevelKnowledge();
  const [entries, sources, schemes] = await Promise.all([
    seedSkillopedia(stores),
    library.sources.model.find().lean<SourceDocument[]>(),
    library.schemes.model.find().sort({ _id: 1 }).lean<SchemeDocument[]>(),
    seedFamilies(stores, families),
  ]);
  const sourceIds = new Map(sources.map(({ _id, source }) => [source, _id]));
  let proficiencyId = 0;
  const documents = families.flatMap((family, index) =>
    family.skills.map((skill) => {
      const sourceId = sourceIds.get(skill.source);
      if (!sourceId) throw new Error(`the demo skill ${skill.name} names an unknown source: ${skill.source}`);
      return {
        skillName: skill.name,
        ...rankedFields(skill.name, skill.alternatives, skill.description),
        uniqueKey: fold(skill.name),
        alternativeNames: skill.alternatives,
        skillDescription: skill.description,
        embeddingDescription: skill.details,
        skillCategoryId: SKILL_CATEGORIES.indexOf(family.category) + 1,
        skillFamilyId: index + 1,
        sourceId,
        skillStatus: findStatus(skill.status) ?? LibraryStatus.Draft,
        levels: buildLevels({ skill, family, knowledge: knowledge[family.family] ?? [] }, sourceId, schemes).map(
          (level) => {
            proficiencyId += 1;
            return { proficiencyId, ...level };
          },
        ),
        encyclopediaIds: skill.knowledge.flatMap((title) => entries.get(title) ?? []),
      };
    }),
  );
  await skills.create(documents, BY_SEED, numberIds(documents));
  const ids = new Map(documents.map(({ skillName }, index) => [skillName, index + 1]));
  await seedTrees(stores, ids);
  await kit.counters.advancePast('skill', documents.length);
  await kit.counters.advancePast('proficiency', proficiencyId);
};
