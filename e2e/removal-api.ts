import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

const API = '/skillsarchitect/v3';
const CONCURRENCY = 20;

interface Job {
  token: string;
  status: string;
  itemsDone: number;
}

const expectOk = async (answer: APIResponse) => {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** Adds this many personas to a client, deletes all of them and restores them, through the portal's API. */
export const removal = async (api: APIRequestContext, clientId: number, personas: number) => {
  const { roles } = await expectOk(await api.post(`${API}/industryRoles/search`, { data: { pagesize: 1 } }));
  const create = (index: number) => {
    const data = { groupName: 'Night shift', personaName: `Night clerk ${index}`, industryRoleId: roles[0].roleId };
    return api.post(`${API}/personas?clientId=${clientId}`, { data }).then(expectOk);
  };
  for (let from = 0; from < personas; from += CONCURRENCY)
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => create(from + index)));

  return {
    total: async (on: APIRequestContext): Promise<number> =>
      (await expectOk(await on.get(`${API}/personas?clientId=${clientId}&pagesize=1`))).total,
    removeAll: async (on: APIRequestContext) =>
      expectOk(await on.delete(`${API}/personas?clientId=${clientId}`, { data: { filter: {}, except: [] } })),
    undo: async (on: APIRequestContext, changeSet: string) =>
      expectOk(await on.post(`${API}/personas/changes/${changeSet}/undo?clientId=${clientId}`)),
    /** Waits until the job has the expected state. */
    reach: (on: APIRequestContext, token: string, is: (job: Job) => boolean) =>
      expect
        .poll(
          async () => {
            const { jobs }: { jobs: Job[] } = await expectOk(await on.get(`${API}/portal/jobs`));
            const job = jobs.find((candidate) => candidate.token === token);
            return job !== undefined && is(job);
          },
          { timeout: 180_000, intervals: [20] },
        )
        .toBe(true),
  };
};
