import { levelChoices } from '@skills-architect/portal-kit';
import { IconButton } from '@skills-architect/ui-kit';
import { CategoryDot, type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import type { ChosenSkill } from './use-chosen-skills';

const levelNames = ({ skill, levels }: ChosenSkill) =>
  levelChoices(skill)
    .map(({ schemeId, options }) => options.find(({ value }) => value === levels.get(schemeId))?.label ?? '')
    .join(', ');

interface SelectedSkillsProps {
  selected: readonly ChosenSkill[];
  onRemove: (skillId: number) => void;
}

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
      { id: 'source', title: 'Source', width: '10rem', cell: ({ skill }) => skill.skillSource.source },
      { id: 'level', title: 'Level', width: '14rem', cell: levelNames },
      {
        id: 'remove',
        title: 'Remove',
        hideTitle: true,
        width: '3.5rem',
        align: 'end',
        cell: ({ skill }) => (
          <IconButton
            icon="trash"
            size="sm"
            label={`Remove ${skill.skillName}`}
            onClick={() => onRemove(skill.skillId)}
          />
        ),
      },
    ],
    [onRemove],
  );
  return (
    <DataTable
      caption="Selected Skills"
      columns={columns}
      rows={selected}
      rowKey={({ skill }) => skill.skillId}
      rowLabel={({ skill }) => skill.skillName}
      maxHeight="none"
    />
  );
}
