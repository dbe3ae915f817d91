import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The zips of a library's download, in a folder or in one within it; throws if there are none. */
export const findZips = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.zip')).sort();
  if (!names.length) throw new Error(`${folder} holds no zip.`);
  return names.map((name) => path.join(folder, name));
};
