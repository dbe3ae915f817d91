import { type Meaning, scoreTitle } from './title-words';

const LONGEST_VALUE = 120;
const LABELLED = /^([^:]{2,40}):\s*(\S.*)$/s;

/** A value for all rows that a form names above its table, such as "Job title: Fitter". */
export interface ValueAbove {
  meaning: Meaning;
  value: string;
}

const meaningOf = (label: string) => [...scoreTitle(label.replace(/:\s*$/, ''))].find(([, score]) => score === 1)?.[0];

const pairsOf = (row: readonly string[]): [string, string][] => {
  const cells = row.map((cell) => cell.trim()).filter((cell, index, all) => cell && cell !== all[index - 1]);
  return cells.flatMap((cell, index): [string, string][] => {
    const [, label, value] = LABELLED.exec(cell) ?? [];
    if (label && value) return [[label, value]];
    const next = cells[index + 1] ?? '';
    return next && !/:$/.test(next) ? [[cell, next]] : [];
  });
};

/** The labelled values in the rows above the titles of a table. */
export const valuesAbove = (rows: readonly (readonly string[])[]): ValueAbove[] =>
  rows.flatMap((row) =>
    pairsOf(row).flatMap(([label, value]) => {
      const meaning = meaningOf(label);
      const isName = value.length <= LONGEST_VALUE && meaningOf(value) === undefined;
      return meaning && isName ? [{ meaning, value }] : [];
    }),
  );
