/** Most texts per call; their candidate skills are read together. */
const MAX_TEXTS = 50;
/** A character takes up to three bytes, and a call may have four megabytes. */
const MAX_CHARACTERS = 1_000_000;

/** Splits records into batches whose texts fit into one call. */
export const textBatches = <T>(
  records: readonly T[],
  getText: (record: T) => string,
  { maxTexts = MAX_TEXTS, maxCharacters = MAX_CHARACTERS } = {},
): T[][] => {
  const batches: T[][] = [];
  let characters = 0;
  for (const record of records) {
    const { length } = getText(record);
    const last = batches.at(-1);
    characters += length;
    if (last && last.length < maxTexts && characters <= maxCharacters) last.push(record);
    else {
      batches.push([record]);
      characters = length;
    }
  }
  return batches;
};
