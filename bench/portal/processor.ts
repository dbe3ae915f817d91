import { readFileSync } from 'node:fs';
import type { BenchPortal } from './start-portal';

/** CPU time per second of wall time: 1 is one busy core. `bench` is the share of the measurement itself. */
export interface Cores {
  node: number;
  mongod: number;
  bench: number;
}

const TICKS_PER_SECOND = 100;
/** Positions of user and system time after the command name in `/proc/<pid>/stat`. */
const [USER, SYSTEM] = [11, 12];

const readProcessorSeconds = (pid: number) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
};

/** Starts counting CPU time; the returned function stops it. */
export const countCores = ({ node, mongod }: BenchPortal) => {
  const now = () => [node, mongod, process.pid].map(readProcessorSeconds);
  const [before, from] = [now(), performance.now()];
  return (): Cores => {
    const seconds = (performance.now() - from) / 1000;
    const [ofNode = 0, ofMongod = 0, ofBench = 0] = now().map(
      (value, index) => (value - (before[index] ?? 0)) / seconds,
    );
    return { node: ofNode, mongod: ofMongod, bench: ofBench };
  };
};
