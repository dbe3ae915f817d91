/**
 * Writes the data of a deployment to a file, or restores it: `node services/dist/backup.js create FILE`, `node
 * services/dist/backup.js restore FILE [--replace]`. Uses the database of MONGODB_URI, else that of DATA_DIR. With
 * BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, the file is encrypted.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefused, backUp, restore } from '@skills-architect/backup';
import { connectToDatabase } from '@skills-architect/local-mongo';
import { say } from './run-process';
import { readSettings } from './settings/single-process-settings';

const USAGE = 'Usage: npm run backup -- FILE, or npm run restore -- FILE [--replace]';

const readPassphrase = (): string | undefined => {
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE } = process.env;
  if (BACKUP_PASSPHRASE && BACKUP_PASSPHRASE_FILE)
    throw new BackupRefused('BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE are both set: keep one of them.');
  try {
    return (
      BACKUP_PASSPHRASE || (BACKUP_PASSPHRASE_FILE && readFileSync(BACKUP_PASSPHRASE_FILE, 'utf8').trim()) || undefined
    );
  } catch (cause) {
    throw new BackupRefused(`BACKUP_PASSPHRASE_FILE is ${BACKUP_PASSPHRASE_FILE}, which cannot be read.`, { cause });
  }
};

const work = async (action: string | undefined, fileName: string | undefined, replace: boolean) => {
  const isKnownAction = action === 'create' || action === 'restore';
  if (!fileName || !isKnownAction) throw new BackupRefused(USAGE);
  const file = path.resolve(fileName);
  if (action === 'create' && existsSync(file)) throw new BackupRefused(`${file} already exists. Choose another name.`);
  if (action === 'restore' && !existsSync(file)) throw new BackupRefused(`There is no file ${file}.`);
  // Only the settings of the database are needed.
  const { MONGODB_URI, DATA_DIR, DATABASE_PREFIX } = process.env;
  const read = readSettings({ MONGODB_URI, DATA_DIR, DATABASE_PREFIX });
  if ('mistakes' in read) throw new BackupRefused(read.mistakes.join('\n'));
  const { mongoUri, dataDir, databasePrefix } = read.settings;
  const database = await connectToDatabase({
    uri: mongoUri,
    cacheDir: path.resolve('.cache/mongod'),
    dbPath: path.join(dataDir, 'mongo'),
    say,
  });
  const options = { uri: database.uri, prefix: databasePrefix, file, passphrase: readPassphrase(), say };
  try {
    if (action === 'create') {
      await backUp(options);
      return say(`${file} is written`);
    }
    if (database.isInUse) throw new BackupRefused(`A portal is running on ${dataDir}. Stop it first.`);
    say(`${await restore({ ...options, replace })} documents are restored`);
  } finally {
    await database.stop();
  }
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
try {
  await work(positionals[0], positionals[1], values.replace ?? false);
  process.exit(0);
} catch (error) {
  console.error(error instanceof BackupRefused ? error.message : error);
  process.exit(1);
}
