import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packKits } from '../tools/kits/pack';

const runFile = promisify(execFile);
const AREA = path.resolve(import.meta.dirname, '../examples/area-hello');
const SOURCES = ['src', 'drills', 'package.json', 'tsconfig.json', 'jest.config.mjs'];
const BIN = 'node_modules/@skills-architect/build-kit/bin/area.mjs';

/** An area in its own folder outside of this repository, with only its installed packages. */
export interface ForeignArea {
  folder: string;
  /** Runs its own tests; returns the output and whether they passed. */
  test: () => Promise<{ passed: boolean; output: string }>;
  /** Runs the build kit's command; returns its output, also on failure. */
  area: (...args: string[]) => Promise<string>;
  /** Builds the named drills, one after the other and each as a later version; returns the build folders. */
  buildDrills: (names: readonly string[]) => Record<string, Promise<string>>;
  /** Runs the command in the background during `during`. */
  whileRunning: (args: string[], during: (output: () => string) => Promise<void>) => Promise<void>;
}

const hashParts = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** Copies the area to a folder outside of this repository and installs its packages there, with the packed kits. */
const installArea = async (): Promise<string> => {
  const folder = path.join(os.tmpdir(), `skills-architect-area-hello-${hashParts(AREA)}`);
  const pathTo = (name: string) => path.join(folder, name);
  for (const name of [...SOURCES, 'kits']) fs.rmSync(pathTo(name), { recursive: true, force: true });
  for (const name of SOURCES) fs.cpSync(path.join(AREA, name), pathTo(name), { recursive: true });
  const kits = packKits(pathTo('kits')).map((file) => `kits/${file}`);
  const expectedStamp = hashParts(...['package.json', ...kits].map((name) => fs.readFileSync(pathTo(name))));
  const stamp = pathTo('node_modules/.installed');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === expectedStamp) return folder;
  // Kits may change without a new version here, so earlier installations are removed.
  for (const former of ['package-lock.json', 'node_modules/@skills-architect', 'node_modules/.installed'])
    fs.rmSync(pathTo(former), { recursive: true, force: true });
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await runFile('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  fs.writeFileSync(stamp, expectedStamp);
  return folder;
};

const waitForExit = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** The area of `examples/area-hello`, as an external team would have it. */
export const foreignArea = async (portal: string): Promise<ForeignArea> => {
  const folder = await installArea();
  const options = { cwd: folder, env: { ...process.env, PORTAL_URL: portal } };
  const area: ForeignArea['area'] = async (...args) => {
    const { stdout, stderr } = await runFile(process.execPath, [BIN, ...args], options).catch((failed) => failed);
    return `${stdout}${stderr}`;
  };
  return {
    folder,
    area,
    buildDrills(names) {
      let previous: Promise<unknown> = Promise.resolve();
      const build = async (name: string, version: string) => {
        await previous;
        const out = path.join(folder, 'built', name);
        await area('build', '--config', `drills/${name}.ts`, '--version', version, '--out', out);
        return out;
      };
      return Object.fromEntries(
        names.map((name, index) => {
          const built = build(name, `2.0.${index}`);
          previous = built;
          return [name, built];
        }),
      );
    },
    test: () =>
      runFile('npm', ['test'], { ...options, shell: process.platform === 'win32' }).then(
        ({ stdout, stderr }) => ({ passed: true, output: stdout + stderr }),
        ({ stdout, stderr }) => ({ passed: false, output: stdout + stderr }),
      ),
    async whileRunning(args, during) {
      const child = spawn(process.execPath, [BIN, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      try {
        await during(() => output);
      } finally {
        const exited = waitForExit(child);
        child.kill();
        await exited;
      }
    },
  };
};
