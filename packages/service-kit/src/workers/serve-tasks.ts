import { parentPort } from 'node:worker_threads';

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The other end of a pool: answers each task with what `perform` returns; an error's message goes back as the task's error. */
export const serveTasks = <Input, Output>(perform: (input: Input) => Promise<Output> | Output) => {
  parentPort?.on('message', async (input: Input) => {
    try {
      parentPort?.postMessage({ output: await perform(input) });
    } catch (error) {
      parentPort?.postMessage({ error: sentence(error) });
    }
  });
};
