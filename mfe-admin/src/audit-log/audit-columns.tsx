import { formatMoment } from '@skills-architect/contracts/locale';
import type { AuditEntry } from '@skills-architect/contracts/portal';
import { Stack, StatusBadge, Text } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';
import { Quiet } from '../quiet-text/quiet';
import { entrySubject } from './audit-details';
import { kindName, outcomeName } from './audit-texts';

function Act(entry: AuditEntry) {
  const { what, kind } = entry;
  return (
    <Stack gap="0">
      <Text fontWeight="medium">{what}</Text>
      <Quiet>{[kindName(kind), entrySubject(entry)].filter(Boolean).join(', ')}</Quiet>
    </Stack>
  );
}

function Who({ user, from }: AuditEntry) {
  if (user) return <ClampedText lines={2}>{user.userName}</ClampedText>;
  return from?.login ? <Quiet>{`Login id ${from.login}`}</Quiet> : <Quiet>Nobody signed in</Quiet>;
}

function Outcome(entry: AuditEntry) {
  const { word, tone } = outcomeName(entry);
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}

/** Columns of the Audit Log. */
export const AUDIT_COLUMNS: Column<AuditEntry>[] = [
  { id: 'what', title: 'What', cell: Act },
  { id: 'at', title: 'When', narrow: 'value', width: '17%', cell: ({ at }) => formatMoment(at) },
  { id: 'user', title: 'Who', narrow: 'labelled', width: '17%', cell: Who },
  {
    id: 'client',
    title: 'Client',
    narrow: 'labelled',
    width: '14%',
    cell: ({ client }) => (client ? client.clientName : <Quiet>None</Quiet>),
  },
  {
    id: 'address',
    title: 'From',
    narrow: 'labelled',
    width: '13%',
    cell: ({ from }) => from?.address || <Quiet>None</Quiet>,
  },
  { id: 'outcome', title: 'Outcome', narrow: 'value', width: '11%', cell: Outcome },
];
