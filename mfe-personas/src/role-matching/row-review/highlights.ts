import {
  type DocumentBlock,
  type ImportRow,
  type ImportRowFields,
  type Passage,
  ROW_FIELD_NAMES,
  ROW_FIELDS,
  type RowFieldName,
} from '@skills-architect/contracts/personas';
import type { TextMark } from '@skills-architect/ui-kit/extra';
import { locate } from './passages';

/** A passage that contains the value of a field. */
export interface Highlight extends Passage {
  field: RowFieldName;
}

/** The passages of the document for each field of a row or persona. */
export const findHighlights = (
  row: ImportRowFields & Pick<ImportRow, 'origins' | 'groupGuess'>,
  blocks: readonly DocumentBlock[],
): Highlight[] =>
  ROW_FIELD_NAMES.flatMap((field) => {
    const value = field === 'groupName' ? row.groupName || (row.groupGuess ?? '') : row[field];
    return locate(value, row.origins?.[field], blocks).map((passage) => ({ ...passage, field }));
  });

/** Marks of one block; those of the current field are strong. */
export const blockMarks = (
  highlights: readonly Highlight[],
  block: number,
  shown: RowFieldName | undefined,
): TextMark[] =>
  highlights
    .filter((highlight) => highlight.block === block)
    .map(({ field, start, end }) => ({
      id: `${field} ${start}`,
      start,
      end,
      note: ROW_FIELDS[field].title,
      ...(field === shown && { tone: 'strong' as const }),
    }));

/** The first block with a passage of the current field. */
export const shownBlock = (highlights: readonly Highlight[], shown: RowFieldName | undefined): number | undefined =>
  highlights.find(({ field }) => field === shown)?.block;
