import {
  deleteProficiency,
  hasFixedLevels,
  type ProficiencyScheme,
  type Skill,
  type SkillProficiencies,
  type SkillProficiency,
} from '@skills-architect/contracts/skills';
import { askConfirm, notify, useChange } from '@skills-architect/portal-kit';
import { Button, EmptyState, HStack, Stack } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { askEvaluations } from './ask-evaluations';
import { NEW_ROW } from './edited-level';
import { levelColumns } from './level-columns';
import { LevelCreation } from './level-creation';
import { LevelSuggestions } from './level-suggestions';
import { missingTextsMessage } from './own-texts';
import type { LevelEdit } from './use-level-edit';

interface LevelTableProps {
  skill: Skill;
  scheme: ProficiencyScheme;
  stored: SkillProficiencies;
  edit: LevelEdit;
}

/** The levels of a skill in one scheme; one row can be edited at a time. */
export function LevelTable({ skill, scheme, stored, edit }: LevelTableProps) {
  const { skillId, proficiencyStatus } = skill;
  const remove = useChange(deleteProficiency);
  const isFixed = hasFixedLevels(skill.skillSource.sourceId);
  const levels = stored.proficiencies
    .filter(({ schemeId }) => schemeId === scheme.schemeId)
    .sort((a, b) => a.levelNumber - b.levelNumber);
  const addable = scheme.levels.filter((level) => levels.every(({ levelNumber }) => levelNumber !== level.levelNumber));
  const columns = useMemo(() => levelColumns(edit, addable), [edit, addable]);
  const missing = missingTextsMessage(levels, proficiencyStatus);
  const rows =
    edit.edited?.proficiencyId === NEW_ROW && edit.edited.schemeId === scheme.schemeId
      ? [...levels, newRow(scheme)]
      : levels;

  const open = (level: SkillProficiency) => edit.open(level, stored.rev);
  const askToDelete = async ({ proficiencyId, level }: SkillProficiency) => {
    const question = {
      text: `Are you sure you want to delete ${level}? Roles and personas with this level keep its number, without a text.`,
      yes: 'Delete',
      no: 'Cancel',
      loss: true,
    };
    if (!(await askConfirm(question))) return;
    const params = { skillId, proficiencyId };
    try {
      const shouldUpdateEvaluationAssessmentText = await askEvaluations(params, 'deleted');
      await remove.run({ params, query: { rev: stored.rev, shouldUpdateEvaluationAssessmentText } });
      notify('Successfully deleted', { variant: 'success', detail: level });
    } catch (failure) {
      notify(failure);
    }
  };

  return (
    <Stack gap="3">
      <HStack justify="space-between" wrap="wrap">
        <LevelCreation skill={skill} stored={stored} levels={levels} edit={edit} />
        {!isFixed && (
          <Button
            icon="add"
            disabledReason={addable.length ? undefined : 'The skill has all levels'}
            onClick={() => edit.openNew(scheme.schemeId, stored.rev)}
          >
            Add Proficiency
          </Button>
        )}
      </HStack>
      <LevelSuggestions skill={skill} scheme={scheme} levels={levels} rev={stored.rev} edit={edit} />
      <DataTable
        caption={`Levels of ${skill.skillName}`}
        columns={columns}
        rows={rows}
        rowKey={({ proficiencyId }) => proficiencyId}
        rowLabel={({ level }) => level}
        onRowClick={edit.edited ? undefined : open}
        rowMenu={(row) => [
          { label: 'Edit', icon: 'edit', onSelect: () => open(row) },
          ...(isFixed ? [] : [{ label: 'Delete', icon: 'trash' as const, onSelect: () => void askToDelete(row) }]),
        ]}
        edit={
          edit.edited && {
            rowKey: edit.edited.proficiencyId,
            onSave: edit.save,
            onLeave: edit.closeEdit,
            saving: edit.isSaving,
            lockedReason: 'Kindly save the existing Proficiency Mapping!',
          }
        }
        empty={<EmptyState>{missing}</EmptyState>}
        maxHeight="none"
      />
    </Stack>
  );
}

/** The row of a level that is being added. */
const newRow = ({ schemeId, levelCount }: ProficiencyScheme): SkillProficiency => ({
  proficiencyId: NEW_ROW,
  schemeId,
  proficiencySchemeLevelCount: levelCount,
  levelId: 0,
  levelNumber: 0,
  level: 'New level',
  description: '',
  knowledge: '',
  ability: '',
});
