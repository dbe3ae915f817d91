import { dropStaleResults } from './drop-stale-results';

/** Runs twice; each test decides in which order the answers arrive. */
const runTwice = () => {
  const handled: string[] = [];
  const answers: ((answer: string | Promise<never>) => void)[] = [];
  const fetchAnswer = () => new Promise<string>((resolve) => answers.push(resolve));
  const read = dropStaleResults(fetchAnswer, (answer) => handled.push(answer));
  const reads = [read(), read()];
  const settle = (index: 0 | 1, answer: string | Promise<never>) => {
    answers[index]?.(answer);
    return reads[index];
  };
  return { handled, settle };
};

test('uses all answers that arrive in order', async () => {
  const { handled, settle } = runTwice();
  await settle(0, 'earlier');
  await settle(1, 'later');
  expect(handled).toEqual(['earlier', 'later']);
});

test('ignores an answer that arrives after that of a later request', async () => {
  const { handled, settle } = runTwice();
  await settle(1, 'later');
  await settle(0, 'earlier');
  expect(handled).toEqual(['later']);
});

test('a failed later request does not discard an earlier answer', async () => {
  const { handled, settle } = runTwice();
  await expect(settle(1, Promise.reject(new Error('away')))).rejects.toThrow('away');
  await settle(0, 'earlier');
  expect(handled).toEqual(['earlier']);
});
