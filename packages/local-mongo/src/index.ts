import { checkUri } from './check-uri';
import { findMongod } from './find-mongod';
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
}

/** A database for one machine: the one at `uri`, checked, or a server of our own that ends with this process. */
export const startDatabase = async ({
  uri,
  cacheDir,
  dbPath,
  say,
}: DatabaseOptions): Promise<Pick<RunningMongod, 'uri' | 'stop'>> => {
  if (uri) return { uri: await checkUri(uri), stop: async () => undefined };
  return startMongod({ bin: await findMongod(cacheDir, say), dbPath });
};
