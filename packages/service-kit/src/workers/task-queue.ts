import { availableParallelism } from 'node:os';
import path from 'node:path';
import { workerQueue, workerTasks } from '../observe/metrics';

export interface PoolOptions {
  /** The code that performs the tasks; see {@link workerFile}. */
  file: URL;
  /** How many tasks run at once; the number of cores less one, at least one, when absent. */
  size?: number;
  /** The most JavaScript heap that one worker may take, in megabytes. */
  memoryMb: number;
  /** How long an unused worker is kept, in milliseconds. */
  idleMs?: number;
}

export interface TaskOptions {
  /** After this many milliseconds the worker is ended and the task fails. The time in the queue does not count. */
  deadlineMs: number;
  signal?: AbortSignal | undefined;
}

/** A task that was ended from outside: it took too long, took too much memory, was cancelled, or the pool was closed. */
export class TaskStopped extends Error {}

/** A task whose process ended before it answered. */
export class TaskCrashed extends Error {}

/** Runs tasks in workers that are started as needed and used again. */
export interface Pool {
  /** Runs one task; its output is what the worker's function returned. */
  run: <T>(input: unknown, options: TaskOptions) => Promise<T>;
  /** Ends all workers; tasks under way fail. */
  close: () => Promise<void>;
}

export const IDLE_MS = 30_000;
const CLOSING = 'The process is closing.';

/** The URL of a worker's code beside a module: its source while developing, its bundle (by base name) once built. */
export const workerFile = (moduleUrl: string, name: string) =>
  new URL(moduleUrl.endsWith('.ts') ? `./${name}.ts` : `./${name.split('/').pop()}.js`, moduleUrl);

/** What Node needs to load a worker's code: a compiler for its source. */
export const loaderArguments = (file: URL) => (file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []);

const kindOfError = (error: unknown) => {
  if (error instanceof TaskStopped) return 'stopped';
  return error instanceof TaskCrashed ? 'crashed' : 'failed';
};

/** Lets at most `size` tasks run at once, gives each its deadline, and counts what becomes of them. */
export const taskQueue = ({ file, size = Math.max(1, availableParallelism() - 1) }: PoolOptions) => {
  const worker = path.basename(file.pathname).replace(/\.(worker|child)\.\w+$/, '');
  const waiting: (() => void)[] = [];
  let running = 0;
  let closed = false;

  const enter = async () => {
    if (running >= size && !closed) {
      const turn = new Promise<void>((begin) => waiting.push(begin));
      workerQueue.set({ worker }, waiting.length);
      return turn;
    }
    running++;
  };
  /** The next task takes over the place, so nobody comes between. */
  const leave = () => {
    const begin = waiting.shift();
    workerQueue.set({ worker }, waiting.length);
    if (begin) begin();
    else running--;
  };

  const timed = async <T>({ deadlineMs, signal }: TaskOptions, perform: (stop: AbortSignal) => Promise<T>) => {
    if (closed) throw new TaskStopped(CLOSING);
    if (signal?.aborted) throw new TaskStopped('It was cancelled.');
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), deadlineMs);
    try {
      return await perform(signal ? AbortSignal.any([deadline.signal, signal]) : deadline.signal);
    } catch (error) {
      if (closed) throw new TaskStopped(CLOSING, { cause: error });
      if (signal?.aborted) throw new TaskStopped('It was cancelled.', { cause: error });
      if (deadline.signal.aborted)
        throw new TaskStopped(`It took longer than ${Math.ceil(deadlineMs / 1000)} s.`, { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    size,
    async run<T>(options: TaskOptions, perform: (stop: AbortSignal) => Promise<T>): Promise<T> {
      await enter();
      try {
        const output = await timed(options, perform);
        workerTasks.inc({ worker, outcome: 'done' });
        return output;
      } catch (error) {
        workerTasks.inc({ worker, outcome: kindOfError(error) });
        throw error;
      } finally {
        leave();
      }
    },
    close() {
      closed = true;
      for (const begin of waiting.splice(0)) {
        running++;
        begin();
      }
    },
  };
};
