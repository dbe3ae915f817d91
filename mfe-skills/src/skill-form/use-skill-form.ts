import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  addNotDuplicates,
  createFamily,
  createSkill,
  getSkill,
  listFamilies,
  type Skill,
  skillNameExists,
  updateSkill,
} from '@skills-architect/contracts/skills';
import {
  type CallFailure,
  navigate,
  notify,
  request,
  showFailure,
  useChange,
  useDraft,
} from '@skills-architect/portal-kit';
import { useRef, useState } from 'react';
import { type PathValue, type Resolver, useForm } from 'react-hook-form';
import {
  ALIASES,
  type CheckedValues,
  EMPTY,
  FIELDS,
  type Field,
  LABELS,
  PARTS,
  SkillFields,
  type SkillValues,
  toBody,
  toValues,
} from './skill-values';

const EXISTS = 'This skill already exists';
const byContract = zodResolver(SkillFields, { error: describeIssue });

/** Identity of a name in its source. */
const nameKey = ({ skillName, sourceId }: Pick<SkillValues, 'skillName' | 'sourceId'>) =>
  `${sourceId} ${skillName.trim()}`;

/** State of the skill form: validation, the check of the name, saving with a new family. */
export function useSkillForm(skill: Skill | undefined, name: string) {
  const empty = { ...EMPTY, skillName: name };
  /** A name that exists: its error stays until name or source change, whatever else is validated. */
  const taken = useRef('');
  const resolver: Resolver<SkillValues, unknown, CheckedValues> = async (values, context, options) => {
    const checked = await byContract(values, context, { ...options, names: undefined });
    if (taken.current !== nameKey(values)) return checked;
    return { values: {}, errors: { ...checked.errors, skillName: { type: 'taken', message: EXISTS } } };
  };
  const form = useForm<SkillValues, unknown, CheckedValues>({
    defaultValues: skill ? toValues(skill) : empty,
    resolver,
    mode: 'onTouched',
  });
  const { formState, getValues, setError, setValue, trigger, watch } = form;
  const draft = useDraft<Skill, SkillValues, unknown>({
    name: `skill ${skill?.skillId ?? 'new'}`,
    what: 'this skill',
    record: skill,
    isNew: !skill,
    empty,
    toValue: toValues,
    parts: PARTS,
    isNewer: (now, before) => now.rev > before.rev,
    read: ({ skillId }) => request(getSkill, { params: { skillId } }),
    labels: LABELS,
    form,
    onReplaced: () => {
      taken.current = '';
    },
  });
  const create = useChange(createSkill);
  const update = useChange(updateSkill);
  const addFamily = useChange(createFamily);
  const addRefused = useChange(addNotDuplicates);
  const [refused, setRefused] = useState<readonly number[]>([]);

  /** The id of the family; a new one is created first. */
  const familyId = async ({ skillCategoryId, skillFamily }: CheckedValues) => {
    const { families } = await request(listFamilies, { query: { categoryIds: [skillCategoryId] } });
    const known = families.find((one) => one.skillFamily === skillFamily);
    return known ? known.skillFamilyId : (await addFamily.run({ body: { skillCategoryId, skillFamily } })).id;
  };

  const save = async (values: CheckedValues) => {
    const { record } = draft;
    const { sourceId } = values;
    let created: Skill | undefined;
    const isSaved = await draft.save(async () => {
      const body = toBody(values, await familyId(values));
      if (record) return update.run({ params: { skillId: record.skillId }, body: { ...body, rev: record.rev } });
      created = await create.run({ body: { ...body, sourceId } });
      return undefined;
    });
    if (!isSaved) return false;
    // The skill is saved: that a hint was wrong is only remembered beside it.
    if (created && refused.length)
      addRefused.run({ params: { skillId: created.skillId }, body: { skillIds: [...refused] } }).catch(notify);
    notify(created ? 'Skill Creation Successful' : 'Skill Updation Successful', { variant: 'success' });
    if (created) navigate(`/skill/edit/${created.skillId}`, { asked: true });
    return true;
  };

  const tell = (failure: CallFailure) => showFailure(failure, { fields: FIELDS, aliases: ALIASES, setError });

  /** Checks whether another skill of the source has the name. */
  const checkName = async () => {
    const { skillName, sourceId } = getValues();
    const name = skillName.trim();
    if (!name || !sourceId) return;
    const query = { name, sourceId, ...(skill && { excludeSkillId: skill.skillId }) };
    const { exists } = await request(skillNameExists, { query });
    taken.current = exists ? nameKey({ skillName, sourceId }) : '';
    await trigger('skillName');
  };

  const set = <F extends Field>(field: F, value: PathValue<SkillValues, F>) =>
    setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return {
    refused,
    /** Says that a similar skill is another one. */
    refuse: (skillId: number) => setRefused((known) => [...known, skillId]),
    record: draft.record,
    values: watch(),
    set,
    text: (field: 'skillName' | 'skillDescription' | 'embeddingDescription') =>
      form.register(field, {
        onBlur: () => {
          setValue(field, getValues(field).trim());
          if (field === 'skillName') checkName().catch(notify);
        },
      }),
    chooseSource: (sourceId: number) => {
      set('sourceId', sourceId);
      checkName().catch(notify);
    },
    /** Families belong to a category, so another category clears the family. */
    chooseCategory: (skillCategoryId: number) => {
      if (skillCategoryId === getValues('skillCategoryId')) return;
      set('skillCategoryId', skillCategoryId);
      setValue('skillFamily', '', { shouldDirty: true });
      if (skill) notify('Please review the skill tree across categories', { variant: 'warning' });
    },
    fieldError: (field: Field) => formState.errors[field]?.message,
    /** Validates, then calls `then` with the values. */
    check: (then: (values: CheckedValues) => void) => form.handleSubmit(then),
    save: (values: CheckedValues) => save(values).catch(tell),
    giveUp: draft.clear,
    isSaving: create.isRunning || update.isRunning || addFamily.isRunning,
  };
}
export type SkillFormState = ReturnType<typeof useSkillForm>;
