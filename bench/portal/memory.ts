import { readFileSync } from 'node:fs';
import type { BenchPortal } from './start-portal';

/** Resident memory in megabytes. */
export interface Memory {
  node: number;
  mongod: number;
}

const POLL_MS = 100;

/** Current memory of a process, from Linux; 0 where it cannot be read. */
const residentMb = (pid: number) => {
  try {
    const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
};

/** Current memory of the portal's processes. */
export const readMemory = ({ node, mongod }: BenchPortal): Memory => ({
  node: residentMb(node),
  mongod: residentMb(mongod),
});

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
