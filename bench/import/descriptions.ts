import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { discardImport, getImport, importJobDescriptions, proceedImport } from '@skills-architect/contracts/personas';
import { aZip } from '@skills-architect/service-kit/testing/files';
import { builtWorker } from '../portal/built-worker';
import { CLIENT } from '../portal/fill';
import type { Visitor } from '../portal/visitor';
import { measureSeconds } from '../timings';
import type { Measurement } from './measurement';

const KINDS = ['.pdf', '.docx', '.doc'];
const READ_MB = 400;
const POLL_MS = 50;

interface Description {
  fileName: string;
  bytes: Buffer;
}

/** Job descriptions of a folder and its subfolders, evenly sampled. */
export const sampleDescriptions = async (folder: string, count: number): Promise<Description[]> => {
  const all = (await readdir(folder, { recursive: true })).filter((name) => KINDS.includes(path.extname(name)));
  if (all.length < count) throw new Error(`${folder} holds ${all.length} job descriptions; ${count} are needed.`);
  const sorted = all.sort((a, b) => a.localeCompare(b));
  const chosen = Array.from({ length: count }, (_, at) => sorted[Math.floor((at * all.length) / count)] ?? '');
  return Promise.all(
    chosen.map(async (name, at) => ({
      fileName: `${at + 1} ${path.basename(name)}`,
      bytes: await readFile(path.join(folder, name)),
    })),
  );
};

/** Writes a zip of them into a temporary folder; `remove` deletes both. */
export const writeZipFile = async (descriptions: readonly Description[]) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const file = path.join(folder, 'descriptions.zip');
  await writeFile(file, aZip(Object.fromEntries(descriptions.map(({ fileName, bytes }) => [fileName, bytes]))));
  return { file, remove: () => rm(folder, { recursive: true }) };
};

/** Waits until an import reaches a stage. */
export const waitForStage = async (visitor: Visitor, importTokenId: string, stage: string) => {
  for (;;) {
    const state = await visitor.call(getImport, { params: { importTokenId } });
    if (state.stage === stage) return state;
    if (state.stage === 'failed') throw new Error(`the import failed: ${state.errorMessage}`);
    await sleep(POLL_MS);
  }
};

/** A zip of job descriptions from upload to review, compared with reading the same files by the same worker. */
export const measureDescriptions = async (visitor: Visitor, descriptions: readonly Description[]) => {
  const reader = builtWorker('read-job-description', READ_MB);
  const zip = await writeZipFile(descriptions);
  const alone = async () => {
    for (const { bytes, fileName } of descriptions) await reader.run({ bytes: new Uint8Array(bytes), fileName });
  };
  const importOnce = async (): Promise<Measurement> => {
    let importTokenId = '';
    const seconds = await measureSeconds(async () => {
      const input = { query: { clientId: CLIENT } };
      ({ importTokenId } = await visitor.upload(importJobDescriptions, input, [zip.file]));
      await waitForStage(visitor, importTokenId, 'review');
    });
    const params = { importTokenId };
    const matching = await measureSeconds(async () => {
      await visitor.call(proceedImport, { params });
      await waitForStage(visitor, importTokenId, 'selection');
    });
    const { counts } = await visitor.call(getImport, { params });
    await visitor.call(discardImport, { params });
    return {
      name: 'job descriptions to review',
      size: `${descriptions.length} files`,
      seconds,
      alone: await measureSeconds(alone),
      parts: { 'read as job descriptions': counts.read, 'then matching them to roles (s)': matching },
    };
  };
  const close = async () => {
    await reader.close();
    await zip.remove();
  };
  return { importOnce, close };
};
