import { threadId } from 'node:worker_threads';

/** A worker for the tests of pools. */
export type TestTask = 'id' | 'fail' | 'fail later' | 'hang' | 'exit' | 'memory';

/** Does what it is told, and answers which thread did it. */
export default (task: TestTask): number => {
  if (task === 'fail') throw new Error('It went wrong.');
  if (task === 'fail later') setImmediate(() => fail());
  if (task === 'exit') process.exit(3);
  const grown: number[][] = [];
  while (task === 'hang' || task === 'memory')
    if (task === 'memory') grown.push(Array.from({ length: 10_000 }, (_, at) => at));
  return threadId;
};

const fail = () => {
  throw new Error('left behind');
};
