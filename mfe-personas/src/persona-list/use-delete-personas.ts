import { formatCount } from '@skills-architect/contracts/locale';
import { deletePersonas, type PersonaSelection, undoPersonaChanges } from '@skills-architect/contracts/personas';
import { notifyUndoable } from '@skills-architect/library-kit';
import { askConfirm, notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';
import { countSelected } from '../persona-skills/count-selected';

/** Display time of Undo after a deletion, in milliseconds. */
const UNDO_MS = 5000;

const deletedText = (count: number) => (count === 1 ? 'Persona deleted successfully' : 'Personas deleted successfully');

/** Text of the notification after Undo: 'Accountant is back', '3 personas are back'. */
const backText = (count: number, name: string | undefined) =>
  count === 1 && name !== undefined ? `${name} is back` : `${formatCount(count, 'persona is', 'personas are')} back`;

/** Deletes personas of a client after a confirmation; the notification that follows offers Undo. */
export const useDeletePersonas = (clientId: number | undefined, onDeleted: () => void) => {
  const remove = useChange(deletePersonas);
  const undo = useChange(undoPersonaChanges);
  const { follow } = useJobs();

  const undoChange = async (changeSet: string, name: string | undefined) => {
    if (clientId === undefined) return;
    const { restored, notRestored, jobToken } = await undo.run({ params: { changeSet }, query: { clientId } });
    // Large changes run as a job, whose card shows the result.
    if (jobToken !== undefined) return void (await follow(jobToken));
    notify(backText(restored, name), { variant: 'success' });
    if (notRestored !== undefined) notify(notRestored, { variant: 'warning', duration: 2 * UNDO_MS });
  };

  const deleteNow = async (selection: PersonaSelection, name: string | undefined) => {
    const { deleted, changeSet, jobToken } = await remove.run({ query: { clientId }, body: selection });
    onDeleted();
    // Large deletions run as a job, whose card shows the result and offers Undo.
    if (jobToken !== undefined) return void (await follow(jobToken));
    const detail = name ?? formatCount(deleted, 'persona');
    notifyUndoable(deletedText(deleted), () => undoChange(changeSet, name).catch(notify), {
      duration: UNDO_MS,
      detail,
    });
  };

  return {
    isDeleting: remove.isRunning,
    /** `name`: of a single persona. */
    ask: async (selection: PersonaSelection, name?: string) => {
      if (clientId === undefined) return;
      try {
        const subject = name === undefined ? (await countSelected(clientId, selection)).text : shortenName(name);
        const isConfirmed = await askConfirm({
          text: `Are you sure you want to delete ${subject}?`,
          yes: 'Delete',
          no: 'Cancel',
          loss: true,
        });
        if (isConfirmed) await deleteNow(selection, name);
      } catch (error) {
        notify(error);
      }
    },
  };
};
