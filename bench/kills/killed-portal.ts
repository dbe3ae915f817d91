import type { JobState } from '@skills-architect/contracts';
import { listJobs } from '@skills-architect/contracts/portal';
import { type BenchPortal, startPortal } from '../portal/start-portal';
import type { Visitor } from '../portal/visitor';

/** One kill: the job's progress, and the time until users could continue. */
export interface Kill {
  job: string;
  /** Items done, of the total. */
  at: string;
  /** From the kill until a new process reports ready. */
  readySeconds: number;
  /** From the kill until the job progresses again, or is done. */
  continuedSeconds: number;
}

/** Lines with the time of each kill, and the time until users could continue. */
export const formatKills = (kills: readonly Kill[]): string =>
  kills
    .map(
      ({ at, readySeconds, continuedSeconds }) =>
        `killed at ${at}; ready after ${readySeconds.toFixed(1)} s, went on after ${continuedSeconds.toFixed(1)} s`,
    )
    .join('\n');

const POLL_MS = 20;
const CONTINUES_WITHIN_MS = 180_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Polls until there is a result; without one for three minutes the job counts as stuck. */
export const pollUntil = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
  for (const from = performance.now(); performance.now() - from < CONTINUES_WITHIN_MS; await pause()) {
    const found = await ask();
    if (found !== undefined) return found;
  }
  throw new Error(`stuck: ${what}`);
};

/** A portal on one data folder that is killed without warning and restarted; then all users sign in again. */
export const startKillablePortal = async (data: string) => {
  let portal: BenchPortal = await startPortal({ data });
  let visitor: Visitor = await portal.signIn('super');
  const kills: Kill[] = [];

  const job = async (token: string): Promise<JobState> => {
    const found = (await visitor.call(listJobs)).jobs.find((one) => one.token === token);
    if (!found) throw new Error(`the job ${token} is gone`);
    if (found.status === 'failed' || found.status === 'cancelled')
      throw new Error(`${found.title} ended as ${found.status}: ${found.errorMessage}`);
    return found;
  };

  const restart = async () => {
    process.kill(portal.node, 'SIGKILL');
    const from = performance.now();
    await portal.stop();
    portal = await startPortal({ data });
    const readySeconds = (performance.now() - from) / 1000;
    visitor = await portal.signIn('super');
    return { from, readySeconds };
  };

  return {
    kills,
    portal: () => portal,
    visitor: () => visitor,
    job,
    done: (token: string) =>
      pollUntil('the job does not end', async () => ((await job(token)).status === 'done' ? true : undefined)),

    /**
     * Kills the portal when this share of the work is done, restarts it and waits until the work continues. `progress`
     * returns the number of items done, `Infinity` at the end.
     */
    async killAt(name: string, share: number, total: number, progress: () => Promise<number>) {
      const killAfter = Math.floor(share * total);
      const before = await pollUntil(`${name} does not reach ${killAfter}`, async () => {
        const done = await progress();
        return done >= killAfter ? done : undefined;
      });
      const { from, readySeconds } = await restart();
      const afterRestart = await progress();
      await pollUntil(`${name} does not continue`, async () => {
        const now = await progress();
        // Repeated steps may count from a lower number, so any change since the restart is progress.
        return now === Number.POSITIVE_INFINITY || now !== afterRestart || now > before ? true : undefined;
      });
      const at = before === Number.POSITIVE_INFINITY ? 'just ended' : `${before} of ${total}`;
      kills.push({ job: name, at, readySeconds, continuedSeconds: (performance.now() - from) / 1000 });
    },
    stop: () => portal.stop(),
  };
};
export type KillablePortal = Awaited<ReturnType<typeof startKillablePortal>>;
