import { inOrder } from './in-order';

/** Asks twice; each test decides in which order the answers arrive. */
const askTwice = () => {
  const taken: string[] = [];
  const answers: ((answer: string | Promise<never>) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => answers.push(resolve));
  const read = inOrder(ask, (answer) => taken.push(answer));
  const reads = [read(), read()];
  const settle = (at: 0 | 1, answer: string | Promise<never>) => {
    answers[at]?.(answer);
    return reads[at];
  };
  return { taken, settle };
};

test('answers that come in order are taken one after the other', async () => {
  const { taken, settle } = askTwice();
  await settle(0, 'earlier');
  await settle(1, 'later');
  expect(taken).toEqual(['earlier', 'later']);
});

test('an answer that comes after the one to a later question is left', async () => {
  const { taken, settle } = askTwice();
  await settle(1, 'later');
  await settle(0, 'earlier');
  expect(taken).toEqual(['later']);
});

test('a later question that fails takes nothing from an earlier one', async () => {
  const { taken, settle } = askTwice();
  await expect(settle(1, Promise.reject(new Error('away')))).rejects.toThrow('away');
  await settle(0, 'earlier');
  expect(taken).toEqual(['earlier']);
});
