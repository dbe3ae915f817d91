/** Most texts per call; their candidate skills are read together. */
const MAX_TEXTS = 50;
/** A character takes up to three bytes, and a call may have four megabytes. */
const MAX_LETTERS = 1_000_000;

/** Splits records into batches whose texts fit into one call. */
export const textBatches = <T>(
  records: readonly T[],
  getText: (record: T) => string,
  { mostTexts = MAX_TEXTS, mostLetters = MAX_LETTERS } = {},
): T[][] => {
  const batches: T[][] = [];
  let letters = 0;
  for (const record of records) {
    const { length } = getText(record);
    const last = batches.at(-1);
    letters += length;
    if (last && last.length < mostTexts && letters <= mostLetters) last.push(record);
    else {
      batches.push([record]);
      letters = length;
    }
  }
  return batches;
};
