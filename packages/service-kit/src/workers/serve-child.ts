import { Worker } from 'node:worker_threads';

/** What a child process answers to a task. */
export interface ChildAnswer {
  output?: unknown;
  error?: string;
}

/** Ends this process when its parent is gone, even while a document keeps it in an endless loop. */
const WATCH_PARENT = `
  const parent = process.ppid;
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);
`;

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The other end of a child pool: answers each task with what `perform` returns, or with the message of its error. */
export const serveChild = <Input, Output>(perform: (input: Input) => Promise<Output> | Output) => {
  new Worker(WATCH_PARENT, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  }).unref();
  const answer = (message: ChildAnswer) => process.send?.(message);
  process.on('disconnect', () => process.exit());
  // What one document left behind must not cost the next one its child.
  process.on('unhandledRejection', () => undefined);
  process.on('message', async ({ task }: { task: Input }) => {
    try {
      answer({ output: await perform(task) });
    } catch (error) {
      answer({ error: sentence(error) });
    }
  });
};
