import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { runOrFail, say } from './steps.mjs';

const OLDEST_NODE = [20, 19];
const STAMP = 'node_modules/.installed';

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
};

const lockHash = () => createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex');
const installedStamp = () => (fs.existsSync(STAMP) ? fs.readFileSync(STAMP, 'utf8') : '');

/** Installs dependencies when they differ from the lock file. */
export const install = async () => {
  checkNode();
  if (installedStamp() === lockHash()) return say('packages are installed');
  await runOrFail('packages installed', 'npm', ['ci', '--no-audit', '--no-fund']);
  fs.writeFileSync(STAMP, lockHash());
};

export const buildServices = () => runOrFail('services built', process.execPath, ['tools/build-services.mjs']);

/** Builds shell, areas and services; unchanged ones come from the cache. */
export const build = async () => {
  await runOrFail('shell and areas built', 'npx', ['nx', 'run-many', '-t', 'build', '--parallel=2']);
  await buildServices();
};
