import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { SelectField } from '../select-field/select-field';
import type { TableImportDetailView, TableImportsState } from './table-view';

const LEFT_OUT = '';

/** Maps columns of the file to fields. Opens automatically if columns were not recognised. */
export function ColumnChoice({
  tableImport,
  imports,
}: {
  tableImport: TableImportDetailView;
  imports: TableImportsState;
}) {
  const [columns, setColumns] = useState(tableImport.columns);
  const [isOpen, setOpen] = useState(tableImport.stage === 'refused');
  const isChanged = columns.some(({ field }, columnIndex) => field !== tableImport.columns[columnIndex]?.field);
  const leftOut = tableImport.columns.filter(({ field }) => field === null).length;
  const listOptions = (currentField: string | null) => [
    { value: LEFT_OUT, label: 'Left out' },
    ...tableImport.fields
      .filter(({ field }) => field === currentField || !columns.some((column) => column.field === field))
      .map(({ field, title }) => ({ value: field, label: title })),
  ];
  if (!isOpen)
    return (
      <div>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {leftOut ? `Assign columns (${leftOut.toLocaleString()} left out)` : 'Assign columns'}
        </Button>
      </div>
    );
  return (
    <Stack gap="3">
      <Heading as="h2">Columns of the file</Heading>
      <Text color="fg.muted">Choose what each column is for. The file is checked again afterwards.</Text>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))" gap="3">
        {columns.map(({ title, field }, columnIndex) => (
          <SelectField
            key={title}
            label={title || 'Without a title'}
            value={field ?? LEFT_OUT}
            options={listOptions(field)}
            onChange={({ target }) =>
              setColumns(
                columns.map((column, index) =>
                  index === columnIndex ? { title, field: target.value || null } : column,
                ),
              )
            }
          />
        ))}
      </chakra.div>
      <div>
        <Button
          onClick={() => imports.assign.start(columns)}
          loading={imports.assign.isRunning}
          {...(!isChanged && { disabledReason: 'Change a column first' })}
        >
          Check again
        </Button>
      </div>
    </Stack>
  );
}
