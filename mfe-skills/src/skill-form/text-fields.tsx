import { AlternativeNames } from '@skills-architect/library-kit';
import { Stack, TextArea, TextField } from '@skills-architect/ui-kit';
import { SimilarSkills } from './similar-skills';
import { TextSuggestions } from './text-suggestions';
import type { SkillFormState } from './use-skill-form';

const DETAILED_HELP = 'The full meaning: what the skill covers, and how it differs from similar ones.';

/** The names of a skill. */
export function NameFields({ form }: { form: SkillFormState }) {
  return (
    <Stack gap="5">
      <TextField label="Skill Name" required error={form.fieldError('skillName')} {...form.text('skillName')} />
      {!form.record && <SimilarSkills name={form.values.skillName} refused={form.refused} onRefuse={form.refuse} />}
      <AlternativeNames
        noun="skill"
        names={form.values.alternativeNames}
        onChange={(names) => form.set('alternativeNames', names)}
        error={form.fieldError('alternativeNames')}
      />
    </Stack>
  );
}

/** The descriptions of a skill. */
export function DescriptionFields({ form }: { form: SkillFormState }) {
  return (
    <Stack gap="5">
      <Stack gap="2">
        <TextArea
          label="Skill Description"
          required
          rows={4}
          error={form.fieldError('skillDescription')}
          {...form.text('skillDescription')}
        />
        <TextSuggestions form={form} field="skillDescription" />
      </Stack>
      <Stack gap="2">
        <TextArea
          label="Detailed Description"
          help={DETAILED_HELP}
          rows={7}
          error={form.fieldError('embeddingDescription')}
          {...form.text('embeddingDescription')}
        />
        <TextSuggestions form={form} field="embeddingDescription" />
      </Stack>
    </Stack>
  );
}
