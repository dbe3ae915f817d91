import { dropStaleResults } from './drop-stale-results';

/** Runs twice; each test decides in which order the answers arrive. */
const askTwice = () => {
  const taken: string[] = [];
  const answers: ((answer: string | Promise<never>) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => answers.push(resolve));
  const read = dropStaleResults(ask, (answer) => taken.push(answer));
  const reads = [read(), read()];
  const settle = (at: 0 | 1, answer: string | Promise<never>) => {
    answers[at]?.(answer);
    return reads[at];
  };
  return { taken, settle };
};

test('uses all answers that arrive in order', async () => {
  const { taken, settle } = askTwice();
  await settle(0, 'earlier');
  await settle(1, 'later');
  expect(taken).toEqual(['earlier', 'later']);
});

test('ignores an answer that arrives after that of a later request', async () => {
  const { taken, settle } = askTwice();
  await settle(1, 'later');
  await settle(0, 'earlier');
  expect(taken).toEqual(['later']);
});

test('a failed later request does not discard an earlier answer', async () => {
  const { taken, settle } = askTwice();
  await expect(settle(1, Promise.reject(new Error('away')))).rejects.toThrow('away');
  await settle(0, 'earlier');
  expect(taken).toEqual(['earlier']);
});
