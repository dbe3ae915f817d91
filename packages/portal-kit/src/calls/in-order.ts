/**
 * Asks the same question again and again, as after each of several events, and takes the answers in the order in which they
 * were asked for: one that comes after the answer to a later question is out of date and left.
 */
export const inOrder = <T>(ask: () => Promise<T>, take: (answer: T) => void): (() => Promise<void>) => {
  let asked = 0;
  let taken = 0;
  return async () => {
    asked += 1;
    const mine = asked;
    const answer = await ask();
    if (mine < taken) return;
    taken = mine;
    take(answer);
  };
};
