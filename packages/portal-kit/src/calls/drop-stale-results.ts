/**
 * Runs an async function repeatedly, for example after each of several events, and drops every result that arrives
 * after the result of a later run.
 */
export const dropStaleResults = <T>(read: () => Promise<T>, handle: (answer: T) => void): (() => Promise<void>) => {
  let lastStarted = 0;
  let lastFinished = 0;
  return async () => {
    lastStarted += 1;
    const runNumber = lastStarted;
    const answer = await read();
    if (runNumber < lastFinished) return;
    lastFinished = runNumber;
    handle(answer);
  };
};
