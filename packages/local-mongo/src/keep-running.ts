import { type MongodOptions, type RunningMongod, startMongod } from './start-mongod';

/** More crashes than this in the time have a cause that a restart does not fix, such as a full disk or damaged data. */
const MAX_CRASHES = 3;
const CRASH_WINDOW_MS = 10 * 60_000;

/** Whether to restart after crashes at these times. */
export const isWorthARestart = (crashTimes: readonly number[], now: number): boolean =>
  crashTimes.filter((at) => now - at < CRASH_WINDOW_MS).length <= MAX_CRASHES;

export interface KeepRunningOptions extends MongodOptions {
  say?: (line: string) => void;
  /** Called when the server crashed and cannot be restarted. */
  onLost: (error: Error) => void;
}

/** Starts a server and restarts it on the same port and data when it crashes; its clients reconnect by themselves. */
export const keepRunning = async ({ say, onLost, ...options }: KeepRunningOptions): Promise<RunningMongod> => {
  const crashTimes: number[] = [];
  let isStopping = false;
  let restarting: Promise<unknown> | undefined;
  let server = await startMongod(options);
  const { uri, port } = server;

  const restart = async (reason: string) => {
    crashTimes.push(Date.now());
    if (!isWorthARestart(crashTimes, Date.now())) throw new Error(`it ended ${crashTimes.length} times`);
    say?.(`MongoDB ended (${reason}) and is started again`);
    server = await startMongod({ ...options, port });
    say?.('MongoDB is running again');
    watch();
  };
  const watch = () =>
    void server.ended.then((reason) => {
      if (isStopping) return;
      restarting = restart(reason).catch((cause) => {
        const message = cause instanceof Error ? cause.message : String(cause);
        onLost(new Error(`MongoDB ended (${reason}) and could not be started again: ${message}`, { cause }));
      });
    });
  watch();

  return {
    uri,
    port,
    get ended() {
      return server.ended;
    },
    async stop(how) {
      isStopping = true;
      await restarting;
      await server.stop(how);
    },
  };
};
