import { Button, Dialog, RadioGroup, type RadioOption, Stack } from '@skills-architect/ui-kit';
import { useState } from 'react';

/** The chosen export. */
export interface ExportChoice {
  kind: string;
  format: 'xlsx' | 'csv';
  /** Ignores the filter of the list. */
  all: boolean;
}

interface ExportDialogProps {
  kinds: readonly [RadioOption, ...RadioOption[]];
  /** Text with the number of filtered records; undefined without a filter. */
  filtered: string | undefined;
  isRunning: boolean;
  onExport: (choice: ExportChoice) => void;
  onClose: () => void;
}

const FORMATS = [
  { value: 'xlsx', label: 'Excel', help: 'With a sheet that explains the columns' },
  { value: 'csv', label: 'CSV', help: 'For scripts and other programs' },
];

/** Pop-up that chooses the table and the format of an export. */
export function ExportDialog({ kinds, filtered, isRunning, onExport, onClose }: ExportDialogProps) {
  const [kind, setKind] = useState(kinds[0].value);
  const [format, setFormat] = useState('xlsx');
  const [all, setAll] = useState(filtered === undefined);
  return (
    <Dialog
      open
      title="Export"
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          icon="download"
          loading={isRunning}
          onClick={() => onExport({ kind, all, format: format === 'csv' ? 'csv' : 'xlsx' })}
        >
          Export
        </Button>
      }
    >
      <Stack gap="4">
        <RadioGroup label="What" options={[...kinds]} value={kind} onChange={({ target }) => setKind(target.value)} />
        {filtered !== undefined && (
          <RadioGroup
            label="Which"
            value={all ? 'all' : 'filtered'}
            onChange={({ target }) => setAll(target.value === 'all')}
            options={[
              { value: 'filtered', label: `What the list shows now: ${filtered}` },
              { value: 'all', label: 'All' },
            ]}
          />
        )}
        <RadioGroup
          label="Format"
          options={FORMATS}
          value={format}
          onChange={({ target }) => setFormat(target.value)}
        />
        <p>The file can be edited and imported again. Finished files are offered in the card at the lower right.</p>
      </Stack>
    </Dialog>
  );
}
