import { type Client, deleteClient } from '@skills-architect/contracts/admin';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';

/** Deletes a client after confirmation; `ask` resolves to whether it was deleted. */
export function useDeleteClient() {
  const remove = useChange(deleteClient);
  const ask = async ({ clientId, clientName, rev }: Client): Promise<boolean> => {
    const agreed = await askConfirm({
      title: `Delete Client - ${shortenName(clientName)}`,
      text: 'Are you sure you want to delete this client?',
      yes: 'Delete',
      no: 'Cancel',
      loss: true,
    });
    if (!agreed) return false;
    try {
      await remove.run({ params: { clientId }, query: { rev } });
    } catch (failure) {
      notify(failure, { duration: 5000 });
      return false;
    }
    notify('Client Deletion Successful', { variant: 'success', detail: clientName });
    return true;
  };
  return { ask, isRunning: remove.isRunning };
}
