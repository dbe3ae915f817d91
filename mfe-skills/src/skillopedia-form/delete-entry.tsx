import { formatCount } from '@skills-architect/contracts/locale';
import { deleteEncyclopedia, type SkillopediaEntry } from '@skills-architect/contracts/skills';
import { deleteRecord, LossDialog } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';
import { Text } from '@skills-architect/ui-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';
import { useRestoreEntry } from '../skillopedia-search/use-restore-entry';

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
    await deleteRecord({
      remove: () => remove.run({ params: { encyclopediaId }, query: { rev } }),
      restore: () => restore.run(encyclopediaId),
      onDeleted,
      list: '/skillopedia',
      text: 'Successfully deleted',
      name,
    });
    onClose();
  };
  return (
    <LossDialog
      title={`Delete ${shortenName(name)}?`}
      text="Its document can no longer be read. You can restore it for 30 days."
      confirm="Delete Entry"
      isRunning={remove.isRunning}
      onConfirm={run}
      onClose={onClose}
    >
      <Text>
        {skills === 0
          ? 'No skill has it as a knowledge base.'
          : `${formatCount(skills, 'skill loses', 'skills lose')} it as a knowledge base.`}
      </Text>
    </LossDialog>
  );
}
