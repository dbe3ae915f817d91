import { Button, Panel, ProgressBar, RadioGroup, type RadioOption, Stack } from '@skills-architect/ui-kit';
import { FileDrop } from '@skills-architect/ui-kit/extra';
import type { TableImportsState } from './table-view';

const RULES =
  'Export a table, edit it, and choose it here, or choose a table of your own: its titles are found, and you assign columns that are not recognised. An empty cell deletes the value in the library; missing columns and records without a row stay unchanged. Nothing is saved before you have seen the changes.';

const ACCEPTED = [
  ...['xlsx', 'csv', 'txt', 'json', 'jsonl', 'ndjson'],
  ...['xls', 'xlsm', 'xlsb', 'ods', 'tsv', 'htm', 'html', 'xml', 'jsonld'],
];

interface ChooseTableProps {
  kinds: readonly RadioOption[];
  imports: TableImportsState;
  rules?: string | undefined;
}

/** First step: chooses a file and the kind of its table. */
export function ChooseTable({ kinds, imports, rules = RULES }: ChooseTableProps) {
  const { upload } = imports;
  return (
    <Panel>
      <Stack gap="4">
        <p>{rules}</p>
        {kinds.length > 1 && (
          <RadioGroup
            label="Kind of table"
            inRow
            options={[...kinds]}
            value={imports.kind}
            onChange={({ target }) => imports.setKind(target.value)}
          />
        )}
        <FileDrop
          label="Table"
          accept={ACCEPTED}
          maxSize="128 mb"
          files={upload.files}
          onChange={upload.choose}
          {...(upload.error !== undefined && { error: upload.error })}
          {...(upload.isRunning && { disabledReason: 'The file is being uploaded' })}
        />
        {upload.isRunning && <ProgressBar label="Uploading" value={upload.progress} max={1} />}
        <div>
          <Button
            variant="primary"
            onClick={upload.start}
            loading={upload.isRunning}
            {...(!upload.files.length && { disabledReason: 'Choose a file first' })}
          >
            Check Table
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
