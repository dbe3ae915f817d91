import { LibraryStatus, type SkillForm } from '@skills-architect/contracts/skills';
import { removedTranslations } from '@skills-architect/library-service-kit';
import {
  CHANGED_SINCE,
  changedTranslations,
  type PlannedRecord,
  type TableWrite,
  type WriteResult,
} from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';
import type * as z from 'zod';
import type { SchemeDocument } from '../library/library-documents';
import { type SkillDocument, skillTexts } from '../skills/skill-document';
import { newLevels } from '../skills/skill-rules';
import { skillWriter } from '../skills/skill-writer';
import { SkillChanges } from './skill-plan';
import type { SkillTableDependencies } from './table-dependencies';
import { familyKey } from './table-library';
import { writeFamilies } from './write-families';

/** Why a skill cannot have its name. */
export const TAKEN = 'This skill already exists. Choose another name, or state its Skill Id to change it.';

type Form = Omit<z.output<typeof SkillForm>, 'sourceId'>;
interface SkillToWrite {
  key: string;
  changes: SkillChanges;
  former?: SkillDocument;
}

const toForm = ({ changes, former }: SkillToWrite, familyIds: ReadonlyMap<string, number>): Form => {
  const { family, sourceId: _, externalId: __, translations: ___, ...fields } = changes;
  return {
    skillName: former?.skillName ?? '',
    alternativeNames: former?.alternativeNames ?? [],
    skillDescription: former?.skillDescription ?? '',
    embeddingDescription: former?.embeddingDescription ?? '',
    skillStatus: former?.skillStatus ?? LibraryStatus.Draft,
    encyclopediaIds: former?.encyclopediaIds ?? [],
    ...fields,
    skillCategoryId: family?.skillCategoryId ?? former?.skillCategoryId ?? 0,
    skillFamilyId: family
      ? (familyIds.get(familyKey(family.skillCategoryId, family.skillFamily)) ?? 0)
      : (former?.skillFamilyId ?? 0),
  };
};

/**
 * Saves a batch of skills in the given transaction. Skips skills that were edited after the check, or whose new name is
 * taken by now.
 */
export const writeSkills = async (
  dependencies: SkillTableDependencies,
  records: readonly PlannedRecord[],
  write: TableWrite,
): Promise<WriteResult> => {
  const { kit, library, skills } = dependencies;
  const { session } = write;
  const { toFields } = skillWriter(dependencies);
  /** The stored fields of a skill to write, with its translations after the changes. */
  const toTranslatedFields = (form: Form, { changes, former }: Pick<SkillToWrite, 'changes' | 'former'>) => {
    const texts = skillTexts({ ...form, translations: former?.translations ?? [] });
    const translations = changedTranslations(texts, changes.translations ?? []);
    return { ...toFields(form, translations), translations };
  };
  const ids = new Map<string, number>();
  const skipReasons = new Map<string, string>();

  const recordIds = records.flatMap(({ recordId }) => recordId ?? []);
  const found = recordIds.length
    ? await skills.model.find({ _id: { $in: recordIds }, ...skills.alive }, null, { session }).lean<SkillDocument[]>()
    : [];
  const byId = new Map(found.map((skill) => [skill._id, skill]));
  const planned = records.flatMap(({ key, recordId, rev, rows }): SkillToWrite[] => {
    const former = recordId === undefined ? undefined : byId.get(recordId);
    const changes = SkillChanges.parse(rows[0]?.changes ?? {});
    if (recordId === undefined) return [{ key, changes }];
    if (former && former.rev === rev) return [{ key, changes, former }];
    skipReasons.set(key, CHANGED_SINCE);
    return [];
  });

  const newNameKeys = planned.flatMap(({ changes: { skillName }, former }) =>
    skillName !== undefined && fold(skillName) !== former?.nameKey ? [fold(skillName)] : [],
  );
  const holders = newNameKeys.length
    ? await skills.model
        .find({ nameKey: { $in: newNameKeys }, ...skills.alive }, { sourceId: 1, nameKey: 1 }, { session })
        .lean<Pick<SkillDocument, '_id' | 'sourceId' | 'nameKey'>[]>()
    : [];
  const isTaken = ({ changes, former }: SkillToWrite) => {
    const nameKey = fold(changes.skillName ?? '');
    if (changes.skillName === undefined || nameKey === former?.nameKey) return false;
    const sourceId = former?.sourceId ?? changes.sourceId;
    return holders.some(
      (holder) => holder.sourceId === sourceId && holder.nameKey === nameKey && holder._id !== former?._id,
    );
  };
  const writable = planned.filter((skill) => {
    if (isTaken(skill)) skipReasons.set(skill.key, TAKEN);
    return !skipReasons.has(skill.key);
  });

  const familyIds = await writeFamilies(
    library,
    writable.flatMap(({ changes }) => changes.family ?? []),
    write,
  );
  const patches = new Map<number, Partial<SkillDocument>>();
  for (const skill of writable) {
    if (!skill.former) continue;
    const form = toForm(skill, familyIds);
    patches.set(skill.former._id, {
      ...toTranslatedFields(form, skill),
      uniqueKey: skill.former.externalId ?? fold(form.skillName),
    });
    ids.set(skill.key, skill.former._id);
  }
  await skills.changeMany(patches, write);
  await removedTranslations(kit, 'skill').follow(
    writable.flatMap(({ changes, former }) =>
      former ? [{ id: former._id, changes: changes.translations ?? [] }] : [],
    ),
    session,
  );

  const newSkills = writable.filter(({ former }) => !former);
  if (!newSkills.length) return { ids, skipReasons };
  const schemes = await library.schemes.model.find(library.schemes.alive).sort({ _id: 1 }).lean<SchemeDocument[]>();
  const levels = newSkills.map(({ changes }) => newLevels(schemes, changes.sourceId ?? 0));
  let next = await kit.counters.reserve('proficiency', levels.flat().length);
  const created = await skills.create(
    newSkills.map((skill, index) => {
      const form = toForm(skill, familyIds);
      const { externalId, sourceId = 0 } = skill.changes;
      return {
        ...toTranslatedFields(form, skill),
        sourceId,
        ...(externalId && { externalId }),
        uniqueKey: externalId || fold(form.skillName),
        proficiencyStatus: 0,
        levels: (levels[index] ?? []).map((level) => ({ proficiencyId: next++, ...level })),
      };
    }),
    write,
  );
  for (const [index, { key }] of newSkills.entries()) ids.set(key, created[index]?._id ?? 0);
  return { ids, skipReasons };
};
