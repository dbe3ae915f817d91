import type { OutsideSkill } from '@skills-architect/contracts/personas';
import { createSkillColumn } from '@skills-architect/library-kit';
import { EmptyState, Stack, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { Evidence } from './evidence';

const COLUMNS: Column<OutsideSkill>[] = [
  { id: 'skill', title: 'Skill', rowHeader: true, width: '14rem', cell: ({ name }) => name },
  {
    id: 'why',
    title: 'Why',
    cell: ({ evidence, foundIn }) => <Evidence evidence={evidence} fallback={foundIn ? `Found in ${foundIn}` : ''} />,
  },
  createSkillColumn(({ name }) => name),
];

interface OutsideSkillsProps {
  skills: OutsideSkill[];
  /** Error of the external skills search; undefined when it succeeded or none is configured. */
  searchError?: string | undefined;
}

/**
 * Tools from the description and skills from the external search that the library lacks. They must be created before a
 * persona can have them.
 */
export function OutsideSkills({ skills, searchError }: OutsideSkillsProps) {
  return (
    <Stack gap="3">
      <DataTable
        caption="Inferred skills outside the repository"
        columns={COLUMNS}
        rows={skills}
        rowKey={({ name }) => name}
        rowLabel={({ name }) => name}
        empty={<EmptyState>The description names no tools outside the repository.</EmptyState>}
      />
      {searchError && <Text color="fg.muted">{searchError}</Text>}
    </Stack>
  );
}
