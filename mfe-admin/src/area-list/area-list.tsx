import { EVENT } from '@skills-architect/contracts';
import { listManagedAreas, type ManagedArea } from '@skills-architect/contracts/portal';
import { useCall, useHubEvent, useQueryState } from '@skills-architect/portal-kit';
import {
  EmptyState,
  HStack,
  LoadError,
  type MenuEntry,
  Page,
  Panel,
  StatusBadge,
  Text,
} from '@skills-architect/ui-kit';
import { DataTable, FactList } from '@skills-architect/ui-kit/extra';
import { useMemo, useState } from 'react';
import { buildAreaColumns } from './area-columns';
import { ChangeDialog } from './change-dialog';
import { HistoryDialog } from './history-dialog';
import { type Intent, withLatest, withSessions } from './intent';
import { ProjectionList } from './projection-list';
import { listRemovableVersions, RemoveAreaDialog, RemoveVersionDialog } from './remove-dialog';
import { ServiceDialog } from './service-dialog';
import { EndTrialDialog, listTriableVersions, StartTrialDialog } from './trial-dialogs';
import { UsesDialog } from './uses-dialog';
import { VersionsDialog } from './versions-dialog';

/** Polling interval: no event reports changes of health or session counts. */
const POLL_MS = 15_000;

/** The dialog opened from a row's menu. */
interface OpenDialog {
  dialog: 'service' | 'uses' | 'remove-version' | 'remove-area' | 'start-trial' | 'end-trial';
  area: ManagedArea;
}

interface RowActions {
  showChanges: () => void;
  showVersions: () => void;
  open: (openDialog: OpenDialog) => void;
}

const buildRowMenu = (area: ManagedArea, { showChanges, showVersions, open }: RowActions): MenuEntry[] => [
  { label: 'Show Versions', icon: 'grid', onSelect: showVersions },
  { label: 'Show Changes', icon: 'clock', onSelect: showChanges },
  {
    label: 'Try a Version…',
    icon: 'people',
    ...(!listTriableVersions(area).length && {
      disabledReason: area.on ? 'There is no other version that fits this portal.' : 'Switch the area on first.',
    }),
    onSelect: () => open({ dialog: 'start-trial', area }),
  },
  ...(area.ownService
    ? [{ label: 'Service…', icon: 'link', onSelect: () => open({ dialog: 'service', area }) } as const]
    : []),
  ...(area.ownService?.uses?.length || area.ownService?.events?.length
    ? [
        {
          label: 'Calls and Events of the Service…',
          icon: 'link',
          onSelect: () => open({ dialog: 'uses', area }),
        } as const,
      ]
    : []),
  ...(area.trial
    ? [{ label: 'End the Trial…', icon: 'check', onSelect: () => open({ dialog: 'end-trial', area }) } as const]
    : []),
  {
    label: 'Remove a Version…',
    icon: 'trash',
    ...(!listRemovableVersions(area).length && {
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
  const [{ area: openArea, changes, versions }, show] = useQueryState({ area: '', changes: '', versions: '' });
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const close = () => setOpenDialog(undefined);
  /** Updates the area in the list and in the open dialog. */
  const updateArea = (area: ManagedArea) => {
    setLatest(area);
    setIntent((current) => current && { ...current, area });
    setOpenDialog((current) => current && { ...current, area });
  };
  const columns = useMemo(() => buildAreaColumns(setIntent), []);
  const areas = useMemo(() => withLatest(list.data?.areas, latest), [list.data, latest]);
  const refused = list.data?.refused ?? [];
  const versionsArea = areas?.find(({ area }) => area === versions);
  const historyArea = areas?.find(({ area }) => area === changes);
  return (
    <Page title="Feature Areas" help="Changes reach open sessions within two seconds.">
      {list.data?.unsigned === 'allowed' && (
        <Panel title="Development mode">
          <HStack gap="3" flexWrap="wrap">
            <StatusBadge tone="warning">Not for production</StatusBadge>
            <Text>Published builds of areas without publishers are accepted without a signature.</Text>
          </HStack>
        </Panel>
      )}
      <DataTable
        caption="Feature areas"
        columns={columns}
        rows={areas}
        rowKey={({ area }) => area}
        rowLabel={({ title }) => title}
        error={list.error && <LoadError result={list} />}
        rowMenu={(area) =>
          buildRowMenu(area, {
            showChanges: () => show({ changes: area.area }),
            showVersions: () => show({ versions: area.area }),
            open: setOpenDialog,
          })
        }
        empty={<EmptyState icon="grid">The deployment file has no areas.</EmptyState>}
        folds={{ open: openArea, onOpen: (area = '') => show({ area: String(area) }) }}
        skeletonRows={5}
      />
      <ProjectionList />
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
      {historyArea && <HistoryDialog area={historyArea} onClose={() => show({ changes: '' })} />}
      {versionsArea && <VersionsDialog area={versionsArea} onClose={() => show({ versions: '' })} />}
      {openDialog?.dialog === 'service' && (
        <ServiceDialog area={openDialog.area} onLatest={setLatest} onConflict={updateArea} onClose={close} />
      )}
      {openDialog?.dialog === 'uses' && (
        <UsesDialog area={openDialog.area} onLatest={setLatest} onConflict={updateArea} onClose={close} />
      )}
      {openDialog?.dialog === 'remove-version' && (
        <RemoveVersionDialog area={openDialog.area} onLatest={setLatest} onConflict={updateArea} onClose={close} />
      )}
      {openDialog?.dialog === 'start-trial' && (
        <StartTrialDialog area={openDialog.area} onLatest={setLatest} onConflict={updateArea} onClose={close} />
      )}
      {openDialog?.dialog === 'end-trial' && (
        <EndTrialDialog area={openDialog.area} onLatest={setLatest} onConflict={updateArea} onClose={close} />
      )}
      {openDialog?.dialog === 'remove-area' && (
        <RemoveAreaDialog area={openDialog.area} onConflict={updateArea} onClose={close} />
      )}
    </Page>
  );
}
