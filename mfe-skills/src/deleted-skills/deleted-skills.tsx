import type { AnswerOf } from '@skills-architect/contracts';
import { listDeletedSkills } from '@skills-architect/contracts/skills';
import { DeletedRecords, useDeletedPage } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { useMergeSkill } from '../skill-merge/use-merge-skill';
import { useRestoreSkill } from './use-restore-skill';

type DeletedSkill = AnswerOf<typeof listDeletedSkills>['skills'][number];

const COLUMNS: Column<DeletedSkill>[] = [
  { id: 'skillName', title: 'Skill', cell: ({ skillName }) => skillName },
  { id: 'merge', title: 'Merged into', cell: ({ merge }) => merge?.targetName ?? '', width: '12rem' },
  { id: 'source', title: 'Source', cell: ({ skillSource }) => skillSource.source, width: '10rem' },
];
const rowKey = ({ skillId }: DeletedSkill) => skillId;
const rowName = ({ skillName }: DeletedSkill) => skillName;

/** Pop-up with the skills deleted in the last 30 days, to restore them. */
export function DeletedSkills({ onClose }: { onClose: () => void }) {
  const page = useDeletedPage();
  const read = useCall(listDeletedSkills, { query: page.query }, page.options);
  const restore = useRestoreSkill();
  const merges = useMergeSkill();
  /** Restores a skill; for a merged one it undoes the merge, which restores its links. */
  const restoreOrUndoMerge = ({ skillId, merge }: DeletedSkill) =>
    void (merge ? merges.undo(merge.mergeId) : restore.run(skillId));
  return (
    <DeletedRecords
      noun="skills"
      columns={COLUMNS}
      page={page}
      read={read}
      rows={read.data?.skills}
      rowKey={rowKey}
      rowName={rowName}
      isRestoring={restore.isRunning || merges.isUndoing}
      onRestore={restoreOrUndoMerge}
      onClose={onClose}
    />
  );
}
