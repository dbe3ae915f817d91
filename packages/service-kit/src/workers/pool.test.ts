import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { afterAll, describe, expect, it } from '@jest/globals';
import { testProcess } from '../testing/test-process';
import { createChildPool } from './child-pool';
import { createPool } from './pool';
import { TaskCrashed, TaskStopped } from './task-queue';

const options = { size: 1, memoryMb: 64 };
const createThreads = () => createPool({ file: testProcess('pool-thread'), ...options });
const createChildren = () => createChildPool({ file: testProcess('pool-child'), ...options });
const soon = { processorMs: 20_000 };

describe.each([
  ['threads', createThreads],
  ['child processes', createChildren],
])('a pool of %s', (_kind, create) => {
  const pool = create();
  afterAll(() => pool.close());
  const id = () => pool.run<number>('id', soon);

  it('reuses a worker', async () => {
    expect(await id()).toBe(await id());
  });

  it('passes on the message of an error, and keeps the worker', async () => {
    const before = await id();
    await expect(pool.run('fail', soon)).rejects.toThrow('It went wrong.');
    expect(await id()).toBe(before);
  });

  it('stops a task that uses too much processor time, and gives the next one to another worker', async () => {
    const before = await id();
    await expect(pool.run('hang', { processorMs: 300, wallMs: 60_000 })).rejects.toMatchObject({
      message: 'It used more than 1 s of processor time.',
      limit: 'processor',
    });
    expect(await id()).not.toBe(before);
  });

  it('stops a task that does not end, and says which limit it was', async () => {
    await expect(pool.run('hang', { processorMs: 20_000, wallMs: 100 })).rejects.toMatchObject({
      message: 'It took longer than 1 s.',
      limit: 'wall',
    });
    await expect(pool.run('hang', { processorMs: 20_000, wallMs: 100 })).rejects.toThrow(TaskStopped);
  });

  it('counts from the start of a task, not from its place in the queue', async () => {
    // Long enough to start a process on a busy machine.
    const first = pool.run('sleep', { ...soon, wallMs: 12_000 });
    const second = pool.run<number>('id', { ...soon, wallMs: 11_900 });
    await expect(first).rejects.toThrow('It took longer than 12 s.');
    expect(await second).toBeGreaterThan(0);
  });

  it('stops a cancelled task, and does not start one that was cancelled before', async () => {
    const cancel = new AbortController();
    const [running, waiting] = [1, 2].map(() => pool.run('hang', { ...soon, signal: cancel.signal }));
    cancel.abort();
    await expect(running).rejects.toThrow('It was cancelled.');
    await expect(waiting).rejects.toThrow('It was cancelled.');
    expect(await id()).toBeGreaterThan(0);
  });

  it('rejects running, waiting and new tasks when it is closed', async () => {
    const closing = create();
    const failed = [1, 2].map(() => expect(closing.run('hang', soon)).rejects.toThrow(TaskStopped));
    await closing.close();
    await Promise.all(failed);
    await expect(closing.run('id', soon)).rejects.toThrow(TaskStopped);
  });
});

describe('a pool of threads', () => {
  const pool = createThreads();
  afterAll(() => pool.close());

  it('stops a task that needs too much memory', async () => {
    await expect(pool.run('memory', soon)).rejects.toThrow('It needs more than 64 MB of memory.');
    expect(await pool.run<number>('id', soon)).toBeGreaterThan(0);
  });

  it('does not count the time for which a task waits', async () => {
    expect(await pool.run<number>('wait', { processorMs: 700, wallMs: 60_000 })).toBeGreaterThan(0);
  });

  it('survives a worker that fails after its answer, and gives the next task to another', async () => {
    // A leftover task may fail before its result is transferred; then the result is not accepted either.
    let failing: number | undefined;
    while (failing === undefined) failing = await pool.run<number>('fail later', soon).catch(() => undefined);
    let next = failing;
    while (next === failing) next = await pool.run<number>('id', soon).catch(() => failing ?? 0);
    expect(next).toBeGreaterThan(failing);
  });
});

describe('a pool of child processes', () => {
  const pool = createChildren();
  afterAll(() => pool.close());

  const onLinux = existsSync('/proc/self/task') ? it : it.skip;
  onLinux('gives way to the portal with all threads of a process, those of V8 as well', async () => {
    const threads = await readdir(`/proc/${await pool.run<number>('id', soon)}/task`);
    expect(threads.length).toBeGreaterThan(4);
    expect(Math.min(...threads.map((thread) => getPriority(Number(thread))))).toBeGreaterThan(getPriority());
  });

  onLinux('does not count the time for which a process gets no processor', async () => {
    const pid = await pool.run<number>('id', soon);
    const limits = { processorMs: 300, wallMs: 60_000 };
    const paused = pool.run('hang', limits).catch((error: Error) => error.message);
    process.kill(pid, 'SIGSTOP');
    const other = createChildren();
    // Another process uses up the same limit twice meanwhile.
    for (let index = 0; index < 2; index += 1) await expect(other.run('hang', limits)).rejects.toThrow(TaskStopped);
    await other.close();
    expect(await Promise.race([paused, 'it still runs'])).toBe('it still runs');
    process.kill(pid, 'SIGCONT');
    expect(await paused).toBe('It used more than 1 s of processor time.');
  });

  it.each(['abort', 'heap', 'buffers'])('survives a child that ends by %s, and starts another one', async (task) => {
    const before = await pool.run<number>('id', soon);
    await expect(pool.run(task, soon)).rejects.toThrow(task === 'buffers' ? Error : TaskCrashed);
    if (task !== 'buffers') expect(await pool.run<number>('id', soon)).not.toBe(before);
  });

  it('gives them no secrets', async () => {
    process.env.SERVICE_KEY = 'secret';
    const fresh = createChildren();
    expect(await fresh.run<string>('secret', soon)).toBe('none');
    await fresh.close();
  });
});

it('a process that is being stopped because it was idle gets no task', async () => {
  const file = testProcess('pool-child');
  const pool = createChildPool({ file, ...options, idleMs: 0 });
  const ids: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    ids.push(await pool.run<number>('id', soon));
    // After the timer of the idle process, which was set earlier with the same delay.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(new Set(ids).size).toBe(3);
  await pool.close();
});
