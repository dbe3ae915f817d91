import { type MongodOptions, type RunningMongod, startMongod } from './start-mongod';

/** A server that dies this often within the time has a reason that another start does not take away: a full disk, damaged data. */
const MOST_DEATHS = 3;
const WITHIN_MS = 10 * 60_000;

/** Whether it is worth starting again after these deaths. */
export const isWorthARestart = (deaths: readonly number[], now: number): boolean =>
  deaths.filter((at) => now - at < WITHIN_MS).length <= MOST_DEATHS;

export interface KeepRunningOptions extends MongodOptions {
  say?: (line: string) => void;
  /** The server died and cannot be brought back: nothing works without it. */
  onLost: (error: Error) => void;
}

/** A server that is started again, on the same port and data, when it dies; those connected to it go on by themselves. */
export const keepRunning = async ({ say, onLost, ...options }: KeepRunningOptions): Promise<RunningMongod> => {
  const deaths: number[] = [];
  let isStopping = false;
  let starting: Promise<unknown> | undefined;
  let server = await startMongod(options);
  const { uri, port } = server;

  const restart = async (reason: string) => {
    deaths.push(Date.now());
    if (!isWorthARestart(deaths, Date.now())) throw new Error(`it ended ${deaths.length} times`);
    say?.(`MongoDB ended (${reason}) and is started again`);
    server = await startMongod({ ...options, port });
    say?.('MongoDB is running again');
    watch();
  };
  const watch = () =>
    void server.ended.then((reason) => {
      if (isStopping) return;
      starting = restart(reason).catch((cause) => {
        const why = cause instanceof Error ? cause.message : String(cause);
        onLost(new Error(`MongoDB ended (${reason}) and could not be started again: ${why}`, { cause }));
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
      await starting;
      await server.stop(how);
    },
  };
};
