import { formatCount, formatNumber, formatWhen } from '@skills-architect/contracts/locale';
import type { AreaBuildInfo, ManagedArea, PartHealth } from '@skills-architect/contracts/portal';
import { HStack, SelectField, Stack, StatusBadge, Switch, Text } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';
import { Quiet } from '../quiet-text/quiet';
import { describeChange, describeLastError, STATES } from './area-texts';
import type { Intent } from './intent';
import { countAsked } from './uses-dialog';
import { findExpiry } from './version-texts';

function Health({ health }: { health: PartHealth | undefined }) {
  if (!health) return <Quiet>None</Quiet>;
  const { word, tone } = STATES[health.state];
  return (
    <Stack gap="1" align="flex-start">
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {health.error && <Quiet>{describeLastError(health.state, health.error)}</Quiet>}
    </Stack>
  );
}

/** What the service needs from a Super User, or how it is. */
function ServiceCell({ service, ownService }: ManagedArea) {
  const asked = ownService ? countAsked(ownService) : 0;
  const needsAddress = !service && ownService?.calls.length && !ownService.at;
  return (
    <Stack gap="1" align="flex-start">
      {needsAddress ? <StatusBadge tone="warning">No address</StatusBadge> : <Health health={service} />}
      {asked > 0 && <StatusBadge tone="warning" wraps>{`Asks for ${formatCount(asked, 'permission')}`}</StatusBadge>}
    </Stack>
  );
}

function LastChange({ area: { changes } }: { area: ManagedArea }) {
  const [last] = changes;
  if (!last) return <Quiet>None yet</Quiet>;
  const label = last.reason ? `${describeChange(last)}: ${last.reason}` : describeChange(last);
  return (
    <Stack gap="0">
      {/* A reason may be long; Show Changes has the full text. */}
      <ClampedText lines={3}>{label}</ClampedText>
      <Quiet>{`${last.who}, ${formatWhen(last.at)}`}</Quiet>
    </Stack>
  );
}

const NOT_PINNED = '';

const isCompatible = ({ unfit }: AreaBuildInfo) => unfit.length === 0;

/**
 * The version that would be used without the pin: the current one if it is not the pinned one, otherwise the one in the
 * deployment file, or else the newest compatible one.
 */
const findUnpinnedVersion = ({ version, pinned, byFile, versions }: ManagedArea) => {
  if (version && version !== pinned) return version;
  return (versions.find((candidate) => candidate.version === byFile) ?? versions.find(isCompatible))?.version;
};

const findProblem = (build: AreaBuildInfo | undefined) => {
  if (!build) return 'missing';
  return isCompatible(build) ? undefined : 'incompatible';
};

const formatVersion = (area: ManagedArea, version: string) => {
  const build = area.versions.find((candidate) => candidate.version === version);
  return [version, version === area.pinned && 'pinned', findProblem(build)].filter(Boolean).join(', ');
};

/** Label of 'not pinned', with the resulting version where known. */
const formatUnpinned = (area: ManagedArea) => {
  const version = findUnpinnedVersion(area);
  if (!version) return 'Not pinned';
  const isIncompatible = area.versions.some((candidate) => candidate.version === version && !isCompatible(candidate));
  const rule = version === area.byFile ? 'from the deployment file' : 'newest';
  return `${version}, ${rule}${isIncompatible ? ', incompatible' : ''}`;
};

/** The option of a pinned version without a build: without it the select could not show the pin to release. */
const listLostPin = (area: ManagedArea) =>
  area.pinned && !area.versions.some(({ version }) => version === area.pinned)
    ? [{ value: area.pinned, label: formatVersion(area, area.pinned), disabled: true }]
    : [];

/** Version options: 'not pinned' first, then the newest. */
const listVersionOptions = (area: ManagedArea) => [
  { value: NOT_PINNED, label: formatUnpinned(area) },
  ...listLostPin(area),
  ...area.versions.map((candidate) => ({
    value: candidate.version,
    label: formatVersion(area, candidate.version),
    disabled: !isCompatible(candidate),
  })),
];

/** Whether the version in use is accepted in development mode only. */
const isInDevelopment = ({ version, versions }: ManagedArea) =>
  versions.some((build) => build.version === version && build.trust === 'development');

/** What Super Users have to do about the version in use: publish a signed one. */
function VersionWarning({ area }: { area: ManagedArea }) {
  const expiry = findExpiry(area, new Date());
  const word = isInDevelopment(area) ? 'Not signed' : expiry && 'Expires soon';
  if (!word) return null;
  return (
    <Stack gap="1" align="flex-start">
      <StatusBadge tone="warning">{word}</StatusBadge>
      {expiry && <Quiet>{`Not served after ${expiry}`}</Quiet>}
    </Stack>
  );
}

/** Columns of Feature Areas; `onIntend` is called with the intended change. */
export const buildAreaColumns = (onIntend: (intent: Intent) => void): Column<ManagedArea>[] => [
  { id: 'title', title: 'Area', cell: (area) => area.title, width: '15%' },
  {
    id: 'on',
    title: 'State',
    folded: true,
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
      <Stack gap="1">
        <SelectField
          label={`Version of ${area.title}`}
          hideLabel
          options={listVersionOptions(area)}
          value={area.pinned ?? NOT_PINNED}
          onChange={({ target: { value } }) => onIntend({ area, version: value === NOT_PINNED ? null : value })}
        />
        {area.trial && <Quiet>{`${area.trial.version} on trial`}</Quiet>}
        <VersionWarning area={area} />
      </Stack>
    ),
  },
  {
    id: 'app',
    title: 'App',
    narrow: 'labelled',
    folded: true,
    cell: (area) => <Health health={area.app} />,
    width: '13%',
  },
  {
    id: 'service',
    title: 'Service',
    narrow: 'labelled',
    folded: true,
    cell: ServiceCell,
    width: '13%',
  },
  {
    id: 'sessions',
    title: 'Open Sessions',
    narrow: 'labelled',
    cell: (area) => formatNumber(area.sessions),
    width: '11%',
    align: 'end',
  },
  { id: 'changed', title: 'Last Change', narrow: 'labelled', cell: (area) => <LastChange area={area} /> },
];
