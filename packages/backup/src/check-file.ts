import { BSON } from 'mongodb';
import { BackupRefused } from './backup-refused';
import { FORMAT, readFrames } from './frames';

/** Keeps BSON types instead of converting them to JavaScript's, so that all values are restored unchanged. */
export const RAW_TYPES = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

const NO_BACKUP = 'This file is not a backup of Skills Architect, or one of another version.';

/** Throws when the frames are not a complete backup; returns the number of documents. */
const checkFrames = async (file: string, passphrase: string | undefined): Promise<number> => {
  let documents = 0;
  let endCount: number | undefined;
  let isFirst = true;
  const collections = new Set<string>();
  for await (const frame of readFrames(file, passphrase)) {
    if (isFirst && (frame.kind !== 'H' || frame.head.format !== FORMAT)) throw new BackupRefused(NO_BACKUP);
    isFirst = false;
    if (frame.kind === 'C') {
      const name = `${frame.collection.database}.${frame.collection.name}`;
      if (collections.has(name)) throw new BackupRefused(`This file is damaged: it has the collection ${name} twice.`);
      collections.add(name);
    }
    if (frame.kind === 'D') {
      documents += 1;
      if (!collections.size || !('_id' in BSON.deserialize(frame.document, RAW_TYPES)))
        throw new BackupRefused('This file is damaged: it has a document without a collection or an id.');
    }
    if (frame.kind === 'E') endCount = frame.end.documents;
  }
  if (endCount !== documents) throw new BackupRefused('This file is incomplete.');
  return documents;
};

/** Reads the whole file; throws a readable error when it is invalid. */
export const checkFile = async (file: string, passphrase?: string): Promise<number> => {
  try {
    return await checkFrames(file, passphrase);
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    const reason = String(error).replace(/^\w*Error: /, '');
    throw new BackupRefused(`The backup ${file} cannot be read: ${reason}`, { cause: error });
  }
};
