import { execFileSync } from 'node:child_process';
import os from 'node:os';

/** Machine and time of the measurement; `load` is the load average (1 minute) at the start. */
export interface Machine {
  date: string;
  commit: string;
  cores: number;
  processor: string;
  memoryGb: number;
  node: string;
  load: number;
}

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

export const describeMachine = (): Machine => ({
  date: new Date().toISOString().slice(0, 10),
  commit: commit(),
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model ?? 'unknown',
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
  load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
});

/** The machine as a line above a table. */
export const machineLine = ({ date, commit: revision, cores, processor, memoryGb, node, load }: Machine) =>
  `${date}, ${revision}, ${cores} cores of ${processor}, ${memoryGb} GB, node ${node}, load at the start ${load}`;
