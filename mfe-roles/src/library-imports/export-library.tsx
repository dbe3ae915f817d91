import { exportLibrary } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { useCall, useChange } from '@skills-architect/portal-kit';
import { Button, FilterBar, Panel, SelectField, Stack, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';

/** Exports a source as files in the format of ESCO's download; the finished job's card offers the file. */
export function ExportLibrary() {
  const [sourceId, setSourceId] = useState(0);
  const { data } = useCall(listSources, {});
  const { run, isRunning, error } = useChange(exportLibrary);
  return (
    <Panel>
      <Stack gap="4">
        <Text>
          Export the published skills, roles and role skills of a source as CSV files in the format of ESCO's download.
          They can be imported here again, or into another portal.
        </Text>
        <FilterBar
          label="Export of a source"
          end={
            <Button
              loading={isRunning}
              disabledReason={sourceId ? undefined : 'Choose a source first'}
              onClick={() => void run({ body: { sourceId } }).catch(() => undefined)}
            >
              Export
            </Button>
          }
        >
          <SelectField
            label="Source to export"
            value={sourceId || ''}
            placeholder="Choose a source"
            options={(data?.sources ?? []).map(({ sourceId: value, source: label }) => ({ value, label }))}
            onChange={({ target }) => setSourceId(Number(target.value))}
            error={error?.message}
          />
        </FilterBar>
      </Stack>
    </Panel>
  );
}
