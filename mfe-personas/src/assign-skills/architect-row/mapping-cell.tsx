import type { ImportRow } from '@skills-architect/contracts/personas';
import { Link } from '@skills-architect/portal-kit';
import { HStack, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { useImportQuery } from '../../import-files/use-import-query';
import { StateBadge } from './state-badge';

/** Path of the screen that maps the skills of a row. */
const mappingPath = (rowId: number, query: string) => `/personas/role-matching/architect-skills/${rowId}${query}`;
const ACTIONS = { 'not started': 'Map skills', 'in progress': 'Continue', done: 'Open' } as const;

/** Mapping state of a row with a link to its skills, or why they cannot be mapped yet. */
export function MappingCell({ row, waitReason }: { row: ImportRow; waitReason: string | undefined }) {
  const query = useImportQuery();
  if (waitReason) return <Text color="fg.muted">{waitReason}</Text>;
  const state = row.skillMapping ?? 'not started';
  return (
    <Stack gap="1" alignItems="start">
      <HStack wrap="wrap" columnGap="2" rowGap="1">
        {state !== 'not started' && <StateBadge state={state} />}
        <TextLink asChild>
          <Link to={mappingPath(row.rowId, query)} aria-label={`${ACTIONS[state]}, ${row.personaName}`}>
            {ACTIONS[state]}
          </Link>
        </TextLink>
      </HStack>
      {row.clientSkills !== undefined && (
        <Text color="fg.muted" fontSize="sm">
          {row.clientSkills} client skill(s)
        </Text>
      )}
    </Stack>
  );
}
