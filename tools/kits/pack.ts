import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KITS, stageKits } from './stage';

const CACHE = path.resolve('.cache/kits');

const filesBelow = (place: string): string[] =>
  fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((dirent) => dirent.isFile() && !dirent.parentPath.includes('node_modules'))
    .map((dirent) => path.join(dirent.parentPath, dirent.name));

/** Hash of all inputs of the packages. */
const contentHash = (): string => {
  const hash = createHash('sha256');
  const files = [...KITS.map((kit) => `packages/${kit}`), 'tools/kits'].flatMap(filesBelow);
  for (const file of ['package-lock.json', 'tsconfig.base.json', ...files.sort()])
    hash.update(`${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const packKit = (folder: string) => {
  const staged = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-architect-kits-'));
  try {
    const args = ['pack', ...stageKits(staged), '--pack-destination', folder, '--ignore-scripts', '--silent'];
    execFileSync('npm', args, { shell: process.platform === 'win32' });
  } finally {
    fs.rmSync(staged, { recursive: true, force: true });
  }
};

/** Packs the kits into a folder, from the cache when unchanged; returns the file names. */
export const packKits = (to: string): string[] => {
  const cached = path.join(CACHE, contentHash());
  if (!fs.existsSync(cached)) {
    fs.rmSync(CACHE, { recursive: true, force: true });
    const incoming = `${cached}.incoming`;
    fs.mkdirSync(incoming, { recursive: true });
    packKit(incoming);
    fs.renameSync(incoming, cached);
  }
  fs.cpSync(cached, to, { recursive: true });
  return fs.readdirSync(cached);
};
