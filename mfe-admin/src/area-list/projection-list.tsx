import { formatWhen } from '@skills-architect/contracts/locale';
import { listProjections, type ProjectionInfo, rebuildProjection } from '@skills-architect/contracts/portal';
import { askConfirm, notify, useCall, useChange } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, Panel, Stack, StatusBadge } from '@skills-architect/ui-kit';
import { type Column, DataTable, useIsNarrow } from '@skills-architect/ui-kit/extra';
import { Quiet } from '../quiet-text/quiet';
import { describeDuration, describeLag, worstOf } from './projection-texts';

/** Polling interval: no event reports how far derived data is behind. */
const POLL_MS = 15_000;

const titleOf = ({ title, name }: ProjectionInfo) => title ?? name;

function State(projection: ProjectionInfo) {
  const { word, tone } = describeLag(projection, new Date());
  return (
    <Stack gap="1" align="flex-start">
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {projection.error && <Quiet>{projection.error}</Quiet>}
    </Stack>
  );
}

const COLUMNS: Column<ProjectionInfo>[] = [
  {
    id: 'name',
    title: 'Derived Data',
    width: '34%',
    cell: titleOf,
  },
  { id: 'state', title: 'State', narrow: 'value', cell: State },
  {
    id: 'built',
    title: 'Last Update',
    narrow: 'labelled',
    width: '20%',
    cell: ({ builtAt }) => (builtAt ? formatWhen(builtAt) : <Quiet>None yet</Quiet>),
  },
  {
    id: 'took',
    title: 'Took',
    narrow: 'labelled',
    width: '12%',
    align: 'end',
    cell: ({ tookMs }) => (tookMs === null ? <Quiet>None yet</Quiet> : describeDuration(tookMs)),
  },
];

/** A constant, because another function makes the table group its rows anew. */
const groupByService = ({ service }: ProjectionInfo) => ({ id: service, title: `Service ${service}` });

/** How the derived data of a service is: as its worst part. */
const stateOf = (projections: ProjectionInfo[]) => {
  const worst = worstOf(projections, new Date());
  return worst && <StatusBadge tone={worst.tone}>{worst.word}</StatusBadge>;
};

/** Data that services derive in the background: copies, indexes, findings; with its lag, and an action to rebuild it. */
export function ProjectionList() {
  const list = useCall(listProjections, {}, { poll: () => POLL_MS });
  const rebuild = useChange(rebuildProjection);
  const startClosed = useIsNarrow('sm');
  const askAndRebuild = async (projection: ProjectionInfo) => {
    const { service, name } = projection;
    const agreed = await askConfirm({
      title: 'Rebuild Derived Data',
      text: `Derive everything of '${titleOf(projection)}' again? What is there now is used until that is done.`,
      yes: 'Rebuild',
      no: 'Cancel',
    });
    if (!agreed) return;
    try {
      await rebuild.run({ body: { service, name } });
      notify(`Rebuilding '${titleOf(projection)}'`, { variant: 'success' });
    } catch (failure) {
      notify(failure);
    }
    list.retry();
  };
  return (
    <Panel title="Derived data">
      <DataTable
        caption="Derived data"
        columns={COLUMNS}
        rows={list.data?.projections}
        rowKey={({ service, name }) => `${service} ${name}`}
        rowLabel={titleOf}
        groups={{
          groupOf: groupByService,
          startClosed,
          aside: stateOf,
        }}
        error={list.error && <LoadError result={list} />}
        rowMenu={(projection) => [
          { label: 'Rebuild…', icon: 'refresh', onSelect: () => void askAndRebuild(projection) },
        ]}
        empty={<EmptyState icon="grid">No service has derived data yet.</EmptyState>}
        skeletonRows={5}
      />
    </Panel>
  );
}
