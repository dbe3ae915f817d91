import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { type ListenAddress, removeAbandonedFolders, startFailureText } from '@skills-architect/service-kit';
import closeWithGrace from 'close-with-grace';

const CLOSE_WITHIN_MS = 8000;
/**
 * How far the heap may grow between full garbage collections, in percent of the memory in use. V8's own choice lets it
 * grow to several times that. Costs a tenth of CPU time and saves a quarter of the memory in an import of ESCO
 * (docs/performance.md, import).
 */
const HEAP_GROWING_PERCENT = 40;
const startedAt = performance.now();

/** Prints a sentence with the time since the start of the process. */
export const say = (sentence: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${sentence}`);

/** Exits a process with invalid settings, with a message for each mistake. */
export const exitWithMistakes = (mistakes: readonly string[]): never => {
  for (const mistake of mistakes) console.error(mistake);
  process.exit(2);
};

export interface RunningProcess {
  /** Reports that the process will stop soon, but still answers. */
  leave?: () => void;
  stop: () => Promise<void>;
}

/**
 * Runs `start` until the process is asked to stop. On SIGTERM it first reports not ready for `leaveMs`, so that load
 * balancers stop sending requests; on Ctrl+C it stops at once. A failed start exits with a message.
 */
export const runProcess = async (
  place: ListenAddress,
  leaveMs: number,
  start: () => Promise<RunningProcess>,
): Promise<void> => {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`);
  let running: RunningProcess | undefined;
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
