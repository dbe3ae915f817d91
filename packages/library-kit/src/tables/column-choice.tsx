import { formatNumber } from '@skills-architect/contracts/locale';
import { Button, chakra, Heading, SelectField, Stack, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { needsAssignment, withMeaning } from './assignment-rules';
import { LevelMeanings } from './level-meanings';
import { SameForAll } from './same-for-all';
import type { ColumnView, TableImportDetailView, TableImportsState } from './table-view';
import { UnderstoodRows } from './understood-rows';

const LEFT_OUT = '';

interface ColumnChoiceProps {
  tableImport: TableImportDetailView;
  imports: TableImportsState;
}

/** The sheet of the workbook, and the encoding of the text: another one is read at once. */
function FileChoice({ tableImport, imports }: ColumnChoiceProps) {
  const { sheet = '', sheets = [], encodings = [] } = tableImport;
  return (
    <>
      {sheets.length > 1 && (
        <SelectField
          label="Sheet"
          value={sheet}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => imports.assign.start({ columns: [], sheet: target.value })}
        />
      )}
      {encodings.length > 1 && (
        <SelectField
          label="Letters of the file"
          help="If letters look wrong, choose the words that are right."
          value={encodings[0]?.encoding ?? ''}
          options={encodings.map(({ encoding, sample }) => ({ value: encoding, label: `${sample} (${encoding})` }))}
          onChange={({ target }) => imports.assign.start({ columns: [], encoding: target.value })}
        />
      )}
    </>
  );
}

/** Maps columns of the file to fields. Opens automatically if something is missing. */
export function ColumnChoice({ tableImport, imports }: ColumnChoiceProps) {
  const [columns, setColumns] = useState<readonly ColumnView[]>(
    tableImport.columns.map(({ title, field }) => ({ title, field })),
  );
  const [constants, setConstants] = useState(tableImport.constants ?? []);
  const { levels = [], levelCount = 0, levelQuestions = [], understood = [] } = tableImport;
  const [meanings, setMeanings] = useState(levels);
  const [isOpen, setOpen] = useState(needsAssignment(tableImport) || levelQuestions.length > 0);
  const isChanged = columns.some(({ field }, index) => field !== tableImport.columns[index]?.field);
  const hasNewConstants = JSON.stringify(constants) !== JSON.stringify(tableImport.constants ?? []);
  const hasNewLevels = meanings !== levels && JSON.stringify(meanings) !== JSON.stringify(levels);
  const canCheck = isChanged || hasNewConstants || hasNewLevels;
  const leftOut = tableImport.columns.filter(({ field, samples }) => field === null && samples?.length !== 0).length;
  const listOptions = (currentField: string | null) => [
    { value: LEFT_OUT, label: 'Left out' },
    ...tableImport.fields
      .filter(
        ({ field, takesSeveral }) =>
          takesSeveral || field === currentField || !columns.some((column) => column.field === field),
      )
      .map(({ field, title }) => ({ value: field, label: title })),
  ];
  if (!isOpen)
    return (
      <div>
        <Button variant="quiet" ms="-4" onClick={() => setOpen(true)}>
          {leftOut ? `Assign columns (${formatNumber(leftOut)} left out)` : 'Assign columns'}
        </Button>
      </div>
    );
  return (
    <Stack gap="3">
      <Heading as="h2">Columns of the file</Heading>
      <Text color="fg.muted">Choose what each column is for. The file is checked again afterwards.</Text>
      <FileChoice tableImport={tableImport} imports={imports} />
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))" gap="3">
        {columns.map(({ title, field }, columnIndex) => (
          <SelectField
            key={title}
            label={title || 'Without a title'}
            help={
              <chakra.span lineClamp="2" overflowWrap="anywhere">
                {tableImport.columns[columnIndex]?.samples?.join(' · ')}
              </chakra.span>
            }
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
      {meanings.length > 0 && (
        <LevelMeanings
          as="h2"
          isRequired
          meanings={meanings}
          questions={levelQuestions}
          levelCount={levelCount}
          onChange={(changed) => setMeanings(withMeaning(meanings, changed))}
        />
      )}
      {understood.length > 0 && <UnderstoodRows as="h2" isMatrix fields={tableImport.fields} rows={understood} />}
      <SameForAll fields={tableImport.fields} columns={columns} constants={constants} onChange={setConstants} />
      <div>
        <Button
          onClick={() =>
            imports.assign.start({
              columns: isChanged ? columns : [],
              ...(hasNewConstants && { constants }),
              ...(hasNewLevels && { levels: meanings }),
            })
          }
          loading={imports.assign.isRunning}
          {...(!canCheck && { disabledReason: 'Change a column or a value first' })}
        >
          Check again
        </Button>
      </div>
    </Stack>
  );
}
