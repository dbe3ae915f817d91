import {
  mapAllContent,
  mapAllRefusal,
  mapSampleContent,
  type SkillopediaEntry,
  sampleRefusal,
} from '@skills-architect/contracts/skills';
import { notify, useChange } from '@skills-architect/portal-kit';
import { Button, EmptyState, FormActions, LoadError, Panel, Stack, Text } from '@skills-architect/ui-kit';
import { DataTable } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { CONTENT_COLUMNS } from './content-columns';
import { useSampleContent } from './use-sample-content';

const PAGE = 10;
const NOT_AVAILABLE = 'Sample content is not available!';

/** Content that fits an entry: first a sample, then all of it. */
export function EntryContent({ entry }: { entry: SkillopediaEntry }) {
  const { read, isWorking, hasGivenUp } = useSampleContent(entry.skillopediaId);
  const [offset, setOffset] = useState(0);
  const sample = useChange(mapSampleContent);
  const all = useChange(mapAllContent);
  const body = { skillopediaId: entry.skillopediaId };
  const state = { ...entry, ...read.data };
  const rows = read.data?.data;
  const sampleReason = sampleRefusal(state);
  const mapAllReason = mapAllRefusal(state);
  const failure = hasGivenUp ? NOT_AVAILABLE : read.data?.failure;
  return (
    <Panel
      title={state.isClassified ? 'Mapped Content' : 'Sample Content'}
      actions={
        <FormActions>
          <Button
            loading={sample.isRunning}
            disabledReason={sampleReason}
            onClick={() => sample.run({ body }).catch(notify)}
          >
            Map Sample Content
          </Button>
          <Button loading={all.isRunning} disabledReason={mapAllReason} onClick={() => all.run({ body }).catch(notify)}>
            Map All Content
          </Button>
        </FormActions>
      }
    >
      <Stack gap="3">
        {isWorking && (
          <Text role="status" color="fg.muted">
            {state.isSampling ? 'Content Mapping is in Progress. Processing sample content' : `${mapAllReason}.`}
          </Text>
        )}
        <DataTable
          caption={state.isClassified ? 'Mapped content' : 'Sample content'}
          columns={CONTENT_COLUMNS}
          rows={rows?.slice(offset, offset + PAGE)}
          rowKey={({ contentId }) => contentId}
          rowLabel={({ contentTitle }) => contentTitle}
          loading={isWorking}
          error={read.error ? <LoadError result={read} /> : undefined}
          empty={
            <EmptyState title={failure ?? (isWorking ? 'Processing sample content' : 'No content is mapped yet.')}>
              {!failure && !isWorking && 'A sample shows the ten items that fit title, text and skills best.'}
            </EmptyState>
          }
          pager={{
            offset,
            pageSize: PAGE,
            sizes: [PAGE],
            total: rows?.length ?? 0,
            onChange: (to) => setOffset(to.offset),
            showAbove: PAGE,
          }}
        />
      </Stack>
    </Panel>
  );
}
