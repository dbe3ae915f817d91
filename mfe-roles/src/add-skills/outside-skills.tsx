import type { SuggestionOrigin } from '@skills-architect/contracts';
import type { NonExistingSkill } from '@skills-architect/contracts/roles';
import { createSkillColumn } from '@skills-architect/library-kit';
import { Heading, Stack } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';

const LEVEL_COUNT = 5;

interface OutsideSkillsProps {
  skills: NonExistingSkill[];
  source: SuggestionOrigin['source'];
}

/** Suggested skills that are missing from the library; they must be created before a role can have them. */
export function OutsideSkills({ skills, source }: OutsideSkillsProps) {
  const columns = useMemo<Column<NonExistingSkill>[]>(
    () => [
      { id: 'skill', title: 'Skill', rowHeader: true, cell: ({ skillName }) => skillName },
      {
        id: 'why',
        title: 'Why',
        cell: ({ foundIn }) => {
          if (foundIn !== undefined) return `Found in ${foundIn}`;
          return source === 'model' ? 'Named by the model' : 'Named in its work functions';
        },
      },
      {
        id: 'level',
        title: 'Level',
        width: '8rem',
        cell: ({ aiSuggestedLevel }) => `Level ${aiSuggestedLevel} of ${LEVEL_COUNT}`,
      },
      createSkillColumn(({ skillName }) => skillName),
    ],
    [source],
  );
  if (!skills.length) return null;
  return (
    <Stack gap="2">
      <Heading>Outside the library</Heading>
      <DataTable
        caption="Suggested skills outside the library"
        columns={columns}
        rows={skills}
        rowKey={({ skillName }) => skillName}
        rowLabel={({ skillName }) => skillName}
        maxHeight="none"
      />
    </Stack>
  );
}
