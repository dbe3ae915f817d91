import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
  /** Maximum processor time in milliseconds: beyond it the worker is stopped. A busy machine does not use it up. */
  processorMs: number;
  /** Maximum wall-clock time without the queue, for a worker that hangs; default: twenty times `processorMs`. */
  wallMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** The limit that stopped a task. */
export type TaskLimit = 'processor' | 'wall' | 'memory';

/** A task stopped from outside: by a limit, by its caller, or because the pool was closed. */
export class TaskStopped extends Error {
  constructor(
    message: string,
    readonly limit?: TaskLimit,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Processor time of a running task in milliseconds so far; undefined where it cannot be measured. */
export type Meter = () => number | undefined;

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
const METER_EVERY_MS = 200;
/** Child processes have a low priority: beside eight busy loops on two cores they get about a fourteenth of a core. */
const WALL_PER_PROCESSOR_TIME = 20;

const toSeconds = (ms: number) => `${Math.ceil(ms / 1000)} s`;
const usedUp = (ms: number) => new TaskStopped(`It used more than ${toSeconds(ms)} of processor time.`, 'processor');
const tookTooLong = (ms: number) => new TaskStopped(`It took longer than ${toSeconds(ms)}.`, 'wall');

/** The workers that the build bundles; the others exist for tests only. */
const BUNDLED = /\.(?:worker|child)$/;

/**
 * URL of a worker module: its bundle (by base name) once built, its source during development. Tests run from source,
 * but use the bundles in the folder `WORKER_BUNDLES`, because compiling its source takes a worker longer than most tasks.
 */
export const workerFile = (moduleUrl: string, name: string): URL => {
  const bundle = `${path.basename(name)}.js`;
  const { WORKER_BUNDLES: folder } = process.env;
  if (!moduleUrl.endsWith('.ts')) return new URL(`./${bundle}`, moduleUrl);
  return folder && BUNDLED.test(name) ? pathToFileURL(path.join(folder, bundle)) : new URL(`./${name}.ts`, moduleUrl);
};

/** Node arguments for loading a worker: a compiler for its source. */
export const loaderArguments = (file: URL) => (file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []);

const toOutcome = (error: unknown) => {
  if (error instanceof TaskStopped) return 'stopped';
  return error instanceof TaskCrashed ? 'crashed' : 'failed';
};

/** Starts a task, which `stop` ends. */
export type Perform<T> = (stop: AbortSignal) => { output: Promise<T>; meter: Meter };

/** Runs at most `size` tasks at once, applies the limits of each, and counts the outcomes. */
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

  const withLimits = async <T>(options: TaskOptions, perform: Perform<T>) => {
    const { processorMs, wallMs = processorMs * WALL_PER_PROCESSOR_TIME, signal } = options;
    if (isClosed) throw new TaskStopped(CLOSING);
    if (signal?.aborted) throw new TaskStopped('It was cancelled.');
    const limit = new AbortController();
    const { output, meter } = perform(signal ? AbortSignal.any([limit.signal, signal]) : limit.signal);
    const wall = setTimeout(() => limit.abort(tookTooLong(wallMs)), wallMs);
    const metering = setInterval(() => {
      if ((meter() ?? 0) > processorMs) limit.abort(usedUp(processorMs));
    }, METER_EVERY_MS);
    try {
      return await output;
    } catch (error) {
      if (isClosed) throw new TaskStopped(CLOSING, undefined, { cause: error });
      if (signal?.aborted) throw new TaskStopped('It was cancelled.', undefined, { cause: error });
      throw limit.signal.aborted ? limit.signal.reason : error;
    } finally {
      clearTimeout(wall);
      clearInterval(metering);
    }
  };

  return {
    size,
    async run<T>(options: TaskOptions, perform: Perform<T>): Promise<T> {
      await enterSlot();
      try {
        const output = await withLimits(options, perform);
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
