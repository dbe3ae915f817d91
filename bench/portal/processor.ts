import { readFileSync } from 'node:fs';
import type { BenchPortal } from './start-portal';

/** Processor time per second of wall time: 1 is one core kept busy. `bench` is what the measuring itself takes. */
export interface Cores {
  node: number;
  mongod: number;
  bench: number;
}

const TICKS_PER_SECOND = 100;
/** Where user and system time stand behind the command's name in `/proc/<pid>/stat`. */
const [USER, SYSTEM] = [11, 12];

const readProcessorSeconds = (pid: number) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
};

/** Begins to count processor time; what it answers ends the counting. */
export const countCores = ({ node, mongod }: BenchPortal) => {
  const now = () => [node, mongod, process.pid].map(readProcessorSeconds);
  const [before, from] = [now(), performance.now()];
  return (): Cores => {
    const seconds = (performance.now() - from) / 1000;
    const [ofNode = 0, ofMongod = 0, ofBench = 0] = now().map((value, at) => (value - (before[at] ?? 0)) / seconds);
    return { node: ofNode, mongod: ofMongod, bench: ofBench };
  };
};
