import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabase } from '@skills-architect/local-mongo';
import { startLoadBalancer } from './front';
import {
  dataFolder,
  FRONT_PORT,
  GATEWAYS,
  type Instance,
  type RunningProcess,
  SERVICE_INSTANCES,
  toAddress,
  writeProcesses,
} from './processes';

/**
 * A deployment on several machines, simulated on one: two instances of every service and two gateways, each in its own
 * process, one database, and a load balancer. Killed processes are restarted.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const RETRY_MS = 1000;
/** Longer than the gateways need to notice that an instance is shutting down. */
const LEAVE_MS = 1500;
const END_WITHIN_MS = 8000;

const startedAt = performance.now();
const say = (sentence: string) =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${sentence}`);

const database = await startDatabase({
  cacheDir: path.join(ROOT, '.cache/mongod'),
  dbPath: path.join(dataFolder(), 'mongo'),
  say,
});

const environment = {
  ...process.env,
  MONGODB_URI: database.uri,
  SEED: 'demo',
  LEAVE_MS: String(LEAVE_MS),
  DATA_DIR: dataFolder(),
  ...Object.fromEntries(
    SERVICE_INSTANCES.map((places) => [`${places[0]?.name.toUpperCase()}_URL`, places.map(toAddress).join(',')]),
  ),
};

const children = new Map<ChildProcess, RunningProcess>();
let isEnding = false;
const saveProcesses = () => writeProcesses([...children.values()]);

/** Starts one process; resolves when it reports ready. */
const launch = ({ name, port }: Instance) =>
  new Promise<void>((resolve) => {
    const child = spawn(process.execPath, ['--enable-source-maps', 'services/dist/service.js', name], {
      cwd: ROOT,
      env: { ...environment, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.set(child, { name, port, pid: child.pid ?? 0 });
    saveProcesses();
    child.stdout.on('data', (text) => {
      if (!/ is ready: /.test(String(text))) return;
      say(`${name} ${port} is ready`);
      resolve();
    });
    child.once('exit', (code, signal) => {
      children.delete(child);
      saveProcesses();
      if (isEnding) return resolve();
      say(`${name} ${port} ended with ${signal ?? code} and is started again`);
      setTimeout(() => void launch({ name, port }).then(resolve), RETRY_MS);
    });
  });

const shutDown = async () => {
  if (isEnding) return;
  isEnding = true;
  for (const child of children.keys()) child.kill('SIGTERM');
  for (const until = Date.now() + END_WITHIN_MS; children.size && Date.now() < until; ) await sleep(50);
  for (const child of children.keys()) child.kill('SIGKILL');
  await database.stop();
  process.exit(0);
};
process.once('SIGTERM', () => void shutDown());
process.once('SIGINT', () => void shutDown());

await Promise.all([...SERVICE_INSTANCES.flat(), ...GATEWAYS].map(launch));
await startLoadBalancer(FRONT_PORT, GATEWAYS);
say(`two of every service are ready: http://127.0.0.1:${FRONT_PORT}`);
