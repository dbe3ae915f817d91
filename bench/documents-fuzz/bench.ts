import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz';
import { readers } from './readers';
import { ownSamples, samplesIn } from './samples';

const KEEP = '.cache/documents-fuzz';

/**
 * Fuzzes the portal's document readers with damaged documents of every format: `--count`, `--seed`, `--samples FOLDER`
 * with real files in addition to our own.
 */
export const run = async (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      samples: { type: 'string' },
    },
  });
  const samples = [...(await ownSamples()), ...(values.samples ? await samplesIn(values.samples) : [])];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  await mkdir(KEEP, { recursive: true });
  const all = readers(folder);
  let readable = 0;
  const begun = performance.now();
  try {
    const table = await fuzz(
      samples,
      Number(values.count),
      Number(values.seed),
      all,
      async ({ format, bytes }, outcome) => {
        if (outcome === 'crashed' || outcome === 'too slow')
          await writeFile(path.join(KEEP, `${++readable}.${format}`), bytes);
      },
    );
    console.table(Object.fromEntries(table));
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(`${values.count} files from ${samples.length} samples in ${seconds} s; this process did not crash.`);
    if (readable) console.log(`Files that crashed a reader or took too long are in ${KEEP}.`);
  } finally {
    await all.close();
    await rm(folder, { recursive: true });
  }
};
