import { readMark } from './level-marks';
import { sharePeople } from './people';

/** What the cells of a column look like. */
export type ValueKind =
  | 'nothing'
  | 'serial'
  | 'number'
  | 'level'
  | 'date'
  | 'people'
  | 'address'
  | 'code'
  | 'text'
  | 'long text';

/** The cells of a column in figures. */
export interface ColumnValues {
  kind: ValueKind;
  /** The number of cells with a value. */
  filled: number;
  /** Different values, the most frequent first, at most {@link MAX_VALUES}. */
  values: string[];
  /** The number of different values. */
  different: number;
}

const MAX_VALUES = 30;
/** Cells are long texts if their median length, in characters, is above this. */
const LONG_TEXT = 120;
/** Share of the cells that must have the form of a kind. */
const MOST = 0.8;
/** A column with more different values is no column of levels. */
const MOST_MARKS = 14;
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:[ T][\d:.]+(?:Z| ?[AP]M)?)?$/i;
const ADDRESS = /^(?:https?:\/\/|www\.)|^[^\s@]+@[^\s@]+\.[a-z]+$/i;
const CODE = /^(?=.*[\d_])[\p{L}\d_./:-]{2,40}$/u;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

const isSerial = (values: readonly string[]) => {
  const numbers = values.map(Number);
  return (
    numbers.length > 2 && numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)
  );
};

const findKind = (filled: readonly string[], different: number): ValueKind => {
  if (!filled.length) return 'nothing';
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length;
  if (isSerial(filled)) return 'serial';
  if (different <= MOST_MARKS && share((cell) => readMark(cell) !== undefined) >= MOST) return 'level';
  if (share((cell) => NUMBER.test(cell)) >= MOST) return 'number';
  if (share((cell) => DATE.test(cell)) >= MOST) return 'date';
  if (share((cell) => ADDRESS.test(cell)) >= MOST) return 'address';
  if (share((cell) => CODE.test(cell)) >= MOST) return 'code';
  if (sharePeople(filled) >= 0.5) return 'people';
  const lengths = filled.map(({ length }) => length).toSorted((a, b) => a - b);
  return (lengths[Math.floor(lengths.length / 2)] ?? 0) > LONG_TEXT ? 'long text' : 'text';
};

/** Describes the cells of a column. */
export const describeValues = (cells: readonly string[]): ColumnValues => {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  const counts = new Map<string, number>();
  for (const cell of filled) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const values = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MAX_VALUES);
  return {
    kind: findKind(filled, counts.size),
    filled: filled.length,
    values: values.map(([value]) => value),
    different: counts.size,
  };
};
