import path from 'node:path';
import { checkUri } from './check-uri';
import { findMongod } from './find-mongod';
import { keepRunning } from './keep-running';
import { isAlive, readOwner } from './owner';
import { type RunningMongod, startMongod } from './start-mongod';

export { freePort } from './ports';
export { checkUri, findMongod, type RunningMongod, startMongod };

export interface DatabaseOptions {
  /** An address to use instead of a server of our own. */
  uri?: string;
  /** Where a downloaded mongod is kept. */
  cacheDir: string;
  dbPath: string;
  say?: (line: string) => void;
  /** The server of our own died and cannot be brought back. */
  onLost?: (error: Error) => void;
}

interface ReachedDatabase extends Pick<RunningMongod, 'uri' | 'stop'> {
  /** Somebody else works on it. */
  isInUse: boolean;
}

/** The database of a portal, whether it runs or not: the one at `uri`, the server that works on the folder, or one of our own. */
export const reachDatabase = async (options: DatabaseOptions): Promise<ReachedDatabase> => {
  const owner = options.uri ? undefined : readOwner(path.join(options.dbPath, 'owner.json'));
  if (!owner || !isAlive(owner.node)) return { ...(await startDatabase(options)), isInUse: false };
  return { uri: `mongodb://127.0.0.1:${owner.port}/?replicaSet=rs0`, stop: async () => undefined, isInUse: true };
};

/** A database for one machine: the one at `uri`, checked, or a server of our own that ends with this process. */
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
