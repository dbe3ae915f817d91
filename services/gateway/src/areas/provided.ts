import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const Provided = z.record(z.string(), z.string());

/** Versions of shared packages from the shell's build; undefined when the build does not list them. */
export const readProvidedVersions = async (shellFolder: string): Promise<Record<string, string> | undefined> => {
  const text = await readFile(path.join(shellFolder, 'provided.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Provided.parse(JSON.parse(text));
};
