import type { UserForm } from '@skills-architect/contracts/admin';
import { notify } from '@skills-architect/portal-kit';
import { IdsPicker } from '@skills-architect/ui-kit/extra';
import { type Control, useController } from 'react-hook-form';
import { useAllClients } from '../client-options/use-all-clients';

/** Maximum number of clients per user. */
const MAX_PER_USER = 500;
const MAX_CHIPS = 8;

interface ClientPickerProps {
  control: Control<UserForm>;
  /** Offers to select all clients. */
  selectAll: boolean;
}

/** The clients of a user. */
export function ClientPicker({ control, selectAll }: ClientPickerProps) {
  const { field, fieldState } = useController({ control, name: 'clientIds' });
  const clients = useAllClients();
  return (
    <IdsPicker
      label="Associate Client"
      required
      placeholder="Search clients"
      value={(field.value ?? []).map(Number)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      selectAll={selectAll}
      onChosenAgain={() => notify('Client already added', { variant: 'info' })}
      limit={MAX_PER_USER}
      maxChips={MAX_CHIPS}
      error={fieldState.error?.message}
      {...clients}
    />
  );
}
