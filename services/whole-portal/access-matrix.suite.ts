import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  ALL_TYPES,
  API_PREFIX,
  type Call,
  CLIENT_USERS,
  fillPath,
  type UserType,
  UserType as UserTypes,
} from '@skills-architect/contracts';
import { createUser } from '@skills-architect/contracts/admin';
import { importJobDescriptions, listPersonas } from '@skills-architect/contracts/personas';
import { cancelJob, dismissJob, listJobs, login, logout } from '@skills-architect/contracts/portal';
import { ALL_CALLS } from '@skills-architect/gateway-service';
import { aDocx, aZip } from '@skills-architect/service-kit/testing';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

const OWN = 1;
const FOREIGN = 2;

interface Browser {
  cookie: string;
  csrfToken: string;
}
type Fields = Record<string, unknown>;

/** The user who owns the imports. */
let owner: Browser;
let portal: SharedPortal;
const browsers = new Map<UserType, Browser>();
/** One record of each kind for the own and for the foreign client. */
const records: Record<string, Record<number, number | string>> = { persona: {}, import: {}, skillSubject: {} };

const anArchive = () => new File([new Uint8Array(aZip({ 'a.docx': aDocx('x') }))], 'a.zip');

const send = async (
  call: Call,
  input: { params?: Fields; query?: Fields; body?: unknown; file?: File },
  browser?: Browser,
) => {
  const params = Object.fromEntries(Object.entries(input.params ?? {}).map(([key, value]) => [key, String(value)]));
  const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]));
  const form = input.file && new FormData();
  if (input.file) form?.append('file', input.file);
  const response = await fetch(`${portal.address}${API_PREFIX}${fillPath(call, params)}?${query}`, {
    method: call.method,
    headers: {
      ...(browser && { cookie: browser.cookie, 'x-csrf-token': browser.csrfToken }),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    body: form ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { status: response.status, json, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

/** For the set-up: fails at once with the answer, not later with a missing field. */
const sendOk = async (...request: Parameters<typeof send>) => {
  const answer = await send(...request);
  if (answer.status >= 300)
    throw new Error(`${request[0].method} ${request[0].path}: ${answer.status} ${JSON.stringify(answer.json)}`);
  return answer;
};

const signIn = async (loginId: string): Promise<Browser> => {
  const { json, cookie } = await sendOk(login, { body: { loginId, password: PASSWORD } });
  return { cookie, csrfToken: json.csrfToken };
};

beforeAll(async () => {
  portal = await openSharedPortal();
  const superUser = await signIn('super');
  owner = superUser;
  for (const userTypeId of ALL_TYPES) {
    const clientIds = CLIENT_USERS.includes(userTypeId) ? [OWN] : [];
    const form = {
      name: `Type ${userTypeId}`,
      email: `type${userTypeId}@example.com`,
      userTypeId,
      ssoTypeId: 1,
      clientIds,
      loginId: `type${userTypeId}`,
      password: PASSWORD,
    };
    await sendOk(createUser, { body: form }, superUser);
    browsers.set(userTypeId, await signIn(`type${userTypeId}`));
  }
  for (const clientId of [OWN, FOREIGN]) {
    const { json } = await sendOk(listPersonas, { query: { clientId } }, superUser);
    Object.assign(records.persona ?? {}, { [clientId]: json.data[0].personaId });
    Object.assign(records.skillSubject ?? {}, { [clientId]: String(json.data[0].personaId) });
    const imported = await sendOk(importJobDescriptions, { query: { clientId }, file: anArchive() }, superUser);
    Object.assign(records.import ?? {}, { [clientId]: imported.json.importTokenId });
  }
});

/** Without a record its calls would always fail with 404, regardless of access. */
const findRecord = (kind: string, clientId: number) => {
  const id = records[kind]?.[clientId];
  if (id === undefined) throw new Error(`there is no ${kind} of client ${clientId} to try: make one in beforeAll`);
  return id;
};

/** The call's example input, with the own or the foreign client or record. */
const inputFor = (call: Call, clientId: number) => {
  const { scope } = call.access;
  const input: Record<string, Fields> = {
    params: { ...call.example.params },
    query: { ...call.example.query },
    body: { ...Object(call.example.body) },
  };
  if (typeof scope === 'object') {
    const [place = '', field = ''] = ('client' in scope ? scope.client : scope.id).split('.');
    const id = 'client' in scope ? clientId : findRecord(scope.record, clientId);
    const isList = Array.isArray(input[place]?.[field]);
    Object.assign(input[place] ?? {}, { [field]: isList ? [id] : id });
  }
  return {
    params: input.params ?? {},
    query: input.query ?? {},
    ...(call.body && { body: call.example.body === undefined ? undefined : input.body }),
    ...(call.upload && { file: new File(['x'], `a.${call.upload.extensions[0]}`) }),
  };
};

/** All calls except public ones and the one that would end the test sessions. */
const calls = Object.entries(ALL_CALLS).filter(([, call]) => call.access.types !== 'anyone' && call !== logout);
const isOpen = (call: Call) => call.access.types.length > 0;
const mayCall = (call: Call, type: UserType) => call.access.types === 'anyone' || call.access.types.includes(type);
/** Whether the answer to this type depends on the client. */
const dependsOnClient = (call: Call, type: UserType) =>
  typeof call.access.scope === 'object' && mayCall(call, type) && CLIENT_USERS.includes(type);

describe('every declared call', () => {
  it.each(calls.filter(([, call]) => !isOpen(call)))('%s does not exist for browsers', async (_, call) => {
    const answers = await Promise.all(
      [...browsers.values()].map((browser) => send(call, inputFor(call, OWN), browser)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it.each(calls.filter(([, call]) => isOpen(call)))('%s needs a session', async (_, call) => {
    expect((await send(call, inputFor(call, OWN))).status).toBe(401);
  });

  const changing = calls.filter(([, call]) => isOpen(call) && call.method !== 'GET');
  it.each(changing)('%s needs the session’s token header', async (_, call) => {
    const browser = browsers.get(2);
    const response = await send(call, inputFor(call, OWN), browser && { ...browser, csrfToken: 'another' });
    expect([response.status, response.json.code]).toEqual([403, 'csrf']);
  });

  const cells = calls
    .filter(([, call]) => isOpen(call))
    .flatMap(([name, call]) =>
      ALL_TYPES.flatMap((type) =>
        (dependsOnClient(call, type) ? [OWN, FOREIGN] : [OWN]).map(
          (clientId): [string, UserType, string, Call, number] => [
            name,
            type,
            clientId === OWN ? 'own' : 'foreign',
            call,
            clientId,
          ],
        ),
      ),
    );
  it.each(cells)(
    '%s answers user type %i with its %s client as declared',
    async (name, type, _whose, call, clientId) => {
      const { status, json } = await send(call, inputFor(call, clientId), browsers.get(type));
      if (!mayCall(call, type)) return expect([status, json.code]).toEqual([403, 'forbidden']);
      if (clientId === FOREIGN) return expect([status, json.code]).toEqual([404, 'not-found']);
      // A session alone publishes nothing, whoever's it is; the tests of signed builds do it with a token.
      if (/^Publish with an access token/.test(json.error))
        return expect([name, type]).toEqual(['publishArea', UserTypes.Super]);
      // SMEs may not open published records, because Published is not among the statuses offered to them.
      if (json.error === "User doesn't have access to this page") return expect(type).toBe(UserTypes.Expert);
      expect([401, 403, 500, 502]).not.toContain(status);
    },
  );
});

describe('a job', () => {
  const jobs = async (browser: Browser | undefined): Promise<string[]> => {
    const { json } = await send(listJobs, {}, browser);
    return json.jobs.map(({ token }: { token: string }) => token);
  };

  it('is visible, cancellable and dismissible only for its owner', async () => {
    const [token = ''] = await jobs(owner);
    for (const browser of browsers.values()) {
      expect(await jobs(browser)).not.toContain(token);
      for (const call of [cancelJob, dismissJob])
        expect((await send(call, { params: { token } }, browser)).status).toBe(404);
    }
    expect((await send(dismissJob, { params: { token } }, owner)).status).toBe(200);
    expect(await jobs(owner)).not.toContain(token);
  });
});

describe('the OpenAPI document of a service', () => {
  const services = [...new Set(Object.values(ALL_CALLS).map(({ service }) => service))];
  const read = (service: string, browser: Browser | undefined) =>
    fetch(`${portal.address}${API_PREFIX}/openapi/${service}.json`, { headers: { cookie: browser?.cookie ?? '' } });

  it.each(services)('%s describes each of its calls for browsers, for signed-in users', async (service) => {
    expect((await read(service, undefined)).status).toBe(401);
    const { paths } = await (await read(service, browsers.get(4))).json();
    const described = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    const declared = Object.entries(ALL_CALLS)
      .filter(([, call]) => call.service === service && isOpen(call))
      .map(([name]) => name);
    expect(described.sort()).toEqual(declared.sort());
  });
});
