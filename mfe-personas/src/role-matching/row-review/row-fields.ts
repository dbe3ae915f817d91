import {
  type FieldOrigins,
  type ImportRow,
  type ImportRowFields,
  ROW_FIELD_NAMES,
  type RowFieldName,
} from '@skills-architect/contracts/personas';
import type { DraftParts } from '@skills-architect/portal-kit';

/** The value of one field; `guessed` until the user has entered or confirmed it. */
export interface FieldValue {
  text: string;
  guessed: boolean;
}

type RowSource = Pick<ImportRow, 'rowId' | 'outcome' | 'origins'> & ImportRowFields;
/** The fields of all rows, by row and field. */
export type ReviewFields = ReadonlyMap<string, FieldValue>;

const partKey = (rowId: number, field: RowFieldName) => `${rowId} ${field}`;

/** A group's value is never a guess: the guess is in `groupGuess`. */
const isGuess = (field: RowFieldName, origins: FieldOrigins = {}) =>
  field !== 'groupName' && origins[field]?.kind === 'guessed';

/** The saved fields of the rows that were read. */
export const savedFields = (rows: readonly RowSource[]): ReviewFields =>
  new Map(
    rows
      .filter(({ outcome }) => outcome === 'read')
      .flatMap((row) =>
        ROW_FIELD_NAMES.map((field): [string, FieldValue] => [
          partKey(row.rowId, field),
          { text: row[field], guessed: isGuess(field, row.origins) },
        ]),
      ),
  );

const NO_VALUE: FieldValue = { text: '', guessed: false };

export const fieldValue = (fields: ReviewFields, rowId: number, field: RowFieldName): FieldValue =>
  fields.get(partKey(rowId, field)) ?? NO_VALUE;

export const withField = (fields: ReviewFields, rowId: number, field: RowFieldName, text: string): ReviewFields =>
  new Map(fields).set(partKey(rowId, field), { text, guessed: false });

/** A row as it would be with the unsaved edits. */
export const withEdits = (row: ImportRow, fields: ReviewFields): ImportRow => {
  if (row.outcome !== 'read') return row;
  const edited = { ...row, origins: { ...row.origins } };
  for (const field of ROW_FIELD_NAMES) {
    const { text, guessed } = fields.get(partKey(row.rowId, field)) ?? { text: row[field], guessed: false };
    edited[field] = text;
    const origin = edited.origins[field];
    if (origin && field !== 'groupName' && !guessed) edited.origins[field] = { ...origin, kind: 'stated' };
  }
  return edited;
};

/** Applies the group guesses to those of these rows that have no group. */
export const withGuesses = (fields: ReviewFields, rows: readonly Pick<ImportRow, 'rowId' | 'groupGuess'>[]) =>
  rows.reduce<ReviewFields>(
    (next, { rowId, groupGuess }) =>
      groupGuess && !fieldValue(next, rowId, 'groupName').text ? withField(next, rowId, 'groupName', groupGuess) : next,
    fields,
  );

export const isField = (text: string | undefined): text is RowFieldName =>
  ROW_FIELD_NAMES.some((field) => field === text);

/** Body of a save: the changed fields by row, and the values they replace. */
export const changedRows = (saved: ReviewFields, fields: ReviewFields) => {
  const rows = new Map<
    number,
    { rowId: number; fields: Partial<ImportRowFields>; replaces: Partial<ImportRowFields> }
  >();
  for (const [key, value] of fields) {
    const savedValue = saved.get(key);
    if (!savedValue || PARTS.isSame(savedValue, value)) continue;
    const [id, field] = key.split(' ');
    if (!isField(field)) continue;
    const rowId = Number(id);
    const row = rows.get(rowId) ?? { rowId, fields: {}, replaces: {} };
    row.fields[field] = value.text.trim();
    row.replaces[field] = savedValue.text;
    rows.set(rowId, row);
  }
  return [...rows.values()];
};

const isValue = (stored: unknown): stored is FieldValue =>
  typeof stored === 'object' && stored !== null && 'text' in stored && 'guessed' in stored;

/** Draft parts: one per row and field; deleted rows stay deleted. */
export const PARTS: DraftParts<ReviewFields, FieldValue> = {
  split: (fields) => fields,
  join: (merged, latest) => new Map([...latest].map(([key, value]) => [key, merged.get(key) ?? value])),
  isSame: (a, b) => a?.text.trim() === b?.text.trim() && a?.guessed === b?.guessed,
  parse: (stored) => (isValue(stored) ? stored : undefined),
};
