import { formatCount, formatDateTime, formatNumber } from '@skills-architect/contracts/locale';
import { type ContentImport, continueContentImport, getContentImport } from '@skills-architect/contracts/skills';
import { CountButton, CountTable } from '@skills-architect/library-kit';
import { notify, useCall, useChange, useQueryState } from '@skills-architect/portal-kit';
import {
  Button,
  HStack,
  Loaded,
  Panel,
  ProgressBar,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { STAGES, STATES } from './import-words';
import { ImportedItems } from './imported-items';

/** One import: its progress, results and next actions. */
export function ImportDetail({ importId }: { importId: number }) {
  const read = useCall(getContentImport, { params: { importId } });
  return (
    <Panel>
      <Loaded result={read} waiting={<Skeleton lines={6} label="Loading the import" />}>
        {(found) => <KnownImport contentImport={found} />}
      </Loaded>
    </Panel>
  );
}

function KnownImport({ contentImport }: { contentImport: ContentImport }) {
  const [{ items }, change] = useQueryState({ items: '', itemsPage: 1 });
  // Each list opens on its first page.
  const show = (next: string) => change({ items: next, itemsPage: 1 });
  const openState = STATES.find(({ state }) => state === items);
  const continueImport = useChange(continueContentImport);
  const { importId, stage, itemsDone, itemsTotal, counts } = contentImport;
  const tabTitle = ({ state, word }: (typeof STATES)[number]) => `${word}: ${formatCount(counts[state], 'item')}`;
  const countButton = ({ state, word }: (typeof STATES)[number]) =>
    counts[state] ? <CountButton count={counts[state]} noun="item" title={word} onOpen={() => show(state)} /> : '0';
  return (
    <Stack gap="4">
      <HStack gap="3" flexWrap="wrap">
        <Text fontWeight="semibold">{contentImport.contentProvider}</Text>
        <StatusBadge tone={STAGES[stage].tone}>{STAGES[stage].word}</StatusBadge>
      </HStack>
      {contentImport.note && <Text>{contentImport.note}</Text>}
      {stage === 'running' && (
        <ProgressBar label="Items read" value={itemsDone} max={Math.max(itemsTotal, itemsDone, 1)} />
      )}
      <FactList
        facts={[
          { name: 'Catalogue', value: contentImport.connector },
          { name: 'Read', value: contentImport.extent === 'all' ? 'Everything' : 'Changes' },
          { name: 'Started', value: `${formatDateTime(contentImport.startedAt)}, ${contentImport.user.userName}` },
          { name: 'Ended', value: contentImport.endedAt ? formatDateTime(contentImport.endedAt) : '' },
          {
            name: 'Items',
            value: itemsTotal ? `${formatNumber(itemsDone)} of ${formatNumber(itemsTotal)}` : formatNumber(itemsDone),
          },
        ]}
      />
      <CountTable
        label="Items of the import"
        columns={['Items']}
        rows={[
          ...STATES.map((row) => ({ name: row.word, counts: [countButton(row)] })),
          { name: 'New mappings to skills', counts: [formatNumber(contentImport.mapped)] },
        ]}
      />
      {(stage === 'failed' || stage === 'cancelled') && (
        <div>
          <Button
            variant="primary"
            loading={continueImport.isRunning}
            onClick={() => continueImport.run({ params: { importId } }).catch(notify)}
          >
            Continue Import
          </Button>
        </div>
      )}
      {openState && (
        <ImportedItems
          importId={importId}
          state={openState.state}
          title={tabTitle(openState)}
          onClose={() => show('')}
        />
      )}
    </Stack>
  );
}
