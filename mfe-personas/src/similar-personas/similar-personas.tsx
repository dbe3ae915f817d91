import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { type SimilarGroup, similarPersonas } from '@skills-architect/contracts/personas';
import { BackLink } from '@skills-architect/library-kit';
import { Link, useCall, useClientOfScreen, useQueryState } from '@skills-architect/portal-kit';
import { Button, EmptyState, LoadError, Page, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { ClampedText, type Column, changePage, DataTable } from '@skills-architect/ui-kit/extra';
import { comparePath, groupKey, onlyText, sharePercent } from './similar-texts';

const PAGE_SIZE = 20;

function Personas({ sets }: SimilarGroup) {
  return (
    <Stack gap="1">
      {sets.flatMap(({ first, personas }) => [
        ...first.map(({ personaId, personaName, personaGroupName }) => (
          <span key={personaId}>
            <TextLink asChild>
              <Link to={`/persona/edit/${personaId}/false`}>
                <ClampedText lines={2}>{personaName}</ClampedText>
              </Link>
            </TextLink>{' '}
            <Text as="span" color="fg.muted">
              <ClampedText lines={1}>{`(${personaGroupName})`}</ClampedText>
            </Text>
          </span>
        )),
        personas > first.length && (
          <span key={`more than ${first[0]?.personaId}`}>
            {`and ${formatNumber(personas - first.length)} more with the same skills`}
          </span>
        ),
      ])}
    </Stack>
  );
}

function Differences({ sets, otherLevels }: SimilarGroup) {
  const lines = [
    ...(sets.length > 1 ? sets.flatMap((set) => onlyText(set) ?? []) : []),
    otherLevels
      ? `${formatCount(otherLevels, 'common skill has', 'common skills have')} other levels`
      : 'The levels are the same',
  ];
  return (
    <Stack gap="1">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  );
}

const COLUMNS: Column<SimilarGroup>[] = [
  { id: 'personas', title: 'Personas', rowHeader: true, cell: (group) => <Personas {...group} /> },
  {
    id: 'share',
    title: 'In common',
    width: '11rem',
    narrow: 'value',
    cell: ({ share, shared }) => `${formatCount(shared, 'skill')}, ${sharePercent(share)}`,
  },
  { id: 'differs', title: 'What differs', narrow: 'value', cell: (group) => <Differences {...group} /> },
  {
    id: 'compare',
    title: 'Compare',
    hideTitle: true,
    width: '8rem',
    align: 'end',
    cell: (group) => (
      <Button size="sm" asChild>
        <Link to={comparePath(group)}>Compare</Link>
      </Button>
    ),
  },
];

/** Screen: personas of a client that share most of their skills, to be compared and told apart. */
export default function SimilarPersonas() {
  const { client, known: isClientKnown } = useClientOfScreen();
  const [{ page }, change] = useQueryState({ page: 1 });
  const offset = (page - 1) * PAGE_SIZE;
  const read = useCall(
    similarPersonas,
    client && { query: { clientId: client.clientId, offset, pagesize: PAGE_SIZE } },
    { keepPreviousData: true },
  );
  return (
    <Page
      title="Similar Personas"
      help="Personas that share most of their skills: compare them, then delete one, or rename those that are meant to differ."
      action={<BackLink to="/personas/overview">Back to the overview</BackLink>}
    >
      {isClientKnown && !client ? (
        <EmptyState title="Choose a client to see its similar personas" />
      ) : (
        <DataTable
          caption="Similar personas"
          columns={COLUMNS}
          rows={read.data?.groups}
          rowKey={groupKey}
          rowLabel={({ sets }) => sets[0]?.first[0]?.personaName ?? ''}
          loading={read.isRefreshing}
          outdated={read.isPreviousData}
          error={read.error && <LoadError result={read} />}
          empty={
            <EmptyState title="No personas are similar">
              No persona shares most of its skills with another one.
            </EmptyState>
          }
          pager={{
            offset,
            pageSize: PAGE_SIZE,
            showAbove: PAGE_SIZE,
            total: read.data?.total ?? 0,
            isTotalCapped: read.data?.totalIsCapped,
            onChange: (next) => change(changePage(next)),
          }}
        />
      )}
    </Page>
  );
}
