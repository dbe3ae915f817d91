import { Piscina } from 'piscina';
import { IDLE_MS, loaderArguments, type Pool, type PoolOptions, TaskStopped, taskQueue } from './task-queue';

/** Room for short-lived objects: V8's default only holds more memory and saves no time. */
const YOUNG_MB = 12;

const isOutOfMemory = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs our own long computations in worker threads: the default export of `file` performs a task. Foreign documents go
 * to a {@link createChildPool} instead: a thread that runs out of memory can take the whole process with it.
 */
export const createPool = (options: PoolOptions): Pool => {
  const { file, memoryMb, idleMs = IDLE_MS } = options;
  const queue = taskQueue(options);
  const threads = new Piscina({
    minThreads: 0,
    maxThreads: queue.size,
    idleTimeout: idleMs,
    execArgv: loaderArguments(file),
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    // Otherwise an idle thread blocks, and what a task left running fails in the middle of a later one.
    atomics: 'disabled',
    recordTiming: false,
  });
  // What a task left running may fail later; Piscina replaces the thread, nobody waits for it.
  threads.on('error', () => undefined);

  return {
    run: <T>(input: unknown, task: Parameters<Pool['run']>[1]): Promise<T> =>
      queue.run<T>(task, (signal) =>
        threads.run(input, { filename: file.href, signal }).catch((error: unknown) => {
          throw isOutOfMemory(error) ? new TaskStopped(`It needs more than ${memoryMb} MB of memory.`) : error;
        }),
      ),
    async close() {
      queue.close();
      await threads.destroy();
    },
  };
};
