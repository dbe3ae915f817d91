import { deleteEncyclopedia, type SkillopediaEntry } from '@skills-architect/contracts/skills';
import { navigate, notify, useChange } from '@skills-architect/portal-kit';
import { Text } from '@skills-architect/ui-kit';
import { LossDialog } from '@skills-architect/ui-kit/extra';
import { useRestoreEntry } from '../skillopedia-search/use-restore-entry';

/** Milliseconds during which the notification offers to undo the deletion. */
const UNDO_OFFERED = 10_000;

interface DeleteEntryProps {
  entry: SkillopediaEntry;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before an entry is deleted and says how many skills link to it. */
export function DeleteEntry({ entry, onDeleted, onClose }: DeleteEntryProps) {
  const remove = useChange(deleteEncyclopedia);
  const restore = useRestoreEntry();
  const { encyclopediaId, name, rev, skills } = entry;
  const run = async () => {
    try {
      await remove.run({ params: { encyclopediaId }, query: { rev } });
    } catch (failure) {
      onClose();
      return notify(failure);
    }
    onDeleted();
    navigate('/skillopedia', { asked: true });
    notify('Successfully deleted', {
      variant: 'success',
      duration: UNDO_OFFERED,
      action: { label: 'Undo', run: () => restore.run(encyclopediaId) },
    });
  };
  return (
    <LossDialog
      title={`Delete ${name}?`}
      text="Its document can no longer be read. You can restore it for 30 days."
      confirm="Delete Entry"
      isRunning={remove.isRunning}
      onConfirm={run}
      onClose={onClose}
    >
      <Text>
        {skills === 0
          ? 'No skill has it as a knowledge base.'
          : `${skills} ${skills === 1 ? 'skill loses' : 'skills lose'} it as a knowledge base.`}
      </Text>
    </LossDialog>
  );
}
