import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { connectToDatabase, freePort } from '@skills-architect/local-mongo';
import { DEMO_PASSWORD } from '../portal';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A deployment with every part in its own process, on the database server of the journeys' portal. */
export const startApart = async (services: readonly string[]) => {
  const dbPath = path.join(process.env.E2E_DATA_DIR ?? '', 'mongo');
  const database = await connectToDatabase({ cacheDir: path.join(ROOT, '.cache/mongod'), dbPath });
  const ports = new Map<string, number>();
  for (const name of ['gateway', ...services]) ports.set(name, await freePort());
  const toUrl = (name: string) => `http://127.0.0.1:${ports.get(name)}`;
  const env = {
    ...process.env,
    ...Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_URL`, toUrl(name)])),
    MONGODB_URI: database.uri,
    DATABASE_PREFIX: `apart_${randomBytes(4).toString('hex')}_`,
    DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'apart'),
    SEED: 'demo',
    DEMO_PASSWORD,
    LEAVE_MS: '0',
  };

  const running = new Map<string, ChildProcess>();
  /** Starts one part and waits until it reports ready. */
  const start = (name: string) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, ['services/dist/service.js', name], {
        cwd: ROOT,
        env: { ...env, PORT: String(ports.get(name)) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.set(name, child);
      child.stdout?.on('data', (text) => String(text).includes(`${name} is ready`) && resolve());
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    });
  /** Kills one part, as a power cut would. */
  const kill = (name: string) =>
    new Promise<void>((resolve) => {
      const child = running.get(name);
      running.delete(name);
      if (!child || child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });

  await Promise.all([...services, 'gateway'].map(start));
  return {
    address: toUrl('gateway'),
    start,
    kill,
    async stop() {
      await Promise.all([...running.keys()].map(kill));
      await database.stop();
    },
  };
};
export type Apart = Awaited<ReturnType<typeof startApart>>;
