import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Port of the load balancer; gateways and services use the ports after it. */
export const FRONT_PORT = Number(process.env.E2E_APART_PORT ?? 4490);
export const INSTANCES = 2;
const SERVICES = ['admin', 'skills', 'roles', 'personas', 'explorer'];

export interface Instance {
  name: string;
  port: number;
}

const listInstances = (name: string, from: number): Instance[] =>
  Array.from({ length: INSTANCES }, (_, index) => ({ name, port: from + index }));

export const GATEWAYS = listInstances('gateway', FRONT_PORT + 1);
export const SERVICE_INSTANCES = SERVICES.map((name, index) =>
  listInstances(name, FRONT_PORT + 11 + index * INSTANCES),
);

export const toAddress = ({ port }: Instance) => `http://127.0.0.1:${port}`;
export const gatewayAddress = (index: number) => toAddress(GATEWAYS[index] ?? { name: 'gateway', port: FRONT_PORT });

/** Data folder of the run; created on first use. */
export const dataFolder = () => {
  process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'skills-architect-apart-'));
  return process.env.E2E_DATA_DIR;
};

export interface RunningProcess extends Instance {
  pid: number;
}
const listFile = () => path.join(dataFolder(), 'processes.json');

/** The running processes, for journeys that kill one. */
export const runningProcesses = (): RunningProcess[] => JSON.parse(readFileSync(listFile(), 'utf8'));
/** Replaced atomically, because a journey may read it at any time. */
export const writeProcesses = (running: readonly RunningProcess[]) => {
  writeFileSync(`${listFile()}.new`, JSON.stringify(running));
  renameSync(`${listFile()}.new`, listFile());
};
