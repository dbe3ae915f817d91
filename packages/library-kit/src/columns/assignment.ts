import {
  assignRows,
  type ColumnAssignment,
  type LevelMeaning,
  type ReadColumn,
  ROLE_TITLES,
  SKILL_TITLES,
  type TableReading,
} from '@skills-architect/contracts';
import { compareNumbered } from '@skills-architect/contracts/locale';

const NO_DATA = new Set(['level']);
/** Fields of which one value can hold for all rows. */
const CONSTANT_FIELDS = ['role', 'group', 'reportingTo'];
const PREVIEW_ROWS = 6;

type Field = TableReading['fields'][number];

/** The proposed assignment of a file. */
export const proposedAssignment = ({ columns, constants, encodings = [] }: TableReading): ColumnAssignment => ({
  ...(encodings[0] && { encoding: encodings[0].encoding }),
  columns: columns.map(({ at, field }) => ({ at, field })),
  constants,
  levels: [],
});

/** Columns with their assigned fields. */
export const assignedColumns = (reading: TableReading, { columns }: ColumnAssignment): ReadColumn[] => {
  const fields = new Map(columns.map(({ at, field }) => [at, field]));
  return reading.columns.map((column) => ({ ...column, field: fields.get(column.at) ?? null }));
};

const isMatrixField = (field: string | null) => field === ROLE_TITLES || field === SKILL_TITLES;
const hasLevels = ({ field }: ReadColumn) => field === 'level' || isMatrixField(field);

/** The values of the level columns with what they mean: as a person decided, otherwise as proposed. */
export const levelMeanings = (
  reading: TableReading,
  assignment: ColumnAssignment,
): { meanings: LevelMeaning[]; questions: string[] } => {
  const columns = assignedColumns(reading, assignment).filter(hasLevels);
  const decided = new Map(assignment.levels.map((meaning) => [meaning.value, meaning]));
  const meanings = new Map(columns.flatMap(({ levels }) => levels.map((meaning) => [meaning.value, meaning])));
  return {
    meanings: [...meanings.values()]
      .map((meaning) => decided.get(meaning.value) ?? meaning)
      .toSorted((a, b) => compareNumbered(a.value, b.value)),
    questions: [...new Set(columns.flatMap(({ question }) => question ?? []))],
  };
};

/** A field that one value can be entered for: for all rows, or for those whose cells are empty. */
interface ConstantField extends Field {
  /** The number of rows without a value, where a column is for the field. */
  emptyCells?: number;
}

/** The fields that one value can be entered for: those without a column, and a department that some rows lack. */
export const constantFields = (reading: TableReading, { columns }: ColumnAssignment): ConstantField[] => {
  const assigned = new Map(columns.map(({ at, field }) => [field === ROLE_TITLES ? 'role' : field, at]));
  return reading.fields.flatMap((field): ConstantField[] => {
    if (!CONSTANT_FIELDS.includes(field.field)) return [];
    const position = assigned.get(field.field);
    if (position === undefined) return [field];
    const emptyCells = reading.rows - (reading.columns.find((column) => column.at === position)?.filled ?? 0);
    return field.field === 'group' && emptyCells > 0 ? [{ ...field, isRequired: false, emptyCells }] : [];
  });
};

/** The assignment to save: with all levels, and without values for fields that have a column. */
export const completeAssignment = (reading: TableReading, assignment: ColumnAssignment): ColumnAssignment => {
  const fields = constantFields(reading, assignment).map(({ field }) => field);
  return {
    ...(assignment.encoding !== undefined && { encoding: assignment.encoding }),
    sheet: reading.sheet,
    columns: assignment.columns,
    constants: assignment.constants.filter(({ field, value }) => fields.includes(field) && value.trim()),
    levels: levelMeanings(reading, assignment).meanings,
  };
};

/** Required fields that have neither a column nor a value for all rows. */
export const missingFields = (reading: TableReading, assignment: ColumnAssignment): Field[] => {
  const { columns, constants } = completeAssignment(reading, assignment);
  const given = new Set([...columns.map(({ field }) => field), ...constants.map(({ field }) => field)]);
  if (given.has(ROLE_TITLES)) given.add('role');
  if (given.has(SKILL_TITLES)) given.add('skill');
  return reading.fields.filter(({ field, isRequired }) => isRequired && !given.has(field));
};

/** The first rows as they would be imported. */
export const previewRows = (reading: TableReading, assignment: ColumnAssignment): Record<string, string>[] => {
  const { rows } = assignRows(
    {
      titles: reading.columns.map(({ title }) => title),
      rows: reading.firstRows,
      rowNumbers: reading.firstRows.map((_, index) => index),
    },
    completeAssignment(reading, assignment),
  );
  const filled = rows.filter(({ cells }) => Object.entries(cells).some(([field, cell]) => cell && !NO_DATA.has(field)));
  return filled.slice(0, PREVIEW_ROWS).map(({ cells }) => cells);
};

/** What would not be imported, before the button is pressed. */
export const leftOut = (
  reading: TableReading,
  assignment: ColumnAssignment,
): { columns: ReadColumn[]; longTexts: ReadColumn[]; rowsWithoutSkill: number } => {
  const columns = assignedColumns(reading, assignment);
  const out = columns.filter(({ field, filled }) => field === null && filled > 0);
  const skill = columns.find(({ field }) => field === 'skill');
  const isSkillRequired = reading.fields.some(({ field, isRequired }) => field === 'skill' && isRequired);
  return {
    columns: out.filter(({ isLongText }) => !isLongText),
    longTexts: out.filter(({ isLongText }) => isLongText),
    rowsWithoutSkill: skill && isSkillRequired ? reading.rows - skill.filled : 0,
  };
};
