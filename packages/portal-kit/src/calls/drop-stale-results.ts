/**
 * Runs an async function repeatedly, for example after each of several events, and drops every result that arrives
 * after the result of a later run.
 */
export const dropStaleResults = <T>(ask: () => Promise<T>, take: (answer: T) => void): (() => Promise<void>) => {
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
