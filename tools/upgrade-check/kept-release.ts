import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { backUp } from '@skills-architect/backup';
import type { StoredRecords } from './check-records';

const FOLDER = path.join(import.meta.dirname, 'releases');
const BACKUP = '.backup';
const answersFile = (from: string) => path.join(FOLDER, `${from}.answers.json.br`);

/** The data of an older version, as the backup command writes it. */
export const backupFile = (from: string) => path.join(FOLDER, `${from}${BACKUP}`);

/** Keeps the data of a version and what it answered, for the test. */
export const keepRelease = async (from: string, uri: string, stored: StoredRecords): Promise<void> => {
  await mkdir(FOLDER, { recursive: true });
  await rm(backupFile(from), { force: true });
  await backUp({ uri, prefix: 'skills_architect_', file: backupFile(from) });
  await writeFile(answersFile(from), await promisify(brotliCompress)(JSON.stringify(stored)));
};

/** The kept versions. */
export const listReleases = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => name.endsWith(BACKUP)).map((name) => path.basename(name, BACKUP));

export const readAnswers = async (from: string): Promise<StoredRecords> =>
  JSON.parse((await promisify(brotliDecompress)(await readFile(answersFile(from)))).toString());
