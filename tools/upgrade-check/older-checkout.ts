import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENTRY = /services\/dist\/[\w-]+\.js/;

const run = (cwd: string, command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`);
};
const readLock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');

/** Checks a commit out beside this one and builds it; its packages are shared when both need the same. */
export const checkOut = async (commit: string, folder: string) => {
  run(ROOT, 'git', 'worktree', 'add', '--detach', folder, commit);
  const remove = async () => run(ROOT, 'git', 'worktree', 'remove', '--force', folder);
  try {
    if (readLock(folder) === readLock(ROOT)) run(ROOT, 'cp', '-al', 'node_modules', path.join(folder, 'node_modules'));
    else run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
    run(folder, 'npx', 'nx', 'run-many', '-t', 'build', '--parallel=2');
    run(folder, process.execPath, 'tools/build-services.mjs');
    const entry = ENTRY.exec(readFileSync(path.join(folder, 'tools/start.mjs'), 'utf8'))?.[0];
    if (!entry) throw new Error(`${commit} does not say in tools/start.mjs what it starts`);
    return { folder, entry, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};
