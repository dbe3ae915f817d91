import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue, MAIN_LANGUAGE } from '@skills-architect/contracts';
import {
  addNotDuplicates,
  createFamily,
  createSkill,
  getSkill,
  listFamilies,
  restoreSkillVersion,
  type Skill,
  skillNameExists,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { useNamedForm } from '@skills-architect/library-kit';
import { notify, request, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';
import {
  ALIASES,
  type CheckedValues,
  EMPTY,
  FIELDS,
  LABELS,
  SkillFields,
  type SkillValues,
  toBody,
  toValues,
} from './skill-values';

type Named = Pick<SkillValues, 'skillName' | 'sourceId'>;
/** Key of a name within its source. */
const nameKey = ({ skillName, sourceId }: Named) => `${sourceId} ${skillName.trim()}`;

/** Whether another skill of the source has the name; undefined while name or source is missing. */
const isNameTaken = async ({ skillName, sourceId }: Named, excludeSkillId?: number) => {
  const name = skillName.trim();
  if (!name || !sourceId) return undefined;
  const query = { name, sourceId, ...(excludeSkillId && { excludeSkillId }) };
  return (await request(skillNameExists, { query })).exists;
};

/** State of the skill form: validation, the check of the name, saving with a new family. */
export function useSkillForm(skill: Skill | undefined, name: string) {
  const empty = { ...EMPTY, skillName: name };
  const create = useChange(createSkill);
  const update = useChange(updateSkill, { textsIn: MAIN_LANGUAGE });
  const restore = useChange(restoreSkillVersion);
  const addFamily = useChange(createFamily);
  const addRefused = useChange(addNotDuplicates);
  const [refused, setRefused] = useState<readonly number[]>([]);

  /** Finds the family of this name, or creates it; returns its id. */
  const findOrCreateFamily = async ({ skillCategoryId, skillFamily }: CheckedValues) => {
    const { families } = await request(listFamilies, { query: { categoryIds: [skillCategoryId], ownTexts: true } });
    const known = families.find((family) => family.skillFamily === skillFamily);
    return known ? known.skillFamilyId : (await addFamily.run({ body: { skillCategoryId, skillFamily } })).id;
  };
  const buildBody = async (values: CheckedValues) => toBody(values, await findOrCreateFamily(values));

  const {
    form: { getValues, setValue, register },
    set,
    checkName,
    ...namedForm
  } = useNamedForm<Skill, SkillValues, CheckedValues>({
    name: `skill ${skill?.skillId ?? 'new'}`,
    what: 'this skill',
    subject: skill?.skillName ?? 'a new skill',
    noun: 'Skill',
    record: skill,
    empty,
    defaults: skill ? toValues(skill) : empty,
    toValue: toValues,
    read: ({ skillId }) => request(getSkill, { params: { skillId }, query: { ownTexts: true } }),
    labels: LABELS,
    fields: FIELDS,
    aliases: ALIASES,
    resolver: zodResolver(SkillFields, { error: describeIssue }),
    nameField: 'skillName',
    nameKey,
    error: { skillName: { type: 'taken', message: 'This skill already exists' } },
    isTaken: (values) => isNameTaken(values, skill?.skillId),
    idOf: ({ skillId }) => skillId,
    nameOf: ({ skillName }) => skillName,
    status: ({ skillStatus }) => skillStatus,
    editPath: (skillId) => `/skill/edit/${skillId}`,
    create: async (values) => {
      const created = await create.run({ body: { ...(await buildBody(values)), sourceId: values.sourceId } });
      // Not awaited: the skill is saved, even if marking the other skills as 'not a duplicate' fails.
      if (refused.length)
        addRefused.run({ params: { skillId: created.skillId }, body: { skillIds: [...refused] } }).catch(notify);
      return created;
    },
    update: async ({ skillId, rev }, values) =>
      update.run({ params: { skillId }, body: { ...(await buildBody(values)), rev } }),
    restore: ({ skillId }, body) => restore.run({ params: { skillId }, body }),
  });

  return {
    refused,
    /** Marks a similar skill as a different one. */
    refuse: (skillId: number) => setRefused((known) => [...known, skillId]),
    ...namedForm,
    set,
    text: (field: 'skillName' | 'skillDescription' | 'embeddingDescription') =>
      register(field, {
        onBlur: () => {
          setValue(field, getValues(field).trim());
          if (field === 'skillName') checkName();
        },
      }),
    chooseSource: (sourceId: number) => {
      set('sourceId', sourceId);
      checkName();
    },
    /** Families belong to a category, so another category clears the family. */
    chooseCategory: (skillCategoryId: number) => {
      if (skillCategoryId === getValues('skillCategoryId')) return;
      set('skillCategoryId', skillCategoryId);
      setValue('skillFamily', '', { shouldDirty: true });
      if (skill) notify('Please review the skill tree across categories', { variant: 'warning' });
    },
    isSaving: create.isRunning || update.isRunning || addFamily.isRunning,
  };
}
export type SkillFormState = ReturnType<typeof useSkillForm>;
