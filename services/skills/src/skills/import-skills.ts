import { type ImportedSkill, LibraryStatus, SKILL_CATEGORIES } from '@skills-architect/contracts/skills';
import { fold, rankedFields, type ServiceKit } from '@skills-architect/service-kit';
import type { CategoryDocument, FamilyDocument, Library, SchemeDocument } from '../library/library-documents';
import type { SkillDocument, Skills } from './skill-document';

interface Batch {
  sourceId: number;
  changeSet: string;
  skills: ImportedSkill[];
}

const DEFAULT_CATEGORY = SKILL_CATEGORIES[0];
const familyKey = (categoryId: number, family: string) => `${categoryId} ${fold(family)}`;

/** Finds or creates the families of a batch; returns their ids by category and name. */
const readFamilies = async (library: Library, batch: Batch, categoryIds: Map<string, number>, by: number) => {
  const toCategory = ({ skillCategory }: ImportedSkill) =>
    categoryIds.get(skillCategory) ?? categoryIds.get(DEFAULT_CATEGORY) ?? 1;
  const wanted = new Map(
    batch.skills.map((skill) => [
      familyKey(toCategory(skill), skill.skillFamily),
      { skillFamily: skill.skillFamily, skillCategoryId: toCategory(skill), nameKey: fold(skill.skillFamily) },
    ]),
  );
  const read = () => library.families.model.find(library.families.alive).lean<FamilyDocument[]>();
  const known = new Map(
    (await read()).map((family) => [familyKey(family.skillCategoryId, family.skillFamily), family._id]),
  );
  const missing = [...wanted].filter(([key]) => !known.has(key)).map(([, family]) => family);
  for (const family of await library.families.create(missing, { by, changeSet: batch.changeSet }))
    known.set(familyKey(family.skillCategoryId, family.skillFamily), family._id);
  return (skill: ImportedSkill) => ({
    skillCategoryId: toCategory(skill),
    skillFamilyId: known.get(familyKey(toCategory(skill), skill.skillFamily)) ?? 1,
  });
};

const orderedLevels = (skill: Pick<SkillDocument, 'levels'>) =>
  [...skill.levels].sort((a, b) => a.levelNumber - b.levelNumber).map(({ proficiencyId }) => proficiencyId);

/** Writes a batch of a taxonomy: creates new skills with their levels; existing ones keep their ids. */
export const writeImported = async (kit: ServiceKit, library: Library, skills: Skills, batch: Batch, by: number) => {
  const [categories, scheme] = await Promise.all([
    library.categories.model.find().lean<CategoryDocument[]>(),
    library.schemes.model
      .findOne({ levelCount: 5, ...library.schemes.alive })
      .sort({ _id: 1 })
      .lean<SchemeDocument>(),
  ]);
  if (!scheme) throw new Error('there is no scheme of 5 levels');
  const place = await readFamilies(
    library,
    batch,
    new Map(categories.map(({ _id, skillCategory }) => [skillCategory, _id])),
    by,
  );
  const externalIds = batch.skills.map((skill) => skill.externalId);
  const known = await skills.model
    .find({ sourceId: batch.sourceId, uniqueKey: { $in: externalIds }, ...skills.alive })
    .lean<SkillDocument[]>();
  const knownIds = new Set(known.map((skill) => skill.externalId));
  const fresh = batch.skills.filter((skill) => !knownIds.has(skill.externalId));
  const levelCount = scheme.levels.length;
  const first = fresh.length ? await kit.counters.reserve('proficiency', fresh.length * levelCount) : 0;
  const created = await skills.create(
    fresh.map((skill, index) => ({
      skillName: skill.skillName,
      ...rankedFields(skill.skillName, skill.alternativeNames),
      alternativeNames: skill.alternativeNames,
      skillDescription: skill.skillDescription,
      embeddingDescription: skill.embeddingDescription,
      ...place(skill),
      sourceId: batch.sourceId,
      skillStatus: LibraryStatus.Published,
      externalId: skill.externalId,
      uniqueKey: skill.externalId,
      levels: scheme.levels.map(({ levelNumber }, position) => ({
        proficiencyId: first + index * levelCount + position,
        schemeId: scheme._id,
        levelNumber,
      })),
    })),
    { by, changeSet: batch.changeSet },
  );
  return [...known, ...created].map((skill) => ({
    externalId: skill.externalId ?? '',
    skillId: skill._id,
    proficiencyIds: orderedLevels(skill),
  }));
};
