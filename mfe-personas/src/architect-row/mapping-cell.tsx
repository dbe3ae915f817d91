import type { ImportRow } from '@skills-architect/contracts/personas';
import { Link } from '@skills-architect/portal-kit';
import { Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { StateBadge } from './state-badge';

/** Address at which the skills of a row are mapped. */
const mappingPath = (rowId: number) => `/personas/role-matching/architect-skills/${rowId}`;
const ACTIONS = { 'not started': 'Map skills', 'in progress': 'Continue', done: 'Open' } as const;

/** Why the skills of a row cannot be mapped yet, or how far they are and the way to them. */
export function MappingCell({ row, waits }: { row: ImportRow; waits: string | undefined }) {
  if (waits) return <Text color="fg.muted">{waits}</Text>;
  const state = row.skillMapping ?? 'not started';
  return (
    <Stack gap="1" alignItems="start">
      {state !== 'not started' && <StateBadge state={state} />}
      <TextLink asChild>
        <Link to={mappingPath(row.rowId)} aria-label={`${ACTIONS[state]}, ${row.personaName}`}>
          {ACTIONS[state]}
        </Link>
      </TextLink>
      {row.clientSkills !== undefined && (
        <Text color="fg.muted" fontSize="sm">
          {row.clientSkills} client skill(s)
        </Text>
      )}
    </Stack>
  );
}
