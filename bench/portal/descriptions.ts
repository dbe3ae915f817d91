import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compareNames } from '@skills-architect/contracts/locale';
import { getImport } from '@skills-architect/contracts/personas';
import { aZip } from '@skills-architect/service-kit/testing/files';
import type { Visitor } from './visitor';

const KINDS = ['.pdf', '.docx', '.doc'];
const POLL_MS = 50;

interface Description {
  fileName: string;
  bytes: Buffer;
}

/** Job descriptions of a folder and its subfolders, evenly sampled. */
export const sampleDescriptions = async (folder: string, count: number): Promise<Description[]> => {
  const all = (await readdir(folder, { recursive: true })).filter((name) => KINDS.includes(path.extname(name)));
  if (all.length < count) throw new Error(`${folder} holds ${all.length} job descriptions; ${count} are needed.`);
  const sorted = all.sort(compareNames);
  const chosen = Array.from({ length: count }, (_, index) => sorted[Math.floor((index * all.length) / count)] ?? '');
  return Promise.all(
    chosen.map(async (name, index) => ({
      fileName: `${index + 1} ${path.basename(name)}`,
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
