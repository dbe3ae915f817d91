import { IconButton } from '@skills-architect/ui-kit';
import { CategoryDot, type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import { ShownName } from '../shown-name/shown-name';
import type { ListedSkill } from './found-skills';

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

/** Skills that will be added, with their levels. */
export function SelectedSkills({ selected, onRemove, maxHeight = 'none' }: SelectedSkillsProps) {
  const columns = useMemo<Column<SelectedSkill>[]>(
    () => [
      {
        id: 'skill',
        title: 'Skill',
        rowHeader: true,
        cell: ({ skill }) => <ShownName name={skill.skillName} language={skill.nameLanguage} />,
      },
      {
        id: 'category',
        title: 'Category',
        narrow: 'value',
        width: '12rem',
        cell: ({ skill }) => <CategoryDot name={skill.skillCategory.skillCategory} />,
      },
      { id: 'source', title: 'Source', narrow: 'value', width: '11rem', cell: ({ skill }) => skill.skillSource.source },
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
