import {
  listCategories,
  listFamilies,
  listOfferedStatuses,
  SOURCES_FOR_NEW_SKILLS,
} from '@skills-architect/contracts/skills';
import { LanguageField, NamePicker, SourcePicker, StatusPicker } from '@skills-architect/library-kit';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { SimpleGrid } from '@skills-architect/ui-kit';
import { Picker, toPickerProps } from '@skills-architect/ui-kit/extra';
import type { SkillFormState } from './use-skill-form';

/** The form fields category, family, source, status and language. */
export function PlaceFields({ form }: { form: SkillFormState }) {
  const { user } = useSession();
  const { sourceId, skillStatus } = form.values;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <CategoryPicker form={form} />
      <FamilyPicker form={form} />
      <SourcePicker
        noun="skill"
        value={sourceId}
        onChange={form.chooseSource}
        offered={form.record ? undefined : SOURCES_FOR_NEW_SKILLS}
        error={form.fieldError('sourceId')}
      />
      <StatusPicker
        value={skillStatus}
        onChange={(status) => form.set('skillStatus', status)}
        statuses={listOfferedStatuses(user.userType)}
        error={form.fieldError('skillStatus')}
      />
      <LanguageField
        value={form.values.language}
        onChange={(language) => form.set('language', language)}
        sourceId={form.values.sourceId}
        translations={form.record?.translations}
        error={form.fieldError('language')}
      />
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
      {...toPickerProps(categories)}
    />
  );
}

/** A family of the category, or the name of a new one. */
function FamilyPicker({ form }: { form: SkillFormState }) {
  const { skillCategoryId, skillFamily } = form.values;
  const families = useCall(
    listFamilies,
    skillCategoryId ? { query: { categoryIds: [skillCategoryId], ownTexts: true } } : undefined,
  );
  const names = families.data?.families.map((family) => family.skillFamily);
  const isNew = Boolean(skillFamily && names && !names.includes(skillFamily));
  return (
    <NamePicker
      label="Family"
      help={isNew ? 'This family is new. It is created when you save.' : 'Type a new name to add a family.'}
      // Nothing can be filled in before a category is chosen.
      error={skillCategoryId ? form.fieldError('skillFamily') : undefined}
      disabledReason={skillCategoryId ? undefined : 'Choose a category first'}
      names={names ?? []}
      value={skillFamily}
      onChange={(name) => form.set('skillFamily', name)}
      {...toPickerProps(families)}
    />
  );
}
