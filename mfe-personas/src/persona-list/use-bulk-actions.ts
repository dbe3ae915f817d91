import { exportPersonas, type PersonaSelection } from '@skills-architect/contracts/personas';
import { notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { useDeletePersonas } from './use-delete-personas';

/** Bulk actions: delete, undo and export the selected personas of a client. */
export const useBulkActions = (clientId: number | undefined, onDeleted: () => void) => {
  const deletion = useDeletePersonas(clientId, onDeleted);
  const exporting = useChange(exportPersonas);
  const { follow } = useJobs();

  return {
    isExporting: exporting.isRunning,
    isDeleting: deletion.isDeleting,

    /** Deletes after a confirmation; `name`: of a single persona. */
    askToDelete: async (selection: PersonaSelection | undefined, name?: string) =>
      selection ? deletion.ask(selection, name) : notify('Select Personas to delete', { variant: 'info' }),

    /** Starts the export job; its card offers the download. */
    exportToExcel: async (selection: PersonaSelection | undefined) => {
      if (!selection) return notify('Select Persona(s) to export to excel', { variant: 'info' });
      if (clientId === undefined) return;
      try {
        const { exportTokenId } = await exporting.run({ params: { clientId }, body: selection });
        const job = await follow(exportTokenId);
        if (job.status === 'done') notify('Excel Export Successful', { variant: 'success' });
        // The user has cancelled it.
        else if (job.status !== 'cancelled') notify(job.errorMessage ?? 'Something went wrong');
      } catch (error) {
        notify(error);
      }
    },
  };
};
