import {
  LIBRARY_STATUS_NAMES,
  LibraryStatus,
  listCategories,
  listFamilies,
  listSources,
  SOURCES_FOR_NEW_SKILLS,
  statusMenu,
} from '@skills-architect/contracts/skills';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { SimpleGrid } from '@skills-architect/ui-kit';
import { matchesWords, Picker, pickerState } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import type { SkillFormState } from './use-skill-form';

/** Where a skill belongs: category, family and source, and its status. */
export function PlaceFields({ form }: { form: SkillFormState }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <CategoryPicker form={form} />
      <FamilyPicker form={form} />
      <SourcePicker form={form} />
      <StatusPicker form={form} />
    </SimpleGrid>
  );
}

function CategoryPicker({ form }: { form: SkillFormState }) {
  const categories = useCall(listCategories, {});
  const options = (categories.data?.categories ?? []).map(({ skillCategoryId, skillCategory }) => ({
    value: skillCategoryId,
    label: skillCategory,
  }));
  return (
    <Picker
      label="Category"
      required
      clearable={false}
      options={options}
      value={options.find(({ value }) => value === form.values.skillCategoryId) ?? null}
      onChange={(chosen) => form.chooseCategory(Number(chosen?.value ?? 0))}
      error={form.fieldError('skillCategoryId')}
      {...pickerState(categories)}
    />
  );
}

/** A family of the category, or the name of a new one. */
function FamilyPicker({ form }: { form: SkillFormState }) {
  const { skillCategoryId, skillFamily } = form.values;
  const families = useCall(listFamilies, skillCategoryId ? { query: { categoryIds: [skillCategoryId] } } : undefined);
  const [typed, setTyped] = useState('');
  const options = (families.data?.families ?? [])
    .map(({ skillFamily: name }) => ({ value: name, label: name }))
    .filter(({ label }) => matchesWords(label, typed));
  const isNew = Boolean(skillFamily && families.data?.families.every((one) => one.skillFamily !== skillFamily));
  return (
    <Picker
      label="Family"
      required
      help={isNew ? 'This family is new. It is created when you save.' : 'Type a new name to add a family.'}
      error={form.fieldError('skillFamily')}
      disabledReason={skillCategoryId ? undefined : 'Choose a category first'}
      options={options}
      onSearch={setTyped}
      onCreate={(name) => form.set('skillFamily', name.trim())}
      value={skillFamily ? { value: skillFamily, label: skillFamily } : null}
      onChange={(chosen) => form.set('skillFamily', String(chosen?.value ?? ''))}
      {...pickerState(families)}
    />
  );
}

function SourcePicker({ form }: { form: SkillFormState }) {
  const sources = useCall(listSources, {});
  const isKnown = form.record !== undefined;
  const options = (sources.data?.sources ?? [])
    .filter(({ sourceId }) => isKnown || SOURCES_FOR_NEW_SKILLS.includes(sourceId))
    .map(({ sourceId, source }) => ({ value: sourceId, label: source }));
  return (
    <Picker
      label="Source"
      required
      clearable={false}
      disabledReason={isKnown ? 'The source of a skill cannot be changed' : undefined}
      options={options}
      value={options.find(({ value }) => value === form.values.sourceId) ?? null}
      onChange={(chosen) => form.chooseSource(Number(chosen?.value ?? 0))}
      error={form.fieldError('sourceId')}
      {...pickerState(sources)}
    />
  );
}

function StatusPicker({ form }: { form: SkillFormState }) {
  const { user } = useSession();
  const options = statusMenu(user.userType).map((value) => ({ value, label: LIBRARY_STATUS_NAMES[value] }));
  return (
    <Picker
      label="Status"
      required
      clearable={false}
      options={options}
      value={options.find(({ value }) => value === form.values.skillStatus) ?? null}
      onChange={(chosen) => {
        const status = Object.values(LibraryStatus).find((one) => one === chosen?.value);
        if (status) form.set('skillStatus', status);
      }}
      error={form.fieldError('skillStatus')}
    />
  );
}
