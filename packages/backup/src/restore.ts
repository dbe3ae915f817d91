import { MongoClient } from 'mongodb';
import { BackupRefused } from './backup-refused';
import { checkFile } from './check-file';
import { readFrames } from './frames';
import { listDatabases, stagedCollections } from './staged-collections';

export interface RestoreOptions {
  uri: string;
  prefix: string;
  file: string;
  /** That of the backup, if it is encrypted. */
  passphrase?: string | undefined;
  /** Deletes existing data; otherwise a restore over existing data is refused. */
  replace: boolean;
  say?: (sentence: string) => void;
}

/** Fills the staged collections; deletes them again when the backup does not fit. */
const stage = async ({ file, passphrase, say }: RestoreOptions, staged: ReturnType<typeof stagedCollections>) => {
  try {
    for await (const frame of readFrames(file, passphrase)) {
      if (frame.kind === 'C') {
        await staged.startCollection(frame.collection);
        say?.(`${frame.collection.database}.${frame.collection.name}`);
      }
      if (frame.kind === 'D') await staged.addDocument(frame.document);
    }
    await staged.flush();
  } catch (error) {
    await staged.discard();
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupRefused(`The backup ${file} cannot be restored, and nothing was changed: ${reason}`, {
      cause: error,
    });
  }
};

/**
 * Restores a file written by `backUp`; returns the number of documents. The whole file is checked and restored beside
 * the existing data before that is replaced.
 */
export const restore = async (options: RestoreOptions): Promise<number> => {
  const { uri, prefix, file, passphrase, replace } = options;
  const documents = await checkFile(file, passphrase);
  const client = new MongoClient(uri);
  try {
    await client.connect();
    const staged = stagedCollections(client, prefix);
    await staged.discard();
    const existing = await listDatabases(client, prefix);
    if (existing.length && !replace)
      throw new BackupRefused(
        `There is data already (${existing.join(', ')}). Restore into an empty MongoDB, or use --replace to delete it first.`,
      );
    await stage(options, staged);
    await staged.replaceExisting();
    return documents;
  } finally {
    await client.close();
  }
};
