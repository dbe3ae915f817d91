import { Stack, TextArea, TextField } from '@skills-architect/ui-kit';
import { MultiPicker } from '@skills-architect/ui-kit/extra';
import { KnowledgeBaseField } from './knowledge-base-field';
import { SimilarSkills } from './similar-skills';
import { TextSuggestions } from './text-suggestions';
import type { SkillFormState } from './use-skill-form';

const MOST_CHIPS = 8;
const DETAILED_HELP = 'The full meaning: what the skill covers, and how it differs from similar ones.';

/** The names of a skill. */
export function NameFields({ form }: { form: SkillFormState }) {
  const names = form.values.alternativeNames;
  return (
    <Stack gap="5">
      <TextField label="Skill Name" required error={form.fieldError('skillName')} {...form.text('skillName')} />
      {!form.record && <SimilarSkills name={form.values.skillName} refused={form.refused} onRefuse={form.refuse} />}
      <MultiPicker
        label="Alternative Names"
        help="Other names under which people look for the skill."
        placeholder="Type a name"
        noOptions="Type a name to add it"
        maxChips={MOST_CHIPS}
        options={[]}
        value={names.map((name) => ({ value: name, label: name }))}
        onChange={(chosen) =>
          form.set(
            'alternativeNames',
            chosen.map(({ label }) => label),
          )
        }
        onCreate={(name) => form.set('alternativeNames', [...new Set([...names, name.trim()])])}
        error={form.fieldError('alternativeNames')}
      />
    </Stack>
  );
}

/** The descriptions of a skill and its knowledge bases. */
export function DescriptionFields({ form }: { form: SkillFormState }) {
  return (
    <Stack gap="5">
      <KnowledgeBaseField form={form} />
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
