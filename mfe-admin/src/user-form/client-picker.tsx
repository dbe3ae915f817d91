import { listClients, type UserForm } from '@skills-architect/contracts/admin';
import { notify, useCall } from '@skills-architect/portal-kit';
import { IdsPicker, pickerState } from '@skills-architect/ui-kit/extra';
import { type Control, useController } from 'react-hook-form';

/** Maximum number of clients per answer and per user. */
const CLIENTS = 1000;
const PER_USER = 500;
const CHIPS = 8;

interface ClientPickerProps {
  control: Control<UserForm>;
  /** Offers to select all clients. */
  selectAll: boolean;
}

/** The clients of a user. */
export function ClientPicker({ control, selectAll }: ClientPickerProps) {
  const { field, fieldState } = useController({ control, name: 'clientIds' });
  const clients = useCall(listClients, { query: { pagesize: CLIENTS } });
  return (
    <IdsPicker
      label="Associate Client"
      required
      placeholder="Search clients"
      options={(clients.data?.clients ?? []).map((one) => ({ value: one.clientId, label: one.clientName }))}
      value={(field.value ?? []).map(Number)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      selectAll={selectAll}
      onChosenAgain={() => notify('Client already added', { variant: 'info' })}
      limit={PER_USER}
      maxChips={CHIPS}
      error={fieldState.error?.message}
      {...pickerState(clients)}
    />
  );
}
