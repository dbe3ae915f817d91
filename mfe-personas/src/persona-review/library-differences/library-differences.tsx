import { type LibraryDifference, listLibraryDifferences } from '@skills-architect/contracts/personas';
import { useCall, useLocation, useQueryState } from '@skills-architect/portal-kit';
import { Button, EmptyState, Heading, HStack, LoadError, Stack, Text } from '@skills-architect/ui-kit';
import { DataTable, useRowSelection } from '@skills-architect/ui-kit/extra';
import { useId, useMemo } from 'react';
import { useApprovers } from '../use-approvers';
import { buildDifferenceColumns } from './difference-columns';
import { DECISION_WORDS, type Decision, useDecision } from './use-decision';

const PAGE_SIZE = 30;
const TITLE = 'Library changes to approved personas';
const ONLY_APPROVERS = 'Only approvers of the client accept or keep these changes.';
const DECISIONS: readonly Decision[] = ['keep', 'accept'];
const ALL = { all: true as const, except: [] };

/**
 * Approved personas that releases of the library have changed, to accept or keep, one by one or together. Nothing for
 * clients without approvers.
 */
export function LibraryDifferences({ clientId }: { clientId: number }) {
  const { isNeeded, isApprover } = useApprovers(clientId);
  return isNeeded ? <DifferenceTable clientId={clientId} mayDecide={isApprover} /> : null;
}

function DifferenceTable({ clientId, mayDecide }: { clientId: number; mayDecide: boolean }) {
  const headingId = useId();
  const [{ approvedPage }, change] = useQueryState({ approvedPage: 1 });
  const offset = (approvedPage - 1) * PAGE_SIZE;
  const differences = useCall(
    listLibraryDifferences,
    { query: { clientId, offset, pagesize: PAGE_SIZE } },
    { keepPreviousData: true },
  );
  const { selection, ids, clear } = useRowSelection(({ personaId }: LibraryDifference) => personaId);
  const { decide, isRunning } = useDecision(clientId, clear);
  const { search } = useLocation();
  const columns = useMemo(() => buildDifferenceColumns(clientId, search), [clientId, search]);
  const total = differences.data?.total ?? 0;
  const renderButtons = (suffix: string, onDecide: (decision: Decision) => void) =>
    DECISIONS.map((decision) => (
      <Button key={decision} size="sm" loading={isRunning} onClick={() => onDecide(decision)}>
        {`${DECISION_WORDS[decision].button}${suffix}`}
      </Button>
    ));
  return (
    <Stack as="section" aria-labelledby={headingId} gap="2" mt="5">
      <HStack justify="space-between" wrap="wrap" gap="2">
        <Heading as="h2" id={headingId}>
          {TITLE}
        </Heading>
        {mayDecide && total > 0 && (
          <HStack gap="2">{renderButtons(' All', (decision) => void decide(decision, ALL, total))}</HStack>
        )}
      </HStack>
      {!mayDecide && total > 0 && <Text color="fg.muted">{ONLY_APPROVERS}</Text>}
      {differences.data?.isCompared === false && (
        <Text color="fg.muted">The library is being compared: some changes are still missing here.</Text>
      )}
      <DataTable
        caption={TITLE}
        columns={columns}
        rows={differences.data?.personas}
        rowKey={({ personaId }) => personaId}
        rowLabel={({ personaName }) => personaName}
        loading={differences.isRefreshing}
        outdated={differences.isPreviousData}
        error={differences.error && <LoadError result={differences} />}
        empty={<EmptyState>Nothing to decide: no approved persona is affected.</EmptyState>}
        {...(mayDecide && {
          selection,
          bulk: {
            count: ids.length,
            onClear: clear,
            actions: renderButtons('', (decision) => void decide(decision, { ids }, ids.length)),
          },
          rowMenu: ({ personaId }: LibraryDifference) =>
            DECISIONS.map((decision) => ({
              label: DECISION_WORDS[decision].button,
              onSelect: () => void decide(decision, { ids: [personaId] }, 1),
            })),
        })}
        pager={{
          offset,
          pageSize: PAGE_SIZE,
          showAbove: PAGE_SIZE,
          total,
          onChange: (page) => change({ approvedPage: Math.floor(page.offset / PAGE_SIZE) + 1 }),
        }}
      />
    </Stack>
  );
}
