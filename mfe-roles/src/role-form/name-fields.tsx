import { TextField } from '@skills-architect/ui-kit';
import { MultiPicker } from '@skills-architect/ui-kit/extra';
import type { RoleFormState } from './use-role-form';

const MOST_CHIPS = 8;

/** The names of a role. */
export function NameFields({ form }: { form: RoleFormState }) {
  const names = form.values.alternativeNames;
  return (
    <>
      <TextField label="Role Name" required error={form.fieldError('roleName')} {...form.text('roleName')} />
      <MultiPicker
        label="Alternative Names"
        help="Other names under which people look for the role."
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
    </>
  );
}
