import { type LevelMeaning, ownTitle, ROLE_TITLES } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import type { OddCell } from '../table-files/rows';
import type { MatchedTitles } from './match-titles';
import { isTitleField } from './propose-matrix';
import type { TableRow } from './table-kind';

/** Where a row of a matrix is in the file: several of them have the same row. */
export interface CellPlace {
  row: number;
  column: string;
}
/** A row of an import, and where it is when it was unfolded from a matrix. */
export interface UnfoldedRow {
  row: TableRow;
  place?: CellPlace;
}

/** What the levels of a file mean: by the text of a cell, on a scale of `levelCount`. */
export interface LevelScale {
  meanings: readonly LevelMeaning[];
  levelCount: number;
}

const NUMBER = /^\d+$/;
/** Repeated titles are numbered to tell their columns apart. */
const REPEATED = / \(\d+\)$/;

interface UnfoldParts {
  match: Pick<MatchedTitles, 'layout' | 'fields'>;
  titles: readonly string[];
  scale: LevelScale;
}

/**
 * Makes rows of a matrix: one for each of its marks, numbered in their order. Where a table has no levels, each title is
 * one row. Levels become "3 of 5"; rows whose level means that they are not imported are left out.
 */
export const unfolder = ({ match: { layout, fields }, titles, scale }: UnfoldParts) => {
  const { matrix } = layout;
  const levelField = matrix?.level;
  const isOwnScale = matrix?.scale !== undefined && fields.includes(matrix.scale);
  const meanings = new Map(scale.meanings.map((meaning) => [meaning.value, meaning]));
  const columns = fields.flatMap((field, index) =>
    isTitleField(field) ? [{ column: index, field, title: titles[index] ?? '' }] : [],
  );
  const nameIn = (title: string) => {
    const first = title.replace(REPEATED, '');
    return ownTitle(titles.includes(first) ? first : title);
  };
  const seen = new Set<string>();
  let count = 0;
  let leftOut = 0;

  const withLevel = (row: TableRow): TableRow[] => {
    const cell = levelField === undefined ? undefined : row.cells[levelField]?.trim();
    const meaning = cell && !(isOwnScale && NUMBER.test(cell)) ? meanings.get(cell) : undefined;
    if (meaning?.isLeftOut) {
      leftOut++;
      return [];
    }
    if (levelField === undefined || !meaning || meaning.level === null) return [row];
    return [{ ...row, cells: { ...row.cells, [levelField]: `${meaning.level} of ${scale.levelCount}` } }];
  };

  return {
    /** The rows that a row of the file gives; `cells` are its cells in the order of the titles, `odd` the unusual ones. */
    unfold: (row: TableRow, cells: readonly string[], odd: ReadonlyMap<number, OddCell>): UnfoldedRow[] => {
      if (!columns.length || !matrix) return withLevel(row).map((tableRow) => ({ row: tableRow }));
      return columns.flatMap(({ column, field, title }) => {
        const mark = cells[column]?.trim() ?? '';
        const isRepeated = levelField === undefined && seen.has(title);
        const spoiled = levelField === undefined ? undefined : odd.get(column);
        if ((!mark && !spoiled) || isRepeated) return [];
        seen.add(title);
        const named = field === ROLE_TITLES ? (matrix.role ?? matrix.skill) : matrix.skill;
        const unfolded: TableRow = {
          row: 0,
          cells: { ...row.cells, [named]: nameIn(title), ...(levelField !== undefined && { [levelField]: mark }) },
          odd: new Map(levelField && spoiled ? [[levelField, spoiled]] : []),
        };
        return withLevel(unfolded).map((tableRow) => ({
          row: { ...tableRow, row: ++count },
          place: { row: row.row, column: title },
        }));
      });
    },
    notes: (): string[] => [
      ...(columns.length
        ? [
            `The table is a matrix: each of its ${levelField === undefined ? 'titles' : 'marks'} becomes a row. These rows are counted from the top left.`,
          ]
        : []),
      ...(leftOut ? [`Cells without a level are not imported: ${formatNumber(leftOut)}.`] : []),
    ],
  };
};
