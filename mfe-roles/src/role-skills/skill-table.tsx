import type { ExpectedEdit } from '@skills-architect/library-kit';
import { askConfirm, notify, useQueryState } from '@skills-architect/portal-kit';
import { EmptyState } from '@skills-architect/ui-kit';
import {
  buildListControls,
  buildListRequest,
  DataTable,
  LIST_START,
  shortenName,
} from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { arrangeSkills, SKILL_SORTS } from './arrange-skills';
import { skillColumns } from './skill-columns';
import { type SkillRow, withEditedRow } from './skill-rows';

/** Page size; with more rows a pager appears. */
const PAGE_SIZE = 10;

interface SkillTableProps {
  /** The category of the skills. */
  caption: string;
  skills: readonly SkillRow[];
  edit: ExpectedEdit<SkillRow>;
  onRemove: (skillId: number) => Promise<unknown>;
  onOpen: (skill: SkillRow) => void;
}

/** Skills of one category; one row can be edited at a time. */
export function SkillTable({ caption, skills, edit, onRemove, onOpen }: SkillTableProps) {
  const [state, change] = useQueryState({ ...LIST_START, size: PAGE_SIZE });
  const request = buildListRequest(state, SKILL_SORTS);
  const controls = buildListControls(request, { total: skills.length }, change);
  const rowInEdit = edit.edited?.row;
  const editedRow = rowInEdit?.skillCategory.skillCategory === caption ? rowInEdit : undefined;
  const columns = useMemo(() => skillColumns(edit), [edit]);
  const askToDelete = async ({ skillId, skillName }: SkillRow) => {
    const text = `Are you sure you want to delete ${shortenName(skillName)}?`;
    if (!(await askConfirm({ text, yes: 'Delete', no: 'Cancel', loss: true }))) return;
    await onRemove(skillId).then(
      () => notify('Successfully deleted', { variant: 'success', detail: skillName }),
      notify,
    );
  };
  return (
    <DataTable
      {...controls}
      caption={caption}
      columns={columns}
      rows={withEditedRow(arrangeSkills(skills, request), editedRow)}
      rowKey={(row) => row.skillId}
      rowLabel={(row) => row.skillName}
      onRowClick={edit.edited ? undefined : onOpen}
      rowMenu={(row) => [
        { label: 'Edit', icon: 'edit', onSelect: () => edit.open(row) },
        { label: 'Delete', icon: 'trash', danger: true, onSelect: () => void askToDelete(row) },
      ]}
      edit={
        edit.edited && {
          rowKey: edit.edited.row.skillId,
          onSave: edit.save,
          onLeave: edit.closeEdit,
          saving: edit.isSaving,
          lockedReason: edit.lockedReason,
        }
      }
      empty={<EmptyState icon="target">No {caption} are mapped to this role yet.</EmptyState>}
      maxHeight="none"
      pager={{ ...controls.pager, showAbove: PAGE_SIZE }}
    />
  );
}
