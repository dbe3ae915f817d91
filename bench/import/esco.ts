import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listSources } from '@skills-architect/contracts/skills';
import type { Document } from 'mongodb';
import { builtWorker } from '../portal/built-worker';
import { findEscoZips, importFiles, waitUntilIdle } from '../portal/fill';
import { watchMemory } from '../portal/memory';
import { type BenchPortal, startPortal } from '../portal/start-portal';
import type { Visitor } from '../portal/visitor';
import { measureSeconds } from '../timings';
import type { Measurement } from './measurement';

const READ_MB = 500;
const COLLECTIONS = [
  ['skills', 'skill'],
  ['roles', 'role'],
] as const;
const BARE = 'bench_import';

/** Inserts the documents of the import again, into a database with the same indexes and nothing else. */
const insertAlone = async ({ bare }: BenchPortal, sourceId: number) => {
  const target = bare.db(BARE);
  await target.dropDatabase();
  const sets: [string, Document[]][] = [];
  for (const [database, name] of COLLECTIONS) {
    const from = bare.db(`skills_architect_${database}`).collection(name);
    sets.push([name, await from.find({ sourceId }).toArray()]);
    for (const { key, name: index, unique, partialFilterExpression } of await from.indexes())
      if (index !== '_id_')
        await target
          .collection(name)
          .createIndex(key, { ...(unique && { unique }), ...(partialFilterExpression && { partialFilterExpression }) });
  }
  const seconds = await measureSeconds(async () => {
    for (const [name, documents] of sets) await target.collection(name).insertMany(documents, { ordered: false });
  });
  await target.dropDatabase();
  return { seconds, documents: sets.reduce((sum, [, documents]) => sum + documents.length, 0) };
};

/** One import of ESCO from upload to end, in seconds. */
export const importOnce = async (admin: Visitor, zips: string[]) =>
  measureSeconds(async () => {
    await importFiles(admin, zips);
  });

/**
 * The import of ESCO into a new portal, compared with insertMany of the skills and roles it wrote, and with reading the
 * zips alone. Matcher training and trees afterwards are timed separately.
 */
export const measureEsco = async (library: string): Promise<Measurement> => {
  const zips = await findEscoZips(library);
  const reader = builtWorker('read-taxonomy', READ_MB);
  const files = zips.map((zip) => ({ name: path.basename(zip), path: zip }));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const readingSeconds = await measureSeconds(() => reader.run({ files, folder })).finally(async () => {
    await reader.close();
    await rm(folder, { recursive: true });
  });
  const portal = await startPortal();
  try {
    const admin = await portal.signIn('super');
    const stopImportWatch = watchMemory(portal);
    const seconds = await importOnce(admin, zips);
    const importMemory = stopImportWatch();
    const stopLearningWatch = watchMemory(portal);
    const learningSeconds = await measureSeconds(() => waitUntilIdle(portal));
    const learningMemory = stopLearningWatch();
    const repeatSeconds = await importOnce(admin, zips);
    const { sources } = await admin.call(listSources);
    const sourceId = sources.find(({ source }) => source === 'ESCO')?.sourceId ?? 0;
    const { seconds: alone, documents } = await insertAlone(portal, sourceId);
    return {
      name: 'ESCO',
      size: `${documents} documents`,
      seconds,
      alone,
      parts: {
        'reading the zips alone (s)': readingSeconds,
        'the same import once more (s)': repeatSeconds,
        'then learning words and trees (s)': learningSeconds,
        'memory importing, node (MB)': importMemory.node,
        'memory importing, mongod (MB)': importMemory.mongod,
        'memory learning, node (MB)': learningMemory.node,
        'memory learning, mongod (MB)': learningMemory.mongod,
        'memory learning, together (MB)': learningMemory.together,
      },
    };
  } finally {
    await portal.stop();
  }
};
