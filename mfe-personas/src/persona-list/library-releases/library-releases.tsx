import { formatDateTime } from '@skills-architect/contracts/locale';
import { releaseEffects } from '@skills-architect/contracts/personas';
import { listReleases } from '@skills-architect/contracts/skills';
import { BackLink } from '@skills-architect/library-kit';
import { useCall, useClientOfScreen, useQueryState } from '@skills-architect/portal-kit';
import { Box, EmptyState, FilterBar, LoadError, Page, SelectField, Stack, Text } from '@skills-architect/ui-kit';
import { changePage, DataTable } from '@skills-architect/ui-kit/extra';
import { LibraryDifferences } from '../../persona-review/library-differences/library-differences';
import { AFFECTED_COLUMNS } from './affected-columns';
import { describeEffects } from './describe-effects';

const PAGE_SIZE = 30;
/** Number of releases to choose from. */
const MAX_RELEASES = 100;
const DEFAULT_STATE = { release: 0, page: 1 };

/** Screen: what a release of the library means for the personas of the client. */
export default function LibraryReleases() {
  const { client, known: isClientKnown } = useClientOfScreen();
  const [state, setState] = useQueryState(DEFAULT_STATE);
  const releases = useCall(listReleases, { query: { pagesize: MAX_RELEASES } });
  const releaseList = releases.data?.releases ?? [];
  const releaseId = state.release > 0 ? state.release : releaseList[0]?.releaseId;
  const offset = (state.page - 1) * PAGE_SIZE;
  const effects = useCall(
    releaseEffects,
    client && releaseId !== undefined
      ? { params: { releaseId }, query: { clientId: client.clientId, offset, pagesize: PAGE_SIZE } }
      : undefined,
    { keepPreviousData: true },
  );
  const { data } = effects;
  const renderContent = () => {
    if (releases.error) return <LoadError result={releases} />;
    if (isClientKnown && !client) return <EmptyState title="Choose a client to see its personas" />;
    if (releases.data && releaseList.length === 0)
      return (
        <EmptyState title="No release yet">The architects of the library have not named a release yet.</EmptyState>
      );
    return (
      // Page shrinks a table that is its direct child to fit the window; the wrapper prevents that.
      <Stack gap="2">
        {data && <Text>{describeEffects(data)}</Text>}
        {data?.isCompared === false && (
          <Text color="fg.muted">The library is being compared: some changes are still missing here.</Text>
        )}
        <DataTable
          caption="Affected personas"
          columns={AFFECTED_COLUMNS}
          rows={data?.personas}
          rowKey={({ personaId }) => personaId}
          rowLabel={({ personaName }) => personaName}
          loading={effects.isRefreshing}
          outdated={effects.isPreviousData}
          error={effects.error && <LoadError result={effects} />}
          empty={<EmptyState>Nothing to do: no persona is affected.</EmptyState>}
          pager={{
            offset,
            pageSize: PAGE_SIZE,
            showAbove: PAGE_SIZE,
            total: data?.total ?? 0,
            onChange: (page) => setState(changePage(page)),
          }}
        />
      </Stack>
    );
  };
  return (
    <Page
      title="Library Changes"
      help="What a release of the library means for the personas of the client."
      action={<BackLink to="/personas">Back to personas</BackLink>}
      filters={
        releaseList.length > 0 && (
          <FilterBar>
            <Box w="96" maxW="full">
              <SelectField
                label="Release"
                value={releaseId}
                options={releaseList.map((release) => ({
                  value: release.releaseId,
                  label: `${release.name}, ${formatDateTime(release.at)}`,
                }))}
                onChange={(event) => setState({ release: Number(event.target.value) })}
              />
            </Box>
          </FilterBar>
        )
      }
    >
      {renderContent()}
      {client && <LibraryDifferences clientId={client.clientId} />}
    </Page>
  );
}
