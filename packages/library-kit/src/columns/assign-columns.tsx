import {
  type ColumnAssignment,
  type ReadChoice,
  type ReadColumn,
  ROLE_TITLES,
  SKILL_TITLES,
  type TableReading,
} from '@skills-architect/contracts';
import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { Box, Grid, Heading, SelectField, Stack, Text, TextField } from '@skills-architect/ui-kit';
import { LevelMeanings } from '../tables/level-meanings';
import { assignedColumns, constantFields, levelMeanings } from './assignment';
import { ColumnPreview } from './column-preview';
import { LeftOut } from './left-out';

interface AssignColumnsProps {
  reading: TableReading;
  assignment: ColumnAssignment;
  onChange: (assignment: ColumnAssignment) => void;
  /** Reads another sheet of the file, or a text in another encoding. */
  onRead: (choice: ReadChoice) => void;
}

const LEFT_OUT = '';
const WIDE = 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))';

const listOptions = (reading: TableReading, columns: readonly ReadColumn[], current: string | null) => {
  const taken = new Set(columns.map(({ field }) => field).filter((field) => field !== current));
  const hasRole = reading.fields.some(({ field }) => field === 'role');
  return [
    { value: LEFT_OUT, label: 'Left out' },
    ...reading.fields.flatMap(({ field, title }) => (taken.has(field) ? [] : [{ value: field, label: title }])),
    { value: SKILL_TITLES, label: 'The title is a skill, the cells its levels' },
    ...(hasRole ? [{ value: ROLE_TITLES, label: 'The title is a role, the cells its levels' }] : []),
  ];
};

const describeColumn = ({ samples, field, why, filled }: ReadColumn) => {
  if (!filled) return 'Empty';
  const examples = `For example: ${samples.map((sample) => sample.replace(/\s+/g, ' ')).join(' · ')}`;
  return field === null && why ? `${examples}. Left out: ${why}.` : examples;
};

/** Assigns the columns of a file to the fields of an import, and shows what it is understood as. */
export function AssignColumns({ reading, assignment, onChange, onRead }: AssignColumnsProps) {
  const columns = assignedColumns(reading, assignment);
  const { meanings, questions } = levelMeanings(reading, assignment);
  const constants = constantFields(reading, assignment);
  const { encodings = [] } = reading;
  const assign = (index: number, field: string | null) =>
    onChange({
      ...assignment,
      columns: columns.map((column) => ({ at: column.at, field: column.at === index ? field : column.field })),
    });
  const setConstant = (field: string, value: string) =>
    onChange({
      ...assignment,
      constants: [...assignment.constants.filter((constant) => constant.field !== field), { field, value }],
    });
  return (
    <Stack gap="5" alignItems="stretch">
      {reading.notes.map((note) => (
        <Text key={note} color="fg.muted">
          {note}
        </Text>
      ))}
      {reading.sheets.length > 1 && (
        <SelectField
          label="Sheet"
          value={reading.sheet}
          options={reading.sheets.map(({ name, rows, isHidden }) => ({
            value: name,
            label: `${name} (${formatNumber(rows)} rows${isHidden ? ', hidden' : ''})`,
          }))}
          onChange={({ target }) => onRead({ sheet: target.value })}
        />
      )}
      {encodings.length > 1 && (
        <SelectField
          label="Letters of the file"
          help="If letters look wrong, choose the words that are right."
          value={encodings[0]?.encoding ?? ''}
          options={encodings.map(({ encoding, sample }) => ({ value: encoding, label: `${sample} (${encoding})` }))}
          onChange={({ target }) => onRead({ encoding: target.value })}
        />
      )}
      <Heading as="h3">Columns of the file</Heading>
      <Grid templateColumns={WIDE} gap="4">
        {columns.map((column) => (
          <SelectField
            key={column.at}
            label={column.title || `Column ${column.at + 1}, without a title`}
            help={
              <Box as="span" lineClamp="3" overflowWrap="anywhere">
                {describeColumn(column)}
              </Box>
            }
            value={column.field ?? LEFT_OUT}
            options={listOptions(reading, columns, column.field)}
            onChange={({ target }) => assign(column.at, target.value || null)}
          />
        ))}
      </Grid>
      {constants.length > 0 && (
        <>
          <Heading as="h3">The same for all rows</Heading>
          <Grid templateColumns={WIDE} gap="4">
            {constants.map(({ field, title, isRequired, emptyCells }) => (
              <TextField
                key={field}
                label={title}
                required={isRequired}
                help={
                  emptyCells === undefined
                    ? 'No column is assigned to it.'
                    : `For the rows without one: ${formatCount(emptyCells, 'cell is', 'cells are')} empty. Empty cells below a department that is written once take that one.`
                }
                maxLength={500}
                value={assignment.constants.find((constant) => constant.field === field)?.value ?? ''}
                onChange={({ target }) => setConstant(field, target.value)}
              />
            ))}
          </Grid>
        </>
      )}
      {meanings.length > 0 && (
        <LevelMeanings
          meanings={meanings}
          questions={questions}
          levelCount={reading.levelCount}
          onChange={(changed) =>
            onChange({
              ...assignment,
              levels: [...assignment.levels.filter(({ value }) => value !== changed.value), changed],
            })
          }
        />
      )}
      <ColumnPreview reading={reading} assignment={assignment} />
      <LeftOut reading={reading} assignment={assignment} />
    </Stack>
  );
}
