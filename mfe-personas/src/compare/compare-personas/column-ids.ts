/** Maximum number of compared personas. */
export const MAX_PERSONAS = 4;
const SEPARATOR = '_';

/** One persona id per column, 0 for an empty column; always `MAX_PERSONAS` ids. */
export type ColumnIds = readonly number[];
export const NO_PERSONAS: ColumnIds = Array.from({ length: MAX_PERSONAS }, () => 0);

const parseId = (text: string | undefined) => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

/** Parses the columns from the query string; duplicate personas count once. */
export const parseColumnIds = (text: string): ColumnIds => {
  const parts = text.split(SEPARATOR);
  const ids = NO_PERSONAS.map((_, index) => parseId(parts[index]));
  return ids.map((id, index) => (ids.indexOf(id) === index ? id : 0));
};

/** The columns as query text: `7_12`, trailing empty columns omitted. */
export const formatColumnIds = (ids: ColumnIds): string => {
  const last = ids.findLastIndex((id) => id > 0);
  return ids.slice(0, last + 1).join(SEPARATOR);
};

/** Puts a persona into a column, or clears the column if another one already has the persona. */
export const withPersona = (
  ids: ColumnIds,
  column: number,
  personaId: number,
): { ids: ColumnIds; isDuplicate: boolean } => {
  const isDuplicate = personaId > 0 && ids.some((id, index) => index !== column && id === personaId);
  return { ids: ids.with(column, isDuplicate ? 0 : personaId), isDuplicate };
};
