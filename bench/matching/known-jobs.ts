import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Job } from './descriptions';
import type { Library } from './esco';

/** A job with its right roles, as indexes of the library. */
export type KnownJob = Job & { close: Set<number> };

/** Files of real job descriptions with fitting ESCO occupations, chosen manually by titles and duties. */
const GOLD = new URL('./known-jobs.json', import.meta.url);
const Gold = z.record(z.string(), z.array(z.string()));

/** The jobs whose role in ESCO is known, the first one of each file. */
export async function knownJobs(jobs: readonly Job[], library: Library): Promise<KnownJob[]> {
  const gold = Gold.parse(JSON.parse(await readFile(GOLD, 'utf8')));
  const positions = new Map(library.uris.map((uri, position) => [uri.slice(uri.lastIndexOf('/') + 1), position]));
  return Object.entries(gold).flatMap(([file, concepts]) => {
    const job = jobs.find((each) => each.file === file);
    return job ? [{ ...job, close: new Set(concepts.flatMap((concept) => positions.get(concept) ?? [])) }] : [];
  });
}
