import {
  FACT_NAMES,
  type ImportRow,
  listGuesses,
  type RowFieldName,
  splitParagraphs,
} from '@skills-architect/contracts/personas';
import { rowsWithSameName } from '../../import-files/repeated-names';

/** Problems of a row in the review, the most urgent first. */
export const PROBLEMS = [
  'not-read',
  'duplicate',
  'exists',
  'same-name',
  'guessed',
  'empty',
  'unusual',
  'language',
  'ocr',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export const PROBLEM_WORDS: Record<Problem, string> = {
  'not-read': 'Skipped',
  duplicate: 'Duplicate file',
  exists: 'Exists already',
  'same-name': 'Same name as another row',
  guessed: 'Guessed',
  empty: 'Incomplete',
  unusual: 'Unusual length',
  language: 'Other language',
  ocr: 'Read by OCR',
};

const SHORT_NAME = 4;
const LONG_NAME = 70;
const LONG_LINE = 90;
const LONG_DUTY = 700;

type Row = Pick<
  ImportRow,
  'outcome' | RowFieldName | 'isDuplicatePersona' | 'origins' | 'groupGuess' | 'language' | 'readByOcr'
> & { hasSameName?: boolean };

/** Rows that know whether another one has their name. */
export const withSameNames = (rows: readonly ImportRow[]): (ImportRow & { hasSameName?: boolean })[] => {
  const found = rowsWithSameName(rows.filter(({ outcome }) => outcome === 'read'));
  return rows.map((row) => (found.has(row.rowId) ? { ...row, hasSameName: true } : row));
};

const isUnusual = (row: Row) => {
  const { personaName, groupName, rolesAndResponsibilities } = row;
  const duties = splitParagraphs(rolesAndResponsibilities);
  return (
    personaName.length < SHORT_NAME ||
    personaName.length > LONG_NAME ||
    groupName.length > LONG_LINE ||
    FACT_NAMES.some((name) => row[name].length > LONG_LINE) ||
    duties.length === 1 ||
    duties.some(({ length }) => length > LONG_DUTY)
  );
};

/** The empty fields without which a persona is incomplete, in words. */
export const listMissing = ({ personaName, groupName, groupGuess, rolesAndResponsibilities }: Row): string[] => [
  ...(personaName ? [] : ['name']),
  ...(groupName || groupGuess ? [] : ['group']),
  ...(rolesAndResponsibilities.trim() ? [] : ['duties']),
];

/** Problems that a user should check before the row becomes a persona. */
export const findProblems = (row: Row): Problem[] => {
  if (row.outcome === 'duplicate') return ['duplicate'];
  if (row.outcome !== 'read') return row.outcome === 'waiting' ? [] : ['not-read'];
  const isIncomplete = listMissing(row).length > 0;
  const applies: Partial<Record<Problem, boolean>> = {
    exists: row.isDuplicatePersona,
    'same-name': row.hasSameName === true,
    guessed: listGuesses(row).length > 0,
    empty: isIncomplete,
    unusual: !isIncomplete && isUnusual(row),
    language: row.language !== undefined && row.language !== 'en',
    ocr: row.readByOcr === true,
  };
  return PROBLEMS.filter((problem) => applies[problem]);
};

/** Sorts rows by their most urgent problem; rows without problems come last. Ties keep their order. */
export const sortByProblem = <R extends Row>(rows: readonly R[]): R[] => {
  const urgency = (row: R) => {
    const [first] = findProblems(row);
    return first ? PROBLEMS.indexOf(first) : PROBLEMS.length;
  };
  return rows.toSorted((a, b) => urgency(a) - urgency(b));
};

/** Number of rows with each problem; problems without rows are omitted. */
export const countProblems = (rows: readonly Row[]): { problem: Problem; count: number }[] =>
  PROBLEMS.map((problem) => ({
    problem,
    count: rows.filter((row) => findProblems(row).includes(problem)).length,
  })).filter(({ count }) => count > 0);

/** Parses the problem filter of the query string; undefined for all rows. */
export const parseProblem = (text: string): Problem | undefined => PROBLEMS.find((problem) => problem === text);
