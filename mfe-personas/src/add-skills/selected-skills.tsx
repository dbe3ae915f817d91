import { Heading, IconButton, Stack } from '@skills-architect/ui-kit';
import { CategoryDot, type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import type { ChosenSkill } from '../persona-skills/chosen-skill';

interface SelectedSkillsProps {
  selected: readonly ChosenSkill[];
  onRemove: (chosen: ChosenSkill) => void;
}

const findLevel = ({ skill, proficiencyId }: ChosenSkill) =>
  skill.proficiencies.find((level) => level.proficiencyId === proficiencyId)?.level ?? '';

/** Skills to add, with their levels. */
export function SelectedSkills({ selected, onRemove }: SelectedSkillsProps) {
  const columns = useMemo<Column<ChosenSkill>[]>(
    () => [
      { id: 'skill', title: 'Skill', rowHeader: true, cell: ({ skill }) => skill.skillName },
      {
        id: 'category',
        title: 'Category',
        width: '12rem',
        cell: ({ skill }) => <CategoryDot name={skill.skillCategory.skillCategory} />,
      },
      { id: 'source', title: 'Source', width: '12rem', cell: ({ skill }) => skill.skillSource.source },
      { id: 'level', title: 'Level', width: '11rem', cell: findLevel },
      {
        id: 'remove',
        title: 'Remove',
        hideTitle: true,
        width: '3.5rem',
        align: 'end',
        cell: (chosen) => (
          <IconButton
            icon="trash"
            size="sm"
            label={`Remove ${chosen.skill.skillName}`}
            onClick={() => onRemove(chosen)}
          />
        ),
      },
    ],
    [onRemove],
  );
  return (
    <Stack gap="2">
      <Heading>Selected Skills ({selected.length})</Heading>
      <DataTable
        caption="Selected Skills"
        columns={columns}
        rows={selected}
        rowKey={({ skill }) => skill.skillId}
        rowLabel={({ skill }) => skill.skillName}
        maxHeight="16rem"
      />
    </Stack>
  );
}
