/**
 * Runs an async function repeatedly, for example after each of several events, and drops every result that arrives
 * after the result of a later run.
 */
export const dropStaleResults = <T>(ask: () => Promise<T>, take: (answer: T) => void): (() => Promise<void>) => {
  let lastStarted = 0;
  let lastFinished = 0;
  return async () => {
    lastStarted += 1;
    const mine = lastStarted;
    const answer = await ask();
    if (mine < lastFinished) return;
    lastFinished = mine;
    take(answer);
  };
};
