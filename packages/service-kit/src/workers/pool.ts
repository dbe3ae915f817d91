import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { workerQueue, workerTasks } from '../observe/metrics';

/** Room for what a worker makes and forgets at once: as much as V8 takes by itself only holds memory and saves no time. */
const YOUNG_MB = 12;

export interface PoolOptions {
  /** Where the worker's code is; see {@link workerFile}. */
  file: URL;
  /** How many tasks run at once; the number of cores less one, at least one, when absent. */
  size?: number;
  /** The most memory one worker may take, in megabytes of JavaScript heap. */
  memoryMb: number;
  /** How long an unused worker is kept, in milliseconds. */
  idleMs?: number;
}

export interface TaskOptions {
  /** After this many milliseconds the worker is ended and the task fails. */
  deadlineMs: number;
  signal?: AbortSignal;
}

/** A task that took too long, took too much memory, or ended its worker. */
export class TaskStopped extends Error {}

interface Task {
  input: unknown;
  options: TaskOptions;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

interface Answer {
  output?: unknown;
  error?: string;
}

/** The URL of a worker's code beside a module: its source while developing, its bundle (by base name) once built. */
export const workerFile = (moduleUrl: string, name: string) =>
  new URL(moduleUrl.endsWith('.ts') ? `./${name}.ts` : `./${name.split('/').pop()}.js`, moduleUrl);

/** While developing and in tests a worker's source is compiled as it is loaded; tasks wait until it listens. */
const fromSource = (file: URL) =>
  `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(file.href)}, ${JSON.stringify(file.href)}));`;

/** Runs tasks in worker threads with a memory limit and a deadline; a worker that breaks either is replaced. */
export const createPool = ({ file, size, memoryMb, idleMs = 30_000 }: PoolOptions) => {
  const name = path.basename(file.pathname).replace(/\.worker\.\w+$/, '');
  const most = size ?? Math.max(1, availableParallelism() - 1);
  const queue: Task[] = [];
  const idle = new Map<Worker, NodeJS.Timeout>();
  const busy = new Set<Worker>();
  let closed = false;

  const start = () => {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB };
    const worker = file.pathname.endsWith('.ts')
      ? new Worker(fromSource(file), { eval: true, resourceLimits })
      : new Worker(file, { resourceLimits });
    return worker.on('error', () => forget(worker)).once('exit', () => forget(worker));
  };

  /** A resting worker can still fail: what a task left running in it must cost neither the process nor the next task. */
  const forget = (worker: Worker) => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };

  const rest = (worker: Worker) => {
    busy.delete(worker);
    const timer = setTimeout(() => {
      idle.delete(worker);
      void worker.terminate();
    }, idleMs);
    timer.unref();
    worker.unref();
    idle.set(worker, timer);
  };

  const take = (): Worker => {
    const [resting] = idle;
    if (!resting) return start();
    const [worker, timer] = resting;
    clearTimeout(timer);
    idle.delete(worker);
    worker.ref();
    return worker;
  };

  const perform = ({ input, options, resolve, reject }: Task) => {
    const worker = take();
    busy.add(worker);
    const stop = (error: Error) => settle(() => reject(error), true);
    const aborted = () => stop(new TaskStopped('It was cancelled.'));
    const late = setTimeout(
      () => stop(new TaskStopped(`It took longer than ${Math.ceil(options.deadlineMs / 1000)} s.`)),
      options.deadlineMs,
    );
    const failed = (error: Error & { code?: string }) =>
      stop(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new TaskStopped(`It needs more than ${memoryMb} MB of memory.`)
          : error,
      );
    const exited = () => stop(new TaskStopped('It ended before it was done.'));
    const answered = (answer: Answer) =>
      settle(() => (answer.error === undefined ? resolve(answer.output) : reject(new Error(answer.error))), false);
    const settle = (finish: () => void, end: boolean) => {
      clearTimeout(late);
      options.signal?.removeEventListener('abort', aborted);
      worker.off('message', answered).off('error', failed).off('exit', exited);
      if (end) {
        busy.delete(worker);
        void worker.terminate();
      } else rest(worker);
      finish();
      next();
    };
    worker.on('message', answered).on('error', failed).on('exit', exited);
    options.signal?.addEventListener('abort', aborted);
    worker.postMessage(input);
  };

  const next = () => {
    while (!closed && queue.length && busy.size < most) {
      const task = queue.shift();
      workerQueue.set({ worker: name }, queue.length);
      if (task?.options.signal?.aborted) task.reject(new TaskStopped('It was cancelled.'));
      else if (task) perform(task);
    }
  };

  const queued = <T>(input: unknown, options: TaskOptions) =>
    new Promise<T>((resolve, reject) => {
      if (closed) return reject(new TaskStopped('The process is closing.'));
      queue.push({ input, options, resolve: (output) => resolve(output as T), reject });
      workerQueue.set({ worker: name }, queue.length);
      next();
    });

  return {
    /** Runs one task; its output is what the worker's function returned. */
    async run<T>(input: unknown, options: TaskOptions) {
      try {
        const output = await queued<T>(input, options);
        workerTasks.inc({ worker: name, outcome: 'done' });
        return output;
      } catch (error) {
        workerTasks.inc({ worker: name, outcome: error instanceof TaskStopped ? 'stopped' : 'failed' });
        throw error;
      }
    },
    /** Ends all workers; tasks under way fail. */
    async close() {
      closed = true;
      for (const task of queue.splice(0)) task.reject(new TaskStopped('The process is closing.'));
      for (const timer of idle.values()) clearTimeout(timer);
      await Promise.all([...idle.keys(), ...busy].map((worker) => worker.terminate()));
    },
  };
};
export type Pool = ReturnType<typeof createPool>;
