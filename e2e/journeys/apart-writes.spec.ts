import type { APIRequestContext, APIResponse } from '@playwright/test';
import { INSTANCES, runningProcesses } from '../apart/processes';
import { signInByApi } from '../import-api';
import { expect, test } from '../portal';

const API = '/skillsarchitect/v3';
const SERVICES = ['personas', 'skills', 'roles', 'admin', 'explorer'];
const CLIENT = 1;
const READERS = 3;
const WRITERS = 2;

type Read = (api: APIRequestContext) => Promise<APIResponse>;

/** One read of each service; includes a search, although it is a POST. */
const READS: Read[] = [
  (api) => api.get(`${API}/personas?clientId=${CLIENT}&pagesize=5`),
  (api) => api.post(`${API}/skills/search`, { data: { pagesize: 5 } }),
  (api) => api.post(`${API}/industryRoles/search`, { data: { pagesize: 5 } }),
  (api) => api.get(`${API}/users?pagesize=5`),
  (api) => api.get(`${API}/clients/${CLIENT}`),
];

/** Counts answers by request and outcome. */
const counter = () => {
  const counts = new Map<string, number>();
  return {
    add: (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1),
    all: () => Object.fromEntries([...counts].sort()),
  };
};

test('while instances of every service are killed during writes, no read fails and no write is lost or duplicated', async ({
  baseURL,
}) => {
  const api = await signInByApi(baseURL ?? '', 'super');
  const { roles } = await (await api.post(`${API}/industryRoles/search`, { data: { pagesize: 1 } })).json();
  const prefix = `Pier${test.info().repeatEachIndex}`;
  const counts = counter();
  const created: string[] = [];
  const unconfirmed: string[] = [];
  const stopped = new AbortController();

  const read = async (index: number) => {
    for (let round = index; !stopped.signal.aborted; round++) {
      const answer = await READS[round % READS.length]?.(api);
      counts.add(`read ${answer?.status()}`);
    }
  };
  const write = async (index: number) => {
    for (let round = 0; !stopped.signal.aborted; round++) {
      const personaName = `${prefix} w${index} n${round}`;
      const data = { groupName: 'Pier', personaName, industryRoleId: roles[0].roleId };
      const answer = await api.post(`${API}/personas?clientId=${CLIENT}`, { data });
      counts.add(`write ${answer.status()}`);
      (answer.ok() ? created : unconfirmed).push(personaName);
    }
  };
  const working = Promise.all([
    ...Array.from({ length: READERS }, (_, index) => read(index)),
    ...Array.from({ length: WRITERS }, (_, index) => write(index)),
  ]);

  for (const service of SERVICES) {
    const victim = runningProcesses().find(({ name }) => name === service);
    if (!victim) throw new Error(`no ${service} service runs`);
    process.kill(victim.pid, 'SIGKILL');
    const isRestarted = () =>
      runningProcesses().some(({ port, pid }) => port === victim.port && pid !== victim.pid) &&
      runningProcesses().filter(({ name }) => name === service).length === INSTANCES;
    await expect.poll(isRestarted, { timeout: 180_000 }).toBe(true);
    const isReady = () =>
      fetch(`http://127.0.0.1:${victim.port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 180_000 }).toBe(true);
  }
  stopped.abort();
  await working;
  console.log(counts.all());

  const reads = Object.keys(counts.all()).filter((what) => what.startsWith('read'));
  expect(reads, JSON.stringify(counts.all())).toEqual(['read 200']);
  const found: string[] = [];
  for (let offset = 0, total = 1; offset < total; offset += 200) {
    const query = `clientId=${CLIENT}&searchString=${prefix}&pagesize=200&offset=${offset}`;
    const page = await (await api.get(`${API}/personas?${query}`)).json();
    found.push(...page.data.map(({ personaName }: { personaName: string }) => personaName));
    total = page.filteredPersonasCount;
  }
  expect(new Set(found).size).toBe(found.length);
  // Confirmed writes exist; unconfirmed ones may.
  expect(created.filter((name) => !found.includes(name))).toEqual([]);
  expect(found.filter((name) => !created.includes(name) && !unconfirmed.includes(name))).toEqual([]);
});
