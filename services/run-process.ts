import { setTimeout as sleep } from 'node:timers/promises';
import { removeAbandonedFolders } from '@skills-architect/service-kit';
import closeWithGrace from 'close-with-grace';

const CLOSE_WITHIN_MS = 8000;
const begun = performance.now();

/** Says a sentence with the time since the start of the process. */
export const say = (sentence: string) =>
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${sentence}`);

export interface Place {
  host: string;
  port: number;
}

/** What went wrong at the start as a sentence; a taken port is what people meet most. */
const startFailureText = (error: unknown, { host, port }: Place) => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is in use by another program: set PORT to another one.`;
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${port} of ${host} may not be used by this user: set PORT to another one.`;
  return error.message;
};

/** Ends a process whose settings are wrong, with a sentence for each mistake. */
export const refuse = (mistakes: readonly string[]): never => {
  for (const mistake of mistakes) console.error(mistake);
  process.exit(2);
};

export interface Running {
  /** Says that the process is about to end, while it still answers. */
  leave?: () => void;
  stop: () => Promise<void>;
}

/**
 * Runs what `start` starts until the process is asked to end. Asked by SIGTERM it first says for `leaveMs` that it leaves, so
 * that whoever shares the calls goes elsewhere; by hand it ends at once. A start that fails ends it with a sentence.
 */
export const runProcess = async (place: Place, leaveMs: number, start: () => Promise<Running>): Promise<void> => {
  let running: Running | undefined;
  closeWithGrace({ delay: leaveMs + CLOSE_WITHIN_MS }, async ({ err, signal }) => {
    if (err) console.error(err);
    say(signal ? 'stopping' : 'stopping after an error');
    if (signal === 'SIGTERM' && leaveMs && running?.leave) {
      running.leave();
      await sleep(leaveMs);
    }
    await running?.stop();
    process.exit(err ? 1 : 0);
  });
  try {
    const removed = await removeAbandonedFolders();
    if (removed) say(`removed ${removed} temporary folders of processes that were killed`);
    running = await start();
  } catch (error) {
    console.error(startFailureText(error, place));
    process.exit(1);
  }
};
