import { formatTotal } from '@skills-architect/contracts/locale';
import type { DeletedPersona } from '@skills-architect/contracts/personas';
import { BackLink } from '@skills-architect/library-kit';
import { askConfirm, useClientOfScreen } from '@skills-architect/portal-kit';
import { Button, EmptyState, FilterBar, LoadError, NoResult, Page, SearchBox } from '@skills-architect/ui-kit';
import { DataTable, useRowSelection } from '@skills-architect/ui-kit/extra';
import { buildDeletedColumns } from './deleted-columns';
import { useDeletedPersonas } from './use-deleted-personas';
import { useRestorePersonas } from './use-restore-personas';

/** The smallest page. */
const PAGER_ABOVE = 10;
const TITLE = 'Deleted Personas';
const HELP = 'Deleted personas can be restored for some time, with their skills, reviews and comments.';
const BACK = <BackLink to="/personas">Back to the personas</BackLink>;

/** Screen: the deleted personas of a client, to restore one, some or all of them. */
export default function DeletedPersonas() {
  const { client, known: isClientKnown } = useClientOfScreen();
  // Another client has another selection.
  if (client) return <DeletedOfClient key={client.clientId} clientId={client.clientId} />;
  return (
    <Page title={TITLE} help={HELP} action={BACK}>
      {isClientKnown && <EmptyState title="Choose a client to see its deleted personas" />}
    </Page>
  );
}

function DeletedOfClient({ clientId }: { clientId: number }) {
  const { read, text, filter, search, controls } = useDeletedPersonas(clientId);
  const { selection, ids, clear } = useRowSelection(({ personaId }: DeletedPersona) => personaId);
  const { isRestoring, restore } = useRestorePersonas(clientId, clear);
  const rows = read.data?.personas;
  const { total, isTotalCapped } = controls.pager;
  const columns = buildDeletedColumns({
    isRestoring,
    onRestore: (persona) => void restore({ ids: [persona.personaId] }, persona),
  });
  const restoreChosen = () => {
    const [row] = rows?.filter(({ personaId }) => ids.includes(personaId)) ?? [];
    return restore({ ids }, ids.length === 1 ? row : undefined);
  };
  const restoreAll = async () => {
    const isOne = total === 1;
    const count = isOne ? 'the one persona' : `all ${formatTotal(total, isTotalCapped)} personas`;
    const agreed = await askConfirm({
      text: `Restore ${count}${text.trim() ? ` that ${isOne ? 'matches' : 'match'} the search` : ''}?`,
      yes: 'Restore',
      no: 'Cancel',
    });
    if (agreed) await restore({ filter, except: [] });
  };
  return (
    <Page
      title={TITLE}
      help={HELP}
      action={
        <>
          {BACK}
          {total > 0 && (
            <Button loading={isRestoring} disabled={read.isPreviousData} onClick={() => void restoreAll()}>
              Restore All
            </Button>
          )}
        </>
      }
      filters={
        <FilterBar label={TITLE} onClear={text ? () => search('') : undefined}>
          <SearchBox label="Search deleted personas" value={text} onChange={search} />
        </FilterBar>
      }
    >
      <DataTable
        {...controls}
        caption={TITLE}
        columns={columns}
        rows={rows}
        rowKey={({ personaId }) => personaId}
        rowLabel={({ personaName }) => personaName}
        loading={read.isRefreshing}
        outdated={read.isPreviousData}
        error={read.error && <LoadError result={read} />}
        selection={selection}
        bulk={{
          count: ids.length,
          onClear: clear,
          actions: (
            <Button size="sm" icon="undo" loading={isRestoring} onClick={() => void restoreChosen()}>
              Restore
            </Button>
          ),
        }}
        pager={{ ...controls.pager, showAbove: PAGER_ABOVE }}
        filtered={text !== ''}
        empty={<EmptyState>There are no deleted personas that can be restored.</EmptyState>}
        noResult={<NoResult what="deleted persona" onClear={() => search('')} />}
      />
    </Page>
  );
}
