import { listClients, type UserForm } from '@skills-architect/contracts/admin';
import { notify, useCallPages } from '@skills-architect/portal-kit';
import { IdsPicker, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useEffect, useEffectEvent } from 'react';
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
  const clients = useCallPages(listClients, {
    key: '',
    input: (offset) => ({ query: { offset, pagesize: MAX_LISTED } }),
    rows: (answer) => answer.clients,
    total: (answer) => answer.total,
  });
  const { hasMore, isRefreshing, error } = clients;
  // The user may be associated to any client, so all of them are read.
  const readOn = useEffectEvent(() => clients.loadMore());
  useEffect(() => {
    if (hasMore && !isRefreshing && !error) readOn();
  }, [hasMore, isRefreshing, error]);
  return (
    <IdsPicker
      label="Associate Client"
      required
      placeholder="Search clients"
      options={clients.rows.map((client) => ({ value: client.clientId, label: client.clientName }))}
      value={(field.value ?? []).map(Number)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      selectAll={selectAll}
      onChosenAgain={() => notify('Client already added', { variant: 'info' })}
      limit={MAX_PER_USER}
      maxChips={MAX_CHIPS}
      error={fieldState.error?.message}
      {...toPagedPickerProps(clients)}
    />
  );
}
