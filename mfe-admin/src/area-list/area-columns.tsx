import type { ManagedArea, PartHealth } from '@skills-architect/contracts/portal';
import { HStack, SelectField, Stack, StatusBadge, Switch, Text } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { deedOf, momentOf, STATES, troubleOf } from './area-words';
import type { Intent } from './intent';

const Quiet = ({ children }: { children: string }) => (
  <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
    {children}
  </Text>
);

function Health({ of }: { of: PartHealth | undefined }) {
  if (!of) return <Quiet>None</Quiet>;
  const { word, tone } = STATES[of.state];
  return (
    <Stack gap="1" align="flex-start">
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {of.error && <Quiet>{troubleOf(of.state, of.error)}</Quiet>}
    </Stack>
  );
}

function LastChange({ area: { changes } }: { area: ManagedArea }) {
  const [last] = changes;
  if (!last) return <Quiet>None yet</Quiet>;
  return (
    <Stack gap="0">
      <Text overflowWrap="anywhere">{last.reason ? `${deedOf(last)}: ${last.reason}` : deedOf(last)}</Text>
      <Quiet>{`${last.who}, ${momentOf(last.at)}`}</Quiet>
    </Stack>
  );
}

const NOT_PINNED = '';

/** A pinned version whose build is gone stays among the choices, else the pin could not be released. */
const lostPin = ({ pinned, versions }: ManagedArea) =>
  pinned && !versions.some(({ version }) => version === pinned)
    ? [{ value: pinned, label: `${pinned}, pinned, not there`, disabled: true }]
    : [];

/** The versions to choose from: none pinned first, then the newest. */
const versionOptions = (area: ManagedArea) => [
  { value: NOT_PINNED, label: !area.pinned && area.version ? `${area.version}, not pinned` : 'Not pinned' },
  ...lostPin(area),
  ...area.versions.map((one) => ({
    value: one.version,
    label: one.unfit.length ? `${one.version}, does not fit` : `${one.version}, pinned`,
    disabled: one.unfit.length > 0,
  })),
];

/** The columns of Feature Areas; `onIntend` is told what somebody wants to change. */
export const areaColumns = (onIntend: (intent: Intent) => void): Column<ManagedArea>[] => [
  { id: 'title', title: 'Area', cell: (area) => area.title, width: '15%' },
  {
    id: 'on',
    title: 'State',
    width: '11%',
    cell: (area) =>
      area.locked ? (
        <Stack gap="0">
          <Text>{area.on ? 'On' : 'Off'}</Text>
          <Quiet>by the deployment file</Quiet>
        </Stack>
      ) : (
        <HStack gap="2">
          <Switch
            label={`${area.title} is on`}
            hideLabel
            checked={area.on}
            onChange={() => onIntend({ area, on: !area.on })}
          />
          <Text aria-hidden>{area.on ? 'On' : 'Off'}</Text>
        </HStack>
      ),
  },
  {
    id: 'version',
    title: 'Version',
    width: '17%',
    cell: (area) => (
      <SelectField
        label={`Version of ${area.title}`}
        hideLabel
        options={versionOptions(area)}
        value={area.pinned ?? NOT_PINNED}
        onChange={({ target: { value } }) => onIntend({ area, version: value === NOT_PINNED ? null : value })}
      />
    ),
  },
  { id: 'app', title: 'App', cell: (area) => <Health of={area.app} />, width: '13%' },
  { id: 'service', title: 'Service', cell: (area) => <Health of={area.service} />, width: '13%' },
  {
    id: 'sessions',
    title: 'Open Sessions',
    cell: (area) => area.sessions.toLocaleString(),
    width: '11%',
    align: 'end',
  },
  { id: 'changed', title: 'Last Change', cell: (area) => <LastChange area={area} /> },
];
