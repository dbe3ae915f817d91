import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withAdmin } from './admin-client';
import { becomePrimary, isServerAt } from './become-primary';
import { isAlive, type Owner, readOwner, stopWithParent } from './owner';
import { canConnect, freePort } from './ports';

export interface MongodOptions {
  bin: string;
  dbPath: string;
  /** 0 means any free port. */
  port?: number;
  /** For tests: faster writes for disposable data, and nothing expires, because tests set clocks that MongoDB ignores. */
  test?: boolean;
  cacheGB?: number;
}

export interface RunningMongod {
  uri: string;
  port: number;
  /** Resolves with the exit code or signal when the server has ended. */
  ended: Promise<string>;
  /** Stops the server; with `wipe` at once, deleting its data. */
  stop: (options?: { wipe?: boolean }) => Promise<void>;
}

const START_WITHIN_MS = 20_000;
const STOP_WITHIN_MS = 15_000;
const MAX_LOG_BYTES = 5e6;
const ADDRESS_IN_USE = 48;
const DATA_IN_USE = 100;

/**
 * Maximum duration of a transaction in seconds; MongoDB's default is 60. The open transactions of a killed process block
 * other writers for up to one and a half times this limit.
 */
const TRANSACTION_LIMIT_S = 20;

const directUri = (port: number) => `mongodb://127.0.0.1:${port}/?directConnection=true`;
/**
 * Creates one level at a time: Node's recursive mkdir hangs on file systems where folders cannot be created, such as
 * /proc.
 */
const makeFolder = (folder: string) => {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    fs.mkdirSync(folder);
  } catch (cause) {
    throw new Error(`The folder ${folder} cannot be made. Choose another place for the data with DATA_DIR.`, { cause });
  }
};

const fileSize = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const launch = ({ bin, test = false, cacheGB = 1 }: MongodOptions, dbPath: string, port: number, logFile: string) =>
  spawn(
    bin,
    [
      ...['--dbpath', dbPath, '--port', `${port}`, '--bind_ip', '127.0.0.1', '--nounixsocket', '--replSet', 'rs0'],
      ...['--logpath', logFile, '--logappend', '--quiet', '--wiredTigerCacheSizeGB', `${cacheGB}`, '--oplogSize', '64'],
      ...['--wiredTigerEngineConfigString', 'log=(file_max=8MB,prealloc=false)'],
      ...['--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_LIMIT_S}`],
      ...(test ? ['--setParameter', 'ttlMonitorEnabled=false'] : []),
    ],
    { stdio: 'ignore', detached: true, windowsHide: true },
  );

/** Resolves with `undefined` when the server accepts connections, or with its exit code when it ended before. */
const waitUntilListening = async (child: ChildProcess, port: number): Promise<string | number | undefined> => {
  let end: string | number | undefined;
  child.once('error', (error) => {
    end = error.message;
  });
  child.once('exit', (code, signal) => {
    end ??= code ?? signal ?? 'unknown';
  });
  while (end === undefined && !(await canConnect(port))) await sleep(20);
  return end;
};

const waitForEnd = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    const resolveEnd = () => resolve(String(child.exitCode ?? child.signalCode));
    if (child.exitCode !== null || child.signalCode !== null) resolveEnd();
    else child.once('exit', resolveEnd);
  });

const findReason = (text: string) =>
  text
    .split('\n')
    .filter((line) => /"s":"[EF]"/.test(line))
    .map((line) => line.replace(/^.*?"msg":/, ''))
    .join(' ')
    .slice(0, 600);

const stopOrphan = ({ port }: Owner, dbPath: string) =>
  withAdmin(directUri(port), { serverSelectionTimeoutMS: 500 }, async (admin) => {
    if (await isServerAt(admin, dbPath)) await admin.command({ shutdown: 1, force: true });
  }).catch(() => undefined); // shutdown breaks the connection

const createStop =
  (child: ChildProcess, dbPath: string, ownerFile: string) =>
  async ({ wipe = false } = {}) => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.ref();
      child.kill(wipe ? 'SIGKILL' : 'SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await exited;
      clearTimeout(force);
    }
    fs.rmSync(wipe ? dbPath : ownerFile, { recursive: true, force: true });
  };

/** Why a server did not start. A temporary problem may be gone in the next try. */
interface StartProblem {
  problem: string;
  isTemporary: boolean;
}

interface Start {
  options: MongodOptions;
  dbPath: string;
  port: number;
  ownerFile: string;
  /** Builds the problem for a server that ended before it accepted connections; `log` is what it has logged. */
  toProblem: (end: string | number, log: string) => StartProblem;
}

const startOnce = async ({ options, dbPath, port, ownerFile, toProblem }: Start) => {
  const { test = false } = options;
  const logFile = path.join(dbPath, 'mongod.log');
  if (fileSize(logFile) > MAX_LOG_BYTES) fs.renameSync(logFile, `${logFile}.1`);
  const logStart = fileSize(logFile);
  const child = launch(options, dbPath, port, logFile);
  const end = await waitUntilListening(child, port);
  if (end !== undefined)
    return toProblem(end, fileSize(logFile) ? fs.readFileSync(logFile).subarray(logStart).toString() : '');
  child.unref();
  stopWithParent(child);
  fs.writeFileSync(ownerFile, JSON.stringify({ node: process.pid, mongod: child.pid, port }));
  await becomePrimary(directUri(port), { dbPath, port, test }).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  const uri = `mongodb://127.0.0.1:${port}/?replicaSet=rs0`;
  return { uri, port, ended: waitForEnd(child), stop: createStop(child, dbPath, ownerFile) };
};

/**
 * Starts a one-member replica set on a data folder; it stops when this process ends, even by SIGKILL. A server left
 * over from a killed process is stopped first. Throws at once when a running process uses the folder or the port is
 * taken.
 */
export const startMongod = async (options: MongodOptions): Promise<RunningMongod> => {
  const { port: requestedPort = 0 } = options;
  const dbPath = path.resolve(options.dbPath);
  makeFolder(dbPath);
  const ownerFile = path.join(dbPath, 'owner.json');
  const until = Date.now() + START_WITHIN_MS;
  let isOrphanStopped = false;
  for (;;) {
    const owner = readOwner(ownerFile);
    const isOrphan = owner !== undefined && !isAlive(owner.node);
    const isUsedByOther = owner !== undefined && !isOrphan;
    const folderInUseText = `The data folder ${dbPath} is in use by process ${owner?.node}; its database is mongodb://127.0.0.1:${owner?.port}/?replicaSet=rs0 (set MONGODB_URI to share it).`;

    const portProblem = (): StartProblem =>
      owner?.port === requestedPort
        ? { problem: folderInUseText, isTemporary: isOrphan }
        : { problem: `Port ${requestedPort} is in use by another program; choose another.`, isTemporary: false };
    const toProblem = (end: string | number, log: string): StartProblem =>
      end === DATA_IN_USE && log.includes('DBPathInUse')
        ? { problem: folderInUseText, isTemporary: !isUsedByOther }
        : {
            problem: `mongod ended with ${end}: ${findReason(log)}`,
            // Another program has just taken the free port.
            isTemporary: end === ADDRESS_IN_USE && !requestedPort,
          };

    const isPortTaken = requestedPort !== 0 && (await canConnect(requestedPort));
    const port = requestedPort || (await freePort());
    const started = isPortTaken ? portProblem() : await startOnce({ options, dbPath, port, ownerFile, toProblem });
    if ('uri' in started) return started;
    if (!started.isTemporary || Date.now() > until) throw new Error(started.problem);
    if (isOrphan && !isOrphanStopped) {
      isOrphanStopped = true;
      await stopOrphan(owner, dbPath);
    }
    await sleep(100);
  }
};
