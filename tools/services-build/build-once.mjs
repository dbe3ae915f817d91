import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** What the last build was made of and what it wrote. */
const STATE = '.build.json';

const readState = (out) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(out, STATE), 'utf8'));
  } catch {
    return undefined;
  }
};

/** esbuild reads these, too. */
const CONFIGURATION = ['tsconfig.json', 'tsconfig.base.json'];

/** The hash of the options and of all sources; undefined when a source is gone. */
const hashSources = (options, sources) => {
  const inputs = [...CONFIGURATION.filter((file) => fs.existsSync(file)), ...sources];
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const file of inputs) {
    if (!fs.existsSync(file)) return undefined;
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
};

/** A running portal reads these files, so each is replaced at once, and only if it differs. */
const writeFile = ({ path: file, contents }) => {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(contents)) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.partial-${process.pid}`;
  fs.writeFileSync(partial, contents);
  fs.renameSync(partial, file);
};

/**
 * Bundles with esbuild unless nothing has changed since the last build into the folder; returns whether it did. The
 * files of the build before stay, because a portal that was started with them may still load them.
 */
export const buildOnce = async (options) => {
  const { outdir } = options;
  const before = readState(outdir);
  const isComplete = before?.outputs.every((file) => fs.existsSync(file));
  if (isComplete && hashSources(options, before.inputs) === before.hash) return false;
  const { metafile, outputFiles } = await build({ ...options, metafile: true, write: false });
  for (const file of outputFiles) writeFile(file);
  const [inputs, outputs] = [Object.keys(metafile.inputs).sort(), Object.keys(metafile.outputs)];
  const kept = new Set([...outputs, ...(before?.outputs ?? [])].map((file) => path.resolve(file)));
  for (const name of fs.readdirSync(outdir)) {
    const file = path.resolve(outdir, name);
    if (name !== STATE && !kept.has(file)) fs.rmSync(file, { recursive: true, force: true });
  }
  const state = { hash: hashSources(options, inputs), inputs, outputs };
  writeFile({ path: path.join(outdir, STATE), contents: Buffer.from(JSON.stringify(state)) });
  return true;
};
