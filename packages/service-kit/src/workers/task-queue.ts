import { availableParallelism } from 'node:os';
import path from 'node:path';
import { workerQueue, workerTasks } from '../observe/metrics';

export interface PoolOptions {
  /** Module that performs the tasks; see {@link workerFile}. */
  file: URL;
  /** Number of concurrent tasks; default: cores minus one, at least one. */
  size?: number;
  /** Maximum JavaScript heap of one worker, in megabytes. */
  memoryMb: number;
  /** How long an idle worker is kept, in milliseconds. */
  idleMs?: number;
}

export interface TaskOptions {
  /** Timeout in milliseconds, without the time in the queue; then the worker is stopped and the task fails. */
  deadlineMs: number;
  signal?: AbortSignal | undefined;
}

/** A task stopped from outside: timeout, memory limit, cancellation, or a closed pool. */
export class TaskStopped extends Error {}

/** A task whose process exited before it responded. */
export class TaskCrashed extends Error {}

/** Runs tasks in workers that are started on demand and reused. */
export interface Pool {
  /** Runs one task; returns the output of the worker's function. */
  run: <T>(input: unknown, options: TaskOptions) => Promise<T>;
  /** Stops all workers; running tasks fail. */
  close: () => Promise<void>;
}

export const IDLE_MS = 30_000;
const CLOSING = 'The process is closing.';

/** URL of a worker module: its source during development, its bundle (by base name) once built. */
export const workerFile = (moduleUrl: string, name: string) =>
  new URL(moduleUrl.endsWith('.ts') ? `./${name}.ts` : `./${name.split('/').pop()}.js`, moduleUrl);

/** Node arguments for loading a worker: a compiler for its source. */
export const loaderArguments = (file: URL) => (file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []);

const toOutcome = (error: unknown) => {
  if (error instanceof TaskStopped) return 'stopped';
  return error instanceof TaskCrashed ? 'crashed' : 'failed';
};

/** Runs at most `size` tasks at once, applies each deadline, and counts the outcomes. */
export const taskQueue = ({ file, size = Math.max(1, availableParallelism() - 1) }: PoolOptions) => {
  const worker = path.basename(file.pathname).replace(/\.(worker|child)\.\w+$/, '');
  const waiting: (() => void)[] = [];
  let running = 0;
  let isClosed = false;

  const enterSlot = async () => {
    if (running >= size && !isClosed) {
      const turn = new Promise<void>((begin) => waiting.push(begin));
      workerQueue.set({ worker }, waiting.length);
      return turn;
    }
    running++;
  };
  /** The next task takes over the slot, so that no other can take it in between. */
  const leaveSlot = () => {
    const begin = waiting.shift();
    workerQueue.set({ worker }, waiting.length);
    if (begin) begin();
    else running--;
  };

  const withDeadline = async <T>({ deadlineMs, signal }: TaskOptions, perform: (stop: AbortSignal) => Promise<T>) => {
    if (isClosed) throw new TaskStopped(CLOSING);
    if (signal?.aborted) throw new TaskStopped('It was cancelled.');
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), deadlineMs);
    try {
      return await perform(signal ? AbortSignal.any([deadline.signal, signal]) : deadline.signal);
    } catch (error) {
      if (isClosed) throw new TaskStopped(CLOSING, { cause: error });
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
      await enterSlot();
      try {
        const output = await withDeadline(options, perform);
        workerTasks.inc({ worker, outcome: 'done' });
        return output;
      } catch (error) {
        workerTasks.inc({ worker, outcome: toOutcome(error) });
        throw error;
      } finally {
        leaveSlot();
      }
    },
    close() {
      isClosed = true;
      for (const begin of waiting.splice(0)) {
        running++;
        begin();
      }
    },
  };
};
