import type { DocumentBlock, ImportRow, ImportRowFields, Passage } from '@skills-architect/contracts/personas';
import type { TextMark } from '@skills-architect/ui-kit/extra';
import { locate } from './passages';
import { FIELD_LABELS, FIELDS, type FieldName } from './row-fields';

/** A passage that contains the value of a field. */
export interface Highlight extends Passage {
  field: FieldName;
}

/** The passages of the document for each field of a row or persona. */
export const findHighlights = (
  row: ImportRowFields & Pick<ImportRow, 'origins' | 'groupGuess'>,
  blocks: readonly DocumentBlock[],
): Highlight[] =>
  FIELDS.flatMap((field) => {
    const value = field === 'groupName' ? row.groupName || (row.groupGuess ?? '') : row[field];
    return locate(value, row.origins?.[field], blocks).map((passage) => ({ ...passage, field }));
  });

/** Marks of one block; those of the current field are strong. */
export const blockMarks = (highlights: readonly Highlight[], block: number, shown: FieldName | undefined): TextMark[] =>
  highlights
    .filter((highlight) => highlight.block === block)
    .map(({ field, start, end }) => ({
      id: `${field} ${start}`,
      start,
      end,
      note: FIELD_LABELS[field],
      ...(field === shown && { tone: 'strong' as const }),
    }));

/** The first block with a passage of the current field. */
export const shownBlock = (highlights: readonly Highlight[], shown: FieldName | undefined): number | undefined =>
  highlights.find(({ field }) => field === shown)?.block;
