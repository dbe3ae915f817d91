import { Worker } from 'node:worker_threads';

/** A child process's response to a task. */
export interface ChildAnswer {
  output?: unknown;
  error?: string;
}

/** Exits when the parent is gone, even while a document keeps this process in an endless loop. */
const WATCH_PARENT = `
  const parent = process.ppid;
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);
`;

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The child's side of a child pool: responds to each task with the result of `perform`, or with its error message. */
export const serveChild = <Input, Output>(perform: (input: Input) => Promise<Output> | Output) => {
  new Worker(WATCH_PARENT, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  }).unref();
  const answer = (message: ChildAnswer) => process.send?.(message);
  process.on('disconnect', () => process.exit());
  // Leftovers of one document must not crash the child of the next one.
  process.on('unhandledRejection', () => undefined);
  process.on('message', async ({ task }: { task: Input }) => {
    try {
      answer({ output: await perform(task) });
    } catch (error) {
      answer({ error: toMessage(error) });
    }
  });
};
