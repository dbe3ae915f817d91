import { plainTitle, scoreTitle } from '../columns/title-words';

/** First rows of a sheet, to tell whether it has the table. */
export interface SheetStart {
  name: string;
  isHidden: boolean;
  rows: readonly (readonly string[])[];
}

/** The sheets that were looked at, and what is preferred. */
interface Preferences {
  /** The sheet that the user chose. */
  chosen?: string | undefined;
  /** The name that exports give the sheet. */
  wanted: string;
  knownTitles: readonly string[];
}

const isNamed = (sheet: SheetStart, name: string | undefined) => sheet.name.toLowerCase() === name?.toLowerCase();

/** How many titles that say something a sheet has in one of its first rows. */
const countTitles = ({ rows }: SheetStart, known: ReadonlySet<string>) =>
  Math.max(
    0,
    ...rows
      .slice(0, -1)
      .map((row) =>
        [...new Set(row)]
          .map((cell) => (known.has(plainTitle(cell)) ? 1 : 0.5 * Math.max(0, ...scoreTitle(cell).values())))
          .reduce((sum, score) => sum + score, 0),
      ),
  );

/** The sheet with the table: the chosen one, the one with the usual name, or the visible one with the most known titles. */
export const chooseSheet = <S extends SheetStart>(
  sheets: readonly S[],
  { chosen, wanted, knownTitles }: Preferences,
): S | undefined => {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const named = sheets.find((sheet) => isNamed(sheet, chosen)) ?? visible.find((sheet) => isNamed(sheet, wanted));
  if (named) return named;
  const known = new Set(knownTitles);
  const rated = visible.map((sheet) => ({ sheet, titles: countTitles(sheet, known), size: sheet.rows.length }));
  const [best] = rated.toSorted((a, b) => b.titles - a.titles || b.size - a.size);
  return best?.sheet ?? sheets[0];
};
