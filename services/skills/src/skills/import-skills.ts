import { createHash } from 'node:crypto';
import {
  type ImportedSkill,
  type ImportState,
  LibraryStatus,
  SKILL_CATEGORIES,
} from '@skills-architect/contracts/skills';
import { searchedFields } from '@skills-architect/library-service-kit';
import { fold, type ServiceKit } from '@skills-architect/service-kit';
import type {
  CategoryDocument,
  FamilyDocument,
  Library,
  SchemeDocument,
  SourceDocument,
} from '../library/library-documents';
import { type SkillDocument, type Skills, skillTexts } from './skill-document';

interface Batch {
  sourceId: number;
  changeSet: string;
  dryRun: boolean;
  skills: ImportedSkill[];
}

const DEFAULT_CATEGORY = SKILL_CATEGORIES[0];
const familyKey = (categoryId: number, family: string) => `${categoryId} ${fold(family)}`;

/** Gives the taxonomy's ids to families that have none yet, because people or an earlier version created them. */
const addExternalIds = async (
  { families }: Library,
  stored: readonly FamilyDocument[],
  findImported: (family: FamilyDocument) => { externalId?: string } | undefined,
  write: { by: number; changeSet: string },
) => {
  const found = stored.flatMap((family) => {
    const externalId = family.externalId === undefined ? findImported(family)?.externalId : undefined;
    return externalId === undefined ? [] : [{ family, externalId }];
  });
  await families.changeMany(
    new Map(found.map(({ family, externalId }) => [family._id, { externalId }])),
    write,
    new Map(found.map(({ family }) => [family._id, family.rev])),
  );
};

/** Finds or, unless it is a dry run, creates the families of a batch; returns their ids by category and name. */
const readFamilies = async (library: Library, batch: Batch, categoryIds: Map<string, number>, by: number) => {
  const toCategory = ({ skillCategory }: ImportedSkill) =>
    categoryIds.get(skillCategory) ?? categoryIds.get(DEFAULT_CATEGORY) ?? 1;
  const familyByKey = new Map(
    batch.skills.map((skill) => [
      familyKey(toCategory(skill), skill.skillFamily),
      {
        skillFamily: skill.skillFamily,
        skillCategoryId: toCategory(skill),
        nameKey: fold(skill.skillFamily),
        ...(skill.familyExternalId !== undefined && { externalId: skill.familyExternalId }),
      },
    ]),
  );
  const read = () => library.families.model.find(library.families.alive).lean<FamilyDocument[]>();
  const stored = await read();
  const toKey = (family: FamilyDocument) => familyKey(family.skillCategoryId, family.skillFamily);
  const familyIds = new Map(stored.map((family) => [toKey(family), family._id]));
  const write = { by, changeSet: batch.changeSet };
  if (!batch.dryRun) await addExternalIds(library, stored, (family) => familyByKey.get(toKey(family)), write);
  const source = await library.sources.model.findById(batch.sourceId, { language: 1 }).lean<SourceDocument>();
  const language = source?.language && { language: source.language };
  const missing = batch.dryRun
    ? []
    : [...familyByKey].filter(([key]) => !familyIds.has(key)).map(([, family]) => ({ ...family, ...language }));
  for (const family of await library.families.create(missing, write))
    familyIds.set(familyKey(family.skillCategoryId, family.skillFamily), family._id);
  return (skill: ImportedSkill) => ({
    skillCategoryId: toCategory(skill),
    skillFamilyId: familyIds.get(familyKey(toCategory(skill), skill.skillFamily)) ?? 0,
  });
};

type ImportedFields = Pick<
  SkillDocument,
  'skillName' | 'alternativeNames' | 'skillDescription' | 'skillCategoryId' | 'skillFamilyId'
>;

/** Hash of the fields that an import writes. */
const fingerprint = (skill: ImportedFields) =>
  createHash('sha1')
    .update(
      JSON.stringify([
        skill.skillName,
        skill.alternativeNames,
        skill.skillDescription,
        skill.skillCategoryId,
        skill.skillFamilyId,
      ]),
    )
    .digest('base64');

/** Whether people have changed a skill since it was imported. */
export const isEdited = (stored: SkillDocument): boolean =>
  stored.importedAs === undefined ? stored.rev > 0 : stored.importedAs !== fingerprint(stored);

/** What an import does to an existing skill. It overwrites only fields of earlier imports, never edits of people. */
const importState = (stored: SkillDocument, importedAs: string, changeSet: string): ImportState => {
  // A run that takes over the job finds what the former run wrote.
  if (stored.changeSet === changeSet) return stored.rev === 0 ? 'new' : 'changed';
  const current = fingerprint(stored);
  if (current === importedAs || stored.importedAs === importedAs) return 'same';
  return isEdited(stored) ? 'edited' : 'changed';
};

/** Adds the taxonomy's texts to the levels that have none written by a person. */
const withTexts = (levels: SkillDocument['levels'], { levelTexts = [] }: ImportedSkill, schemeId: number) =>
  levels.map((level) => {
    const text =
      level.schemeId === schemeId && levelTexts.find((levelText) => levelText.levelNumber === level.levelNumber);
    if (!text || (level.description && !level.suggestedBy)) return level;
    const { proficiencyId, levelNumber } = level;
    return { proficiencyId, schemeId, levelNumber, description: text.description };
  });

/** Writes a batch of a taxonomy: creates new skills with their levels, updates changed ones. */
export const writeImported = async (kit: ServiceKit, library: Library, skills: Skills, batch: Batch, by: number) => {
  const [categories, scheme] = await Promise.all([
    library.categories.model.find().lean<CategoryDocument[]>(),
    library.schemes.model
      .findOne({ levelCount: 5, ...library.schemes.alive })
      .sort({ _id: 1 })
      .lean<SchemeDocument>(),
  ]);
  if (!scheme) throw new Error('there is no scheme of 5 levels');
  const write = { by, changeSet: batch.changeSet };
  const findPlace = await readFamilies(
    library,
    batch,
    new Map(categories.map(({ _id, skillCategory }) => [skillCategory, _id])),
    by,
  );
  const found = await skills.model
    .find({
      sourceId: batch.sourceId,
      uniqueKey: { $in: batch.skills.map(({ externalId }) => externalId) },
      ...skills.alive,
    })
    .lean<SkillDocument[]>();
  const storedByKey = new Map(found.map((skill) => [skill.uniqueKey, skill]));
  const rows = batch.skills.map((skill) => {
    const stored = storedByKey.get(skill.externalId);
    const { skillName, alternativeNames, skillDescription, embeddingDescription, externalId } = skill;
    const importedFields = { skillName, alternativeNames, skillDescription, ...findPlace(skill) };
    const importedAs = fingerprint(importedFields);
    const searched = searchedFields(skillTexts({ ...importedFields, translations: stored?.translations }));
    const fields = { ...importedFields, ...searched, embeddingDescription, externalId, importedAs };
    return {
      skill,
      stored,
      fields,
      state: stored ? importState(stored, importedAs, batch.changeSet) : ('new' as const),
    };
  });
  if (batch.dryRun)
    return rows.map(({ skill, stored, state }) => ({
      externalId: skill.externalId,
      skillId: stored?._id,
      state,
    }));

  const changed = rows.flatMap(({ skill, stored, fields, state }) =>
    stored && state === 'changed' && stored.changeSet !== batch.changeSet
      ? [[stored._id, { ...fields, levels: withTexts(stored.levels, skill, scheme._id) }] as const]
      : [],
  );
  // Somebody else, or another call with the same batch, may have changed a skill since it was read.
  await skills.changeMany(new Map(changed), write, new Map(found.map(({ _id, rev }) => [_id, rev])));
  const newRows = rows.filter(({ stored }) => !stored);
  const levelCount = scheme.levels.length;
  const firstId = newRows.length ? await kit.counters.reserve('proficiency', newRows.length * levelCount) : 0;
  const created = await skills.create(
    newRows.map(({ skill, fields }, index) => {
      const levels = scheme.levels.map(({ levelNumber }, position) => ({
        proficiencyId: firstId + index * levelCount + position,
        schemeId: scheme._id,
        levelNumber,
      }));
      return {
        ...fields,
        sourceId: batch.sourceId,
        skillStatus: LibraryStatus.Published,
        uniqueKey: skill.externalId,
        levels: withTexts(levels, skill, scheme._id),
      };
    }),
    write,
  );
  const ids = new Map([...found, ...created].map((skill) => [skill.uniqueKey, skill._id]));
  return rows.map(({ skill, state }) => ({
    externalId: skill.externalId,
    skillId: ids.get(skill.externalId),
    state,
  }));
};
