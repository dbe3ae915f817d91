import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ChildAnswer } from './serve-child';
import {
  IDLE_MS,
  loaderArguments,
  type Meter,
  type Pool,
  type PoolOptions,
  TaskCrashed,
  taskQueue,
} from './task-queue';

/** Memory of a process outside its heap: code, thread stacks, buffers. */
const OUTSIDE_HEAP_MB = 700;
const SHELL = '/bin/sh';
/** Below the priority of the portal, because users wait for calls, not for documents: it gets a third of the portal's processor time. */
const NICE = 5;

/** No secrets in the environment of a process that parses untrusted documents. */
const safeEnvironment = () => {
  const { PATH, TMPDIR, TZ } = process.env;
  return Object.fromEntries(Object.entries({ PATH, TMPDIR, TZ }).filter(([, value]) => value !== undefined));
};

/** On Linux the kernel limits all memory of the process: V8's own limit does not count buffers. */
const memoryLimitOptions = (memoryMb: number, nodeArguments: string[]) => {
  if (process.platform !== 'linux' || !existsSync(SHELL)) return { execArgv: nodeArguments };
  const kilobytes = (memoryMb + OUTSIDE_HEAP_MB) * 1024;
  const script = `ulimit -c 0; ulimit -d ${kilobytes}; exec "$0" "$@"`;
  return { execPath: SHELL, execArgv: ['-c', script, process.execPath, ...nodeArguments] };
};

/**
 * Lowers the priority of a new process. Threads inherit the priority of their creator: a process that lowered its own
 * would not change V8's threads, which compile and collect garbage.
 */
const lowerPriority = ({ pid }: ChildProcess) => {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICE));
  } catch {
    // The process has already exited, which its caller detects.
  }
};

const startChild = ({ file, memoryMb }: PoolOptions) => {
  const child = fork(fileURLToPath(file), {
    ...memoryLimitOptions(memoryMb, [`--max-old-space-size=${memoryMb}`, ...loaderArguments(file)]),
    env: safeEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  lowerPriority(child);
  return child;
};

/** Linux counts processor time in hundredths of a second, on all of its platforms. */
const MS_PER_TICK = 10;
/** Places of `utime` and `stime` in `/proc/PID/stat`, counted after the name of the program. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12];

/** Processor time of all threads of a process; undefined on other systems than Linux, and when it has ended. */
const readProcessorMs = (pid: number | undefined): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_PER_TICK;
  } catch {
    return undefined;
  }
};

/** Counts from now on: a process is reused for later tasks. */
const meterOf = ({ pid }: ChildProcess): Meter => {
  const before = readProcessorMs(pid) ?? 0;
  return () => {
    const now = readProcessorMs(pid);
    return now === undefined ? undefined : now - before;
  };
};

const isAnswer = (message: unknown): message is ChildAnswer =>
  typeof message === 'object' && message !== null && ('output' in message || 'error' in message);

/** Sends one task and waits for its response, the exit of the process, or the abort signal, which kills the process. */
const ask = (child: ChildProcess, input: unknown, signal: AbortSignal) =>
  new Promise<unknown>((resolve, reject) => {
    const settle = (finish: () => void) => {
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      signal.removeEventListener('abort', onAbort);
      finish();
    };
    const onMessage = (message: unknown) => {
      if (!isAnswer(message)) return;
      settle(() => (message.error === undefined ? resolve(message.output) : reject(new Error(message.error))));
    };
    const onError = (error: Error) => {
      child.kill('SIGKILL');
      settle(() => reject(new TaskCrashed(error.message, { cause: error })));
    };
    const onExit = (code: number | null, killSignal: string | null) =>
      settle(() => reject(new TaskCrashed(`Its process ended with ${killSignal ?? code}.`)));
    const onAbort = () => {
      child.kill('SIGKILL');
      settle(() => reject(new Error('aborted')));
    };
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    signal.addEventListener('abort', onAbort);
    child.send({ task: input }, (error) => error && onError(error));
  });

/**
 * Runs tasks on untrusted documents in child processes with limits of memory and processor time, so that a document can
 * crash only its child. The next task starts a new child. `file` calls `serveChild`.
 */
export const createChildPool = (options: PoolOptions): Pool => {
  const { idleMs = IDLE_MS } = options;
  const queue = taskQueue(options);
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();

  const forget = (child: ChildProcess) => {
    clearTimeout(idle.get(child));
    idle.delete(child);
    all.delete(child);
  };

  /** Ends an idle process; it is no longer in `idle`, so it gets no further task. */
  const dismiss = (child: ChildProcess) => {
    idle.delete(child);
    child.kill('SIGKILL');
  };

  const take = () => {
    const idleChild = [...idle.keys()].find(({ connected }) => connected);
    if (!idleChild) {
      const child = startChild(options);
      all.add(child);
      return child.once('exit', () => forget(child)).on('error', () => forget(child));
    }
    clearTimeout(idle.get(idleChild));
    idle.delete(idleChild);
    idleChild.ref();
    idleChild.channel?.ref();
    return idleChild;
  };

  const setIdle = (child: ChildProcess) => {
    if (!all.has(child) || !child.connected || child.killed) return;
    child.unref();
    child.channel?.unref();
    idle.set(child, setTimeout(() => dismiss(child), idleMs).unref());
  };

  return {
    run: <T>(input: unknown, task: Parameters<Pool['run']>[1]): Promise<T> =>
      queue.run<T>(task, (stop) => {
        const child = take();
        // Only the caller knows the type of the answer.
        const output = (ask(child, input, stop) as Promise<T>).finally(() => setIdle(child));
        return { output, meter: meterOf(child) };
      }),
    async close() {
      queue.close();
      const exits = [...all].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(exits);
    },
  };
};
