import { threadId } from 'node:worker_threads';

/** Worker thread for pool tests. */
export type TestTask = 'id' | 'fail' | 'fail later' | 'hang' | 'wait' | 'sleep' | 'exit' | 'memory';

/** Runs the requested task and returns its thread id. */
export default (task: TestTask): number => {
  if (task === 'fail') throw new Error('It went wrong.');
  if (task === 'fail later') setImmediate(() => fail());
  if (task === 'exit') process.exit(3);
  // Active, but without a processor, as on a busy machine.
  if (task === 'wait' || task === 'sleep')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, task === 'wait' ? 1500 : 60_000);
  const lists: number[][] = [];
  while (task === 'hang' || task === 'memory')
    if (task === 'memory') lists.push(Array.from({ length: 10_000 }, (_, index) => index));
  return threadId;
};

const fail = () => {
  throw new Error('left behind');
};
