import { readdirSync, readFileSync } from 'node:fs';
import type { BenchPortal } from './start-portal';

/** Resident memory in megabytes. */
export interface Memory {
  node: number;
  mongod: number;
}

const POLL_MS = 250;

/** Parent process and resident memory (RSS) in megabytes, read from Linux's /proc; undefined when the process has ended. */
const readProcess = (pid: number) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const readNumber = (name: string) => Number(status.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);
    return { pid, parent: readNumber('PPid'), megabytes: readNumber('VmRSS') / 1024 };
  } catch {
    return undefined;
  }
};

const readProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);

/** Current memory of the portal: node with the child processes that read files, and mongod. */
export const readMemory = ({ node, mongod }: BenchPortal): Memory => {
  const processes = readProcesses();
  const sum = (isCounted: (usage: { pid: number; parent: number }) => boolean) =>
    processes.filter(isCounted).reduce((total, { megabytes }) => total + megabytes, 0);
  return {
    node: sum(({ pid, parent }) => pid === node || (parent === node && pid !== mongod)),
    mongod: sum(({ pid }) => pid === mongod),
  };
};

/** Samples the portal's memory until the maximum is read; `together` is the maximum of the sum of both processes. */
export const watchMemory = (portal: BenchPortal) => {
  const peak = { ...readMemory(portal), together: 0 };
  const sample = () => {
    const { node, mongod } = readMemory(portal);
    peak.node = Math.max(peak.node, node);
    peak.mongod = Math.max(peak.mongod, mongod);
    peak.together = Math.max(peak.together, node + mongod);
  };
  sample();
  const timer = setInterval(sample, POLL_MS);
  return () => {
    clearInterval(timer);
    sample();
    return peak;
  };
};
