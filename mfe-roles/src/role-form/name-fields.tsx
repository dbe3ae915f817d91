import { AlternativeNames } from '@skills-architect/library-kit';
import { TextField } from '@skills-architect/ui-kit';
import type { RoleFormState } from './use-role-form';

/** The names of a role. */
export function NameFields({ form }: { form: RoleFormState }) {
  return (
    <>
      <TextField label="Role Name" required error={form.fieldError('roleName')} {...form.text('roleName')} />
      <AlternativeNames
        noun="role"
        names={form.values.alternativeNames}
        onChange={(names) => form.set('alternativeNames', names)}
        error={form.fieldError('alternativeNames')}
      />
    </>
  );
}
