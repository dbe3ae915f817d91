import { formatCount } from '@skills-architect/contracts/locale';
import {
  deletePersonas,
  exportPersonas,
  type PersonaSelection,
  undoPersonaChanges,
} from '@skills-architect/contracts/personas';
import { notifyUndoable } from '@skills-architect/library-kit';
import { askConfirm, notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { countSelected } from '../persona-skills/count-selected';

/** Display time of Undo after a deletion, in milliseconds. */
const UNDO_MS = 5000;

const deletedText = (count: number) => (count === 1 ? 'Persona deleted successfully' : 'Personas deleted successfully');

/** Bulk actions: delete, undo and export the selected personas of a client. */
export const useBulkActions = (clientId: number | undefined, onDeleted: () => void) => {
  const remove = useChange(deletePersonas);
  const undo = useChange(undoPersonaChanges);
  const exporting = useChange(exportPersonas);
  const { follow } = useJobs();

  const undoChange = async (changeSet: string) => {
    if (clientId === undefined) return;
    const { restored, jobToken } = await undo.run({ params: { changeSet }, query: { clientId } });
    // Large changes run as a job, whose card shows the result.
    if (jobToken !== undefined) await follow(jobToken);
    else notify(`${formatCount(restored, 'persona is', 'personas are')} back`, { variant: 'success' });
  };

  const deleteNow = async (selection: PersonaSelection) => {
    if (clientId === undefined) return;
    const { deleted, changeSet, jobToken } = await remove.run({ query: { clientId }, body: selection });
    onDeleted();
    // Large deletions run as a job, whose card shows the result and offers Undo.
    if (jobToken !== undefined) await follow(jobToken);
    else notifyUndoable(deletedText(deleted), () => undoChange(changeSet).catch(notify), UNDO_MS);
  };

  return {
    isExporting: exporting.isRunning,
    isDeleting: remove.isRunning,

    /** Deletes after a confirmation that names what is lost; the notification offers Undo. */
    askToDelete: async (selection: PersonaSelection | undefined, name?: string) => {
      if (!selection) return notify('Select Personas to delete', { variant: 'info' });
      if (clientId === undefined) return;
      try {
        const isConfirmed = await askConfirm({
          text: `Are you sure you want to delete ${name ?? (await countSelected(clientId, selection)).text}?`,
          yes: 'Delete',
          no: 'Cancel',
          loss: true,
        });
        if (isConfirmed) await deleteNow(selection);
      } catch (error) {
        notify(error);
      }
    },

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
