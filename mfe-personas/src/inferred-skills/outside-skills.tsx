import type { UnknownTool } from '@skills-architect/contracts/skills';
import { EmptyState, TextLink } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { Evidence } from './evidence';

const COLUMNS: Column<UnknownTool>[] = [
  { id: 'skill', title: 'Skill', rowHeader: true, width: '14rem', cell: ({ name }) => name },
  { id: 'why', title: 'Why', cell: ({ evidence }) => <Evidence evidence={evidence} otherwise="" /> },
  {
    id: 'create',
    title: 'Create',
    hideTitle: true,
    width: '9rem',
    cell: ({ name }) => (
      <TextLink
        href={`/skill/add?name=${encodeURIComponent(name)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`Create ${name}`}
      >
        Create the skill
      </TextLink>
    ),
  },
];

/** Tools that the description names and the library lacks: they have to be created before a persona can have them. */
export function OutsideSkills({ skills }: { skills: UnknownTool[] }) {
  return (
    <DataTable
      caption="Inferred skills outside the repository"
      columns={COLUMNS}
      rows={skills}
      rowKey={({ name }) => name}
      rowLabel={({ name }) => name}
      empty={<EmptyState>The description names no tool that the repository lacks.</EmptyState>}
    />
  );
}
