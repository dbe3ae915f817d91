import type { AreaBuildInfo, ManagedArea, PartHealth } from '@skills-architect/contracts/portal';
import { HStack, SelectField, Stack, StatusBadge, Switch, Text, whenText } from '@skills-architect/ui-kit';
import { ClampedText, type Column } from '@skills-architect/ui-kit/extra';
import { changeLabel, describeTrouble, STATES } from './area-texts';
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
      {of.error && <Quiet>{describeTrouble(of.state, of.error)}</Quiet>}
    </Stack>
  );
}

function LastChange({ area: { changes } }: { area: ManagedArea }) {
  const [last] = changes;
  if (!last) return <Quiet>None yet</Quiet>;
  const label = last.reason ? `${changeLabel(last)}: ${last.reason}` : changeLabel(last);
  return (
    <Stack gap="0">
      {/* A reason may be long; Show Changes has the full text. */}
      <ClampedText lines={3}>{label}</ClampedText>
      <Quiet>{`${last.who}, ${whenText(last.at)}`}</Quiet>
    </Stack>
  );
}

const NOT_PINNED = '';

const isCompatible = ({ unfit }: AreaBuildInfo) => unfit.length === 0;

/** The version used when none is pinned: the current one, unless that is the pinned one; then by the portal's order. */
const unpinnedVersion = ({ version, pinned, byFile, versions }: ManagedArea) => {
  if (version && version !== pinned) return version;
  return (versions.find((one) => one.version === byFile) ?? versions.find(isCompatible))?.version;
};

const versionLabel = (area: ManagedArea, version: string) => {
  const build = area.versions.find((one) => one.version === version);
  return [
    version,
    ...(version === area.pinned ? ['pinned'] : []),
    ...(!build ? ['missing'] : isCompatible(build) ? [] : ['incompatible']),
  ].join(', ');
};

/** Label of 'not pinned', with the resulting version where known. */
const unpinnedLabel = (area: ManagedArea) => {
  const version = unpinnedVersion(area);
  if (!version) return 'Not pinned';
  const isUnfit = area.versions.some((one) => one.version === version && !isCompatible(one));
  const rule = version === area.byFile ? 'from the deployment file' : 'newest';
  return `${version}, ${rule}${isUnfit ? ', incompatible' : ''}`;
};

/** A pinned version without a build stays selectable, otherwise the pin could not be released. */
const lostPin = (area: ManagedArea) =>
  area.pinned && !area.versions.some(({ version }) => version === area.pinned)
    ? [{ value: area.pinned, label: versionLabel(area, area.pinned), disabled: true }]
    : [];

/** Version options: 'not pinned' first, then the newest. */
const versionOptions = (area: ManagedArea) => [
  { value: NOT_PINNED, label: unpinnedLabel(area) },
  ...lostPin(area),
  ...area.versions.map((one) => ({
    value: one.version,
    label: versionLabel(area, one.version),
    disabled: !isCompatible(one),
  })),
];

/** Columns of Feature Areas; `onIntend` is called with the intended change. */
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
  { id: 'app', title: 'App', narrow: 'labelled', cell: (area) => <Health of={area.app} />, width: '13%' },
  { id: 'service', title: 'Service', narrow: 'labelled', cell: (area) => <Health of={area.service} />, width: '13%' },
  {
    id: 'sessions',
    title: 'Open Sessions',
    narrow: 'labelled',
    cell: (area) => area.sessions.toLocaleString(),
    width: '11%',
    align: 'end',
  },
  { id: 'changed', title: 'Last Change', narrow: 'labelled', cell: (area) => <LastChange area={area} /> },
];
