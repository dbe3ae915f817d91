import { areaOfConnector } from '@skills-architect/contracts';
import type { ConnectorInfo } from '@skills-architect/contracts/admin';
import { formatCount, formatNumber, formatWhen } from '@skills-architect/contracts/locale';
import { Link } from '@skills-architect/portal-kit';
import { Stack, StatusBadge, Text, TextLink } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';
import { Quiet } from '../quiet-text/quiet';
import { CONNECTOR_STATES, explainState, KINDS } from './connector-texts';

function State(connector: ConnectorInfo) {
  const { word, tone } = CONNECTOR_STATES[connector.state];
  const explanation = explainState(connector);
  return (
    <Stack gap="1" align="flex-start">
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {explanation && <Quiet>{explanation}</Quiet>}
    </Stack>
  );
}

function LastError({ lastError }: ConnectorInfo) {
  if (!lastError) return <Quiet>None</Quiet>;
  return (
    <Stack gap="0">
      <ClampedText lines={3}>{lastError.text}</ClampedText>
      <Quiet>{formatWhen(lastError.at)}</Quiet>
    </Stack>
  );
}

function DeadLetters({ connector, deadLetters }: ConnectorInfo) {
  if (!deadLetters) return <Quiet>None</Quiet>;
  return (
    <TextLink asChild>
      <Link to={`/connectors/${connector}`} aria-label={`${formatCount(deadLetters, 'dead letter')} of ${connector}`}>
        {formatNumber(deadLetters)}
      </Link>
    </TextLink>
  );
}

/** Columns of Connectors. */
export const CONNECTOR_COLUMNS: Column<ConnectorInfo>[] = [
  {
    id: 'connector',
    title: 'Connector',
    width: '22%',
    cell: ({ connector, kind, hosts }) => {
      const area = areaOfConnector(connector);
      const what = area ? 'Service of an area' : kind && KINDS[kind];
      return (
        <Stack gap="0">
          <Text fontWeight="medium">{area ?? connector}</Text>
          <Quiet>{[what, hosts.join(', ')].filter(Boolean).join(', ')}</Quiet>
        </Stack>
      );
    },
  },
  { id: 'state', title: 'State', narrow: 'value', width: '18%', cell: State },
  {
    id: 'success',
    title: 'Last Success',
    narrow: 'labelled',
    width: '16%',
    cell: ({ lastSuccessAt }) => (lastSuccessAt ? formatWhen(lastSuccessAt) : <Quiet>None yet</Quiet>),
  },
  { id: 'error', title: 'Last Error', narrow: 'labelled', cell: LastError },
  {
    id: 'waiting',
    title: 'Waiting',
    narrow: 'labelled',
    width: '9%',
    align: 'end',
    cell: ({ waiting }) => formatNumber(waiting),
  },
  { id: 'dead', title: 'Dead Letters', narrow: 'labelled', width: '11%', align: 'end', cell: DeadLetters },
];
