import { afterAll, describe, expect, it } from '@jest/globals';
import { createPool, TaskStopped } from './pool';

/** Answers what it is told; `fail later` leaves something behind that fails after the answer. */
const CODE = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (task) => {
    parentPort.postMessage({ output: threadId });
    if (task === 'fail later') setImmediate(() => { throw new Error('left behind'); });
  });
`;
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('/'); ${CODE}`)}`,
);
const pool = createPool({ file, size: 1, memoryMb: 64 });
afterAll(() => pool.close());

const soon = { deadlineMs: 5000 };

describe('a pool', () => {
  it('outlives a worker that fails after its answer, and gives the next task to another', async () => {
    // What is left behind may fail before its answer has crossed over; then the answer is not taken either.
    let first: number | undefined;
    while (first === undefined) first = await pool.run<number>('fail later', soon).catch(() => undefined);
    const failing = first;
    let next = failing;
    while (next === failing) next = await pool.run<number>('work', soon).catch(() => failing);
    expect(next).toBeGreaterThan(failing);
  });

  it('refuses work once it is closed', async () => {
    const closed = createPool({ file, size: 1, memoryMb: 64 });
    await closed.close();
    await expect(closed.run('work', soon)).rejects.toThrow(TaskStopped);
  });
});
