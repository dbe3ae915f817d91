import path from 'node:path';
import { checkUri } from './check-uri';
import { findMongod } from './find-mongod';
import { keepRunning } from './keep-running';
import { isAlive, readOwner } from './owner';
import { type RunningMongod, startMongod } from './start-mongod';

export { freePort } from './ports';
export { checkUri, findMongod, type RunningMongod, startMongod };

export interface DatabaseOptions {
  /** URI of an existing server, to use instead of our own. */
  uri?: string;
  /** Cache folder for a downloaded mongod. */
  cacheDir: string;
  dbPath: string;
  say?: (line: string) => void;
  /** Called when our own server crashed and cannot be restarted. */
  onLost?: (error: Error) => void;
}

interface ReachedDatabase extends Pick<RunningMongod, 'uri' | 'stop'> {
  /** Whether another process uses it. */
  isInUse: boolean;
}

/**
 * Connects to a portal's database, whether the portal is running or not: the one at `uri`, the server running on the
 * folder, or a new one.
 */
export const connectToDatabase = async (options: DatabaseOptions): Promise<ReachedDatabase> => {
  const owner = options.uri ? undefined : readOwner(path.join(options.dbPath, 'owner.json'));
  if (!owner || !isAlive(owner.node)) return { ...(await startDatabase(options)), isInUse: false };
  return { uri: `mongodb://127.0.0.1:${owner.port}/?replicaSet=rs0`, stop: async () => undefined, isInUse: true };
};

/** A database for one machine: the one at `uri`, checked, or our own server that stops with this process. */
export const startDatabase = async ({
  uri,
  cacheDir,
  dbPath,
  say,
  onLost,
}: DatabaseOptions): Promise<Pick<RunningMongod, 'uri' | 'stop'>> => {
  if (uri) return { uri: await checkUri(uri), stop: async () => undefined };
  const bin = await findMongod(cacheDir, say);
  return onLost ? keepRunning({ bin, dbPath, say, onLost }) : startMongod({ bin, dbPath });
};
