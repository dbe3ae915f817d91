import {
  countSelectedPersonas,
  deletePersonas,
  exportPersonas,
  type PersonaSelection,
  undoPersonaChanges,
} from '@skills-architect/contracts/personas';
import { askConfirm, notify, request, useChange, useJobs } from '@skills-architect/portal-kit';

/** How long a deletion can be taken back, in milliseconds. */
const UNDO_OFFERED = 5000;

const countText = (count: number) => (count === 1 ? 'Persona deleted successfully' : 'Personas deleted successfully');

/** Deleting, taking a deletion back, and exporting the chosen personas of a client. */
export const useBulkActions = (clientId: number | undefined, onDeleted: () => void) => {
  const remove = useChange(deletePersonas);
  const undo = useChange(undoPersonaChanges);
  const exporting = useChange(exportPersonas);
  const { follow } = useJobs();

  const takeBack = async (changeSet: string) => {
    if (clientId === undefined) return;
    const { restored: atOnce, jobToken } = await undo.run({ params: { changeSet }, query: { clientId } });
    const job = jobToken === undefined ? undefined : await follow(jobToken);
    if (job && job.status !== 'done') return notify(job.errorMessage ?? 'Something went wrong');
    const restored = job ? job.itemsDone : atOnce;
    notify(restored === 1 ? 'The persona is back' : `${restored.toLocaleString()} personas are back`, {
      variant: 'success',
    });
  };

  /** As the service counts them now: others may have come or gone since the list was read. */
  const countSelected = async (selection: PersonaSelection) => {
    if (clientId === undefined) return 'the personas';
    const { personas } = await request(countSelectedPersonas, { query: { clientId }, body: selection });
    return personas === 1 ? '1 persona' : `${personas.toLocaleString()} personas`;
  };

  const deleteNow = async (selection: PersonaSelection) => {
    if (clientId === undefined) return;
    const { deleted: atOnce, changeSet, jobToken } = await remove.run({ query: { clientId }, body: selection });
    onDeleted();
    // Many are deleted by a job, whose card shows how far it is.
    const job = jobToken === undefined ? undefined : await follow(jobToken);
    if (job?.status === 'cancelled') return;
    if (job && job.status !== 'done') return notify(job.errorMessage ?? 'Something went wrong');
    const deleted = job ? job.itemsDone : atOnce;
    notify(countText(deleted), {
      variant: 'success',
      duration: UNDO_OFFERED,
      action: { label: 'Undo', run: () => takeBack(changeSet).catch(notify) },
    });
  };

  return {
    isExporting: exporting.isRunning,
    isDeleting: remove.isRunning,

    /** Asks, naming what is lost, then deletes; the alert afterwards offers to take it back. */
    askToDelete: async (selection: PersonaSelection | undefined, name?: string) => {
      if (!selection) return notify('Select Personas to delete', { variant: 'info' });
      try {
        const agreed = await askConfirm({
          text: `Are you sure you want to delete ${name ?? (await countSelected(selection))}?`,
          yes: 'Delete',
          no: 'Cancel',
          loss: true,
        });
        if (agreed) await deleteNow(selection);
      } catch (error) {
        notify(error);
      }
    },

    /** Starts the export as a job; its card in the tray carries the download. */
    exportToExcel: async (selection: PersonaSelection | undefined) => {
      if (!selection) return notify('Select Persona(s) to export to excel', { variant: 'info' });
      if (clientId === undefined) return;
      try {
        const { exportTokenId } = await exporting.run({ params: { clientId }, body: selection });
        const job = await follow(exportTokenId);
        if (job.status === 'done') notify('Excel Export Successful', { variant: 'success' });
        else notify(job.errorMessage ?? 'Something went wrong');
      } catch (error) {
        notify(error);
      }
    },
  };
};
