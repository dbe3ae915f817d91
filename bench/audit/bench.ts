import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { API_PREFIX, type DeclaredCall } from '@skills-architect/contracts';
import { findMongod, startMongod } from '@skills-architect/local-mongo';
import { writeBuild } from '../../services/gateway/src/testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../../services/gateway/src/testing/gateways';
import { describeMachine, machineLine } from '../portal/machine';
import { ms, table, times } from '../table';
import { medianTimings, summarizeTimings, type Timings, timeWork } from '../timings';

const ROUNDS = 5;
const CALLS_PER_ROUND = 400;

const write = {
  method: 'POST',
  types: [2],
  scope: 'library',
  maxBytes: 65_536,
  reads: false,
  expensive: false,
} as const;
/** The same call with and without an entry in the audit log, and a download. */
const CALLS: Record<string, DeclaredCall> = {
  'write, not audited': { ...write, types: [2], name: 'plain', path: '/x/garden/plain' },
  'write, audited': { ...write, types: [2], name: 'audited', path: '/x/garden/audited', audit: { kind: 'import' } },
  'read, not audited': { ...write, types: [2], name: 'read', path: '/x/garden/read', method: 'GET', reads: true },
  'read, audited': {
    ...write,
    types: [2],
    name: 'file',
    path: '/x/garden/file',
    method: 'GET',
    reads: true,
    audit: { kind: 'export' },
  },
};

const measure = async (gateways: Gateways, { method, path: url }: DeclaredCall, atOnce: number): Promise<Timings> => {
  const took: number[] = [];
  const callOne = async () => {
    const gatewayIndex = took.length % 2;
    const { app } = gatewayIndex ? gateways.second : gateways.first;
    const answer = await app.inject({ method, url: `${API_PREFIX}${url}`, headers: gateways.browsers.get(2) });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  };
  const work = async () => {
    while (took.length < CALLS_PER_ROUND) took.push(await timeWork(callOne));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return summarizeTimings(took);
};

/** The duration of calls through two gateways with and without an entry in the audit log, measured alternately. */
export const run = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const mongod = await startMongod({ bin: await findMongod('.cache/mongod'), dbPath: folder });
  process.env.TEST_MONGODB_URI = mongod.uri;
  const service = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"done":true}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const deployment = aDeployment([
    { id: 'garden', builds: 'garden', service: { addresses: [`http://127.0.0.1:${port}`] } },
  ]);
  await writeBuild(path.join(deployment.folder, 'garden'), 'garden', { calls: Object.values(CALLS) });
  const gateways = await startGateways(deployment.folder, ['published', 'published']);
  console.log(machineLine(describeMachine()));
  for (const atOnce of [1, 8]) {
    const rounds: Record<string, Timings[]> = {};
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, call] of Object.entries(CALLS))
        rounds[name] = [...(rounds[name] ?? []), await measure(gateways, call, atOnce)];
    const figures = Object.entries(rounds).map(([name, all]) => ({ name, ...medianTimings(all) }));
    const base = (name: string) =>
      figures.find((figure) => figure.name === `${name.split(',')[0]}, not audited`)?.p95 ?? 1;
    console.log(`\n${atOnce} at once, medians of ${ROUNDS} rounds of ${CALLS_PER_ROUND} calls, in ms`);
    console.log(
      table(
        ['call', 'p50', 'p95', 'p95 to not audited'],
        figures.map(({ name, p50, p95 }) => [name, ms(p50), ms(p95), times(p95 / base(name))]),
      ),
    );
  }
  await gateways.stop();
  deployment.remove();
  service.close();
  await mongod.stop({ wipe: true });
  await rm(folder, { recursive: true, force: true });
};
