import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const Provided = z.record(z.string(), z.string());

/** The versions of what areas need, as the shell's build wrote them down; undefined when it did not. */
export const providedIn = async (shellFolder: string): Promise<Record<string, string> | undefined> => {
  const text = await readFile(path.join(shellFolder, 'provided.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Provided.parse(JSON.parse(text));
};
