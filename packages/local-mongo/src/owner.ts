import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import type { Socket } from 'node:net';

/** The process that started the server on a data folder. */
export interface Owner {
  node: number;
  mongod: number;
  port: number;
}

export const readOwner = (file: string): Owner | undefined => {
  if (!fs.existsSync(file)) return undefined;
  try {
    const read: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    const field = (name: string) => Number(Reflect.get(Object(read), name));
    const owner = { node: field('node'), mongod: field('mongod'), port: field('port') };
    return Object.values(owner).every(Number.isInteger) ? owner : undefined;
  } catch {
    return undefined; // incomplete because its process was killed
  }
};

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Stops the child when this process ends, even by SIGKILL: a small shell waits on a pipe that the kernel closes. */
export const stopWithParent = (child: ChildProcess) => {
  if (process.platform === 'win32') return;
  const watchdog = spawn('sh', ['-c', `cat >/dev/null; kill -TERM ${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.once('exit', () => watchdog.kill('SIGKILL'));
  watchdog.unref();
  (watchdog.stdin as Socket).unref();
};
