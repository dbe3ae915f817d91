import { Piscina } from 'piscina';
import {
  IDLE_MS,
  loaderArguments,
  type Meter,
  type Pool,
  type PoolOptions,
  TaskStopped,
  taskQueue,
} from './task-queue';

/** Size of V8's young generation in MB: its larger default uses more memory and saves no time. */
const YOUNG_MB = 12;

const isOutOfMemory = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const readProcessMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const readActiveMs = ({ threads }: Piscina) =>
  threads.reduce((sum, { performance }) => sum + performance.eventLoopUtilization().active, 0);

/**
 * Node 20 does not tell the processor time of one thread. It is at most the time for which the threads of the pool were
 * active, which includes waiting for a processor, and at most the processor time of the whole process: the smaller one
 * counts.
 */
const meterOf = (threads: Piscina): Meter => {
  let [processMs, activeMs, usedMs] = [readProcessMs(), readActiveMs(threads), 0];
  return () => {
    const [nextProcessMs, nextActiveMs] = [readProcessMs(), readActiveMs(threads)];
    usedMs += Math.max(0, Math.min(nextProcessMs - processMs, nextActiveMs - activeMs));
    [processMs, activeMs] = [nextProcessMs, nextActiveMs];
    return usedMs;
  };
};

/**
 * Runs our own CPU-heavy work in worker threads: the default export of `file` performs a task. Untrusted documents go
 * to a {@link createChildPool}: a thread that runs out of memory can take down the whole process.
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
    // Otherwise an idle thread is blocked, and leftovers of one task fail in the middle of a later one.
    atomics: 'disabled',
    recordTiming: false,
  });
  // Leftovers of a task may fail later, when no caller waits; Piscina replaces the thread.
  threads.on('error', () => undefined);

  return {
    run: <T>(input: unknown, task: Parameters<Pool['run']>[1]): Promise<T> =>
      queue.run<T>(task, (signal) => ({
        output: threads.run(input, { filename: file.href, signal }).catch((error: unknown) => {
          throw isOutOfMemory(error)
            ? new TaskStopped(`It needs more than ${memoryMb} MB of memory.`, 'memory')
            : error;
        }),
        meter: meterOf(threads),
      })),
    async close() {
      queue.close();
      await threads.destroy();
    },
  };
};
