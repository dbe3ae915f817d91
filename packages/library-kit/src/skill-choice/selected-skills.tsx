import { IconButton } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { type ListedSkill, skillColumns } from './skill-columns';

interface SelectedSkill {
  skill: ListedSkill;
  /** Names of the chosen levels. */
  level: string;
}

export interface SelectedSkillsProps {
  selected: readonly SelectedSkill[];
  onRemove: (skillId: number) => void;
  /** Height from which the table scrolls. */
  maxHeight?: string;
}

const { named, inCategory, ofSource } = skillColumns<SelectedSkill>(({ skill }) => skill, {
  category: '12rem',
  source: '11rem',
});

/** Skills that will be added, with their levels. */
export function SelectedSkills({ selected, onRemove, maxHeight = 'none' }: SelectedSkillsProps) {
  const columns = useMemo<Column<SelectedSkill>[]>(
    () => [
      named,
      inCategory,
      ofSource,
      { id: 'level', title: 'Level', narrow: 'value', width: '13rem', cell: ({ level }) => level },
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
      maxHeight={maxHeight}
    />
  );
}
