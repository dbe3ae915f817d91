import { EVENT } from '@skills-architect/contracts';
import { listManagedAreas, type ManagedArea } from '@skills-architect/contracts/portal';
import { useCall, useHubEvent, useQueryState } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, type MenuEntry, Page, Panel } from '@skills-architect/ui-kit';
import { DataTable, FactList } from '@skills-architect/ui-kit/extra';
import { useMemo, useState } from 'react';
import { areaColumns } from './area-columns';
import { ChangeDialog } from './change-dialog';
import { HistoryDialog } from './history-dialog';
import { type Intent, withLatest, withSessions } from './intent';
import { RemoveAreaDialog, RemoveVersionDialog, removableVersions } from './remove-dialog';

/** Polling interval: no event reports changes of health or session counts. */
const POLL_MS = 15_000;

/** The dialog opened from a row's menu. */
interface Opened {
  dialog: 'remove-version' | 'remove-area';
  area: ManagedArea;
}

const rowMenu = (area: ManagedArea, show: () => void, open: (opened: Opened) => void): MenuEntry[] => [
  { label: 'Show Changes', icon: 'clock', onSelect: show },
  {
    label: 'Remove a Version…',
    icon: 'trash',
    ...(!removableVersions(area).length && {
      disabledReason: 'Every version is in use or came with the deployment file.',
    }),
    onSelect: () => open({ dialog: 'remove-version', area }),
  },
  ...(area.removable
    ? [
        {
          label: 'Remove Area…',
          icon: 'trash',
          danger: true,
          onSelect: () => open({ dialog: 'remove-area', area }),
        } as const,
      ]
    : []),
];

/** Feature Areas: which areas are on, their versions and health. */
export default function AreaList() {
  const list = useCall(listManagedAreas, {}, { poll: () => POLL_MS });
  useHubEvent(EVENT.areas, list.retry);
  const [intent, setIntent] = useState<Intent>();
  const [latest, setLatest] = useState<ManagedArea>();
  const [{ changes }, openHistory] = useQueryState({ changes: '' }, 'chosen');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  /** Updates the area in the list and in the open dialog. */
  const updateArea = (area: ManagedArea) => {
    setLatest(area);
    setIntent((now) => now && { ...now, area });
    setOpened((now) => now && { ...now, area });
  };
  const columns = useMemo(() => areaColumns(setIntent), []);
  const areas = useMemo(() => withLatest(list.data?.areas, latest), [list.data, latest]);
  const refused = list.data?.refused ?? [];
  const historyArea = areas?.find(({ area }) => area === changes);
  return (
    <Page title="Feature Areas" help="Changes reach open sessions within two seconds.">
      <DataTable
        caption="Feature areas"
        columns={columns}
        rows={areas}
        rowKey={({ area }) => area}
        rowLabel={({ title }) => title}
        error={list.error && <LoadError of={list} />}
        rowMenu={(area) => rowMenu(area, () => openHistory({ changes: area.area }), setOpened)}
        empty={<EmptyState icon="grid">The deployment file has no areas.</EmptyState>}
        skeletonRows={5}
      />
      {refused.length > 0 && (
        <Panel title="Rejected versions">
          <FactList
            facts={refused.map(({ id, version, reason }) => ({
              name: version ? `${id} ${version}` : id,
              value: reason,
            }))}
          />
        </Panel>
      )}
      {intent && (
        <ChangeDialog
          intent={withSessions(intent, areas)}
          onLatest={setLatest}
          onConflict={updateArea}
          onClose={() => setIntent(undefined)}
        />
      )}
      {historyArea && <HistoryDialog area={historyArea} onClose={() => openHistory({ changes: '' })} />}
      {opened?.dialog === 'remove-version' && (
        <RemoveVersionDialog area={opened.area} onLatest={setLatest} onConflict={updateArea} onClose={close} />
      )}
      {opened?.dialog === 'remove-area' && (
        <RemoveAreaDialog area={opened.area} onConflict={updateArea} onClose={close} />
      )}
    </Page>
  );
}
