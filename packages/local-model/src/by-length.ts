/**
 * Positions of the texts in batches of similar length, so that little is filled up: a batch has at most `limit` tokens
 * with its filling, or one text.
 */
export const byLength = (texts: readonly { length: number }[], limit: number): number[][] => {
  const positions = texts.map((_, index) => index).sort((a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0));
  const batches: number[][] = [];
  let batch: number[] = [];
  for (const index of positions) {
    // The texts come shortest first, so that this one is the longest of its batch.
    if (batch.length && (batch.length + 1) * (texts[index]?.length ?? 0) > limit) {
      batches.push(batch);
      batch = [];
    }
    batch.push(index);
  }
  return batch.length ? [...batches, batch] : batches;
};
