import { listClients, type UserForm } from '@skills-architect/contracts/admin';
import { notify, useCall } from '@skills-architect/portal-kit';
import { IdsPicker, toPickerProps } from '@skills-architect/ui-kit/extra';
import { type Control, useController } from 'react-hook-form';

/** Maximum number of clients per answer and per user. */
const MAX_LISTED = 1000;
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
  const clients = useCall(listClients, { query: { pagesize: MAX_LISTED } });
  return (
    <IdsPicker
      label="Associate Client"
      required
      placeholder="Search clients"
      options={(clients.data?.clients ?? []).map((client) => ({ value: client.clientId, label: client.clientName }))}
      value={(field.value ?? []).map(Number)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      selectAll={selectAll}
      onChosenAgain={() => notify('Client already added', { variant: 'info' })}
      limit={MAX_PER_USER}
      maxChips={MAX_CHIPS}
      error={fieldState.error?.message}
      {...toPickerProps(clients)}
    />
  );
}
