/**
 * Splits a ring (sum 1) in proportion to the values. Shares below `least` are raised to it, at the cost of the others;
 * if that is impossible, all shares are equal.
 */
export const shareRing = (values: readonly number[], least: number): number[] => {
  if (values.length * least >= 1) return values.map(() => 1 / values.length);
  const raised = new Set<number>();
  const share = (index: number, room: number, total: number) =>
    raised.has(index) ? least : (room * (values[index] ?? 0)) / (total || 1);
  for (;;) {
    const room = 1 - raised.size * least;
    const total = values.reduce((sum, value, index) => (raised.has(index) ? sum : sum + value), 0);
    const shares = values.map((_, index) => share(index, room, total));
    const small = shares.flatMap((value, index) => (!raised.has(index) && value < least ? [index] : []));
    if (small.length === 0) return shares;
    for (const index of small) raised.add(index);
  }
};
