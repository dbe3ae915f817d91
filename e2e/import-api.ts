import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { aDocx, aZip } from '@skills-architect/service-kit/testing/files';
import { DEMO_PASSWORD, type DemoUser } from './portal';

const API = '/skillsarchitect/v3';
const IMPORTS = `${API}/personas/imports`;

/** Signs in through the API of the portal at this address. */
export const signInByApi = async (baseURL: string | undefined, loginId: DemoUser) => {
  const context = await request.newContext({ baseURL });
  const answer = await context.post(`${API}/account/login`, { data: { loginId, password: DEMO_PASSWORD } });
  const { csrfToken } = await answer.json();
  await context.dispose();
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return request.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-csrf-token': csrfToken, cookie: cookies[0]?.value.split(';')[0] ?? '' },
  });
};

/** A job description with this title and number. */
export const description = (title: string, index: number) =>
  aDocx(
    [
      `Job title: ${title} ${index}`,
      'Department: Operations',
      'Key responsibilities',
      `- Plan the work of dock ${index} and assign it to the team`,
      '- Inform customers about delays and agree new times',
      '- Watch safety rules and train new colleagues',
    ].join('\n'),
  );

/** A zip with this many job descriptions, each with the title and its number. */
export const descriptions = (title: string, count: number) =>
  aZip(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`job-${index}.docx`, description(title, index)])),
  );

export interface ImportState {
  stage: string;
  completedItems: number;
}
interface Row {
  rowId: number;
  fileName: string;
  outcome: string;
  roleRecommendations: { roleId: number }[];
}

/** Retries a request while the service is unreachable, as a user would. */
const retryWhileUnreachable = (send: () => Promise<APIResponse>) =>
  expect
    .poll(
      async () => {
        const answer = await send();
        return answer.ok() || `${answer.status()} ${await answer.text()}`;
      },
      { timeout: 180_000 },
    )
    .toBe(true);

/** Uploads job descriptions for a client and returns the import's steps. */
export const beginImport = async (api: APIRequestContext, clientId: number, buffer: Buffer) => {
  const uploaded = await api.post(`${API}/personas/bulk-import-jd?clientId=${clientId}`, {
    multipart: { file: { name: 'jobs.zip', mimeType: 'application/zip', buffer } },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const { importTokenId } = await uploaded.json();
  const url = `${IMPORTS}/${importTokenId}`;
  const rows = async (by = api): Promise<Row[]> => (await (await by.get(`${url}/rows?pagesize=100`)).json()).rows;
  return {
    rows,
    /** Waits until the import matches; the failure message contains its last state. */
    waitUntil: (holds: (found: ImportState) => boolean, by = api) =>
      expect(async () => {
        const found: ImportState = await (await by.get(url)).json();
        expect(holds(found), JSON.stringify(found)).toBe(true);
      }).toPass({ timeout: 180_000, intervals: [50] }),
    proceed: (by = api) => retryWhileUnreachable(() => by.post(`${url}/proceed`)),
    /** Selects the first suggestion for every row. */
    async selectFirst(by = api) {
      const selected = (await rows(by)).map(({ rowId, roleRecommendations: [best] }) => ({
        rowId,
        roleId: best?.roleId,
      }));
      await retryWhileUnreachable(() => by.post(`${url}/rows`, { data: { rows: selected } }));
    },
    create: (by = api) => retryWhileUnreachable(() => by.post(`${url}/create`)),
    discard: (by = api) => by.post(`${url}/discard`),
  };
};

/** Ends an import left over from an earlier try, which would block the next one. */
export const discardPending = async (baseURL: string | undefined, user: DemoUser, clientId: number) => {
  const api = await signInByApi(baseURL, user);
  const { import: pending } = await (await api.get(`${IMPORTS}/pending?clientId=${clientId}`)).json();
  if (pending) await api.post(`${IMPORTS}/${pending.importTokenId}/discard`);
  await api.dispose();
};

/** Number of a client's personas found by a search, and whether all of them have skills. */
export const personasFound = async (api: APIRequestContext, clientId: number, searchString: string) => {
  const query = new URLSearchParams({ clientId: String(clientId), searchString, pagesize: '100' });
  const list = await (await api.get(`${API}/personas?${query}`)).json();
  return {
    count: list.filteredPersonasCount,
    haveSkills: list.data.every(({ skills }: { skills: number }) => skills > 0),
  };
};
