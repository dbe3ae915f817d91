import { listClients } from '@skills-architect/contracts/admin';
import { useCallPages } from '@skills-architect/portal-kit';
import { toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useReadAll } from './use-read-all';

/** Maximum number of clients per answer. */
const MAX_LISTED = 1000;

/** Properties of a picker of all clients. */
export function useAllClients() {
  const clients = useCallPages(listClients, {
    key: '',
    input: (offset) => ({ query: { offset, pagesize: MAX_LISTED } }),
    rows: (answer) => answer.clients,
    total: (answer) => answer.total,
  });
  useReadAll(clients);
  return {
    options: clients.rows.map((client) => ({ value: client.clientId, label: client.clientName })),
    ...toPagedPickerProps(clients),
  };
}
export type AllClients = ReturnType<typeof useAllClients>;
