import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { API_PREFIX, type UserType } from '@skills-architect/contracts';
import type { ManagedArea } from '@skills-architect/contracts/portal';
import { openPlatform, type ServiceAddresses } from '@skills-architect/service-kit';
import { aUser, looseLockTimers, multipartBody } from '@skills-architect/service-kit/testing';
import pino from 'pino';
import { buildGateway, type SamlSigner } from '../app';
import { sessionStore } from '../sessions/session-store';

type Method = 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE';

interface SendOptions {
  body?: object;
  /** A file to upload, instead of a body. */
  file?: File;
  type?: UserType;
  /** Instead of those of the user's session. */
  headers?: Record<string, string> | undefined;
  /** Index of the gateway to call. */
  at?: number;
}

/** A folder with a shell that provides React 19.3.1, and a deployment file with these records. */
export const aDeployment = (records: object[]) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-gateways-'));
  writeFileSync(path.join(folder, 'index.html'), '');
  writeFileSync(path.join(folder, 'provided.json'), JSON.stringify({ react: '19.3.1' }));
  writeFileSync(path.join(folder, 'portal.json'), JSON.stringify({ areas: records }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

interface GatewayOptions {
  addresses?: ServiceAddresses;
  allowsUnsigned?: boolean;
  areaCallMs?: Record<'small' | 'expensive', number>;
  samlSigner?: SamlSigner;
}

/**
 * Two gateways of one deployment, as if in separate processes, with services only at `addresses`. `published`: for each
 * the folder of published builds, below the deployment's folder.
 */
export const startGateways = async (
  folder: string,
  published: [string, string],
  { addresses = {}, allowsUnsigned = true, areaCallMs, samlSigner }: GatewayOptions = {},
) => {
  looseLockTimers();
  const place = { databasePrefix: `test_${randomBytes(6).toString('hex')}_` };
  const start = async (areas: string) => {
    const mongoUri = process.env.TEST_MONGODB_URI ?? '';
    const platform = await openPlatform({ mongoUri, ...place, addresses, log: pino({ level: 'silent' }) });
    const { app, gate } = await buildGateway(platform, platform.kitFor('portal'), {
      configFile: path.join(folder, 'portal.json'),
      areasFolder: path.join(folder, areas),
      shellFolder: folder,
      allowsUnsigned,
      ...(areaCallMs && { areaCallMs }),
      samlSigner,
    });
    return { app, gate, platform };
  };
  const [first, second] = [await start(published[0]), await start(published[1])];
  const sessions = sessionStore(first.platform.portal);
  const browsers = new Map<UserType, { cookie: string; 'x-csrf-token': string }>();
  for (const type of [1, 2, 4] as const) {
    const { token, session } = await sessions.begin(aUser(type, type === 1 ? [3] : []));
    await sessions.noteOpen(token);
    browsers.set(type, { cookie: `skills_architect_session=${token}`, 'x-csrf-token': session.csrfToken });
  }

  const inject = (method: Method, url: string, headers: object = {}, payload?: object | Buffer, gateway = 0) =>
    (gateway ? second : first).app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) });

  /**
   * Makes a call below `/skillsarchitect/v3`, by default as a Super User at the first gateway. With type 5 it is not
   * signed in.
   */
  const send = async (
    method: Method,
    url: string,
    { body, file, type = 2, headers: own, at: gateway }: SendOptions = {},
  ) => {
    const form = file && (await multipartBody.of([file]));
    const headers = { ...(own ?? browsers.get(type)), ...(form && { 'content-type': form.type }) };
    const answer = await inject(method, `${API_PREFIX}/v3${url}`, headers, form ? form.body : body, gateway);
    return { status: answer.statusCode, body: answer.json() };
  };
  const getArea = async (id: string, gateway = 0): Promise<ManagedArea> => {
    const { body } = await send('GET', '/portal/areas/managed', { at: gateway });
    return body.areas.find(({ area }: ManagedArea) => area === id);
  };

  return {
    first,
    second,
    browsers,
    send,
    getArea,
    /** Requests a file of the portal like a page. */
    file: (url: string, gateway = 0) => inject('GET', url, {}, undefined, gateway),
    /** Changes an area with its current revision. */
    async change(id: string, patch: object, gateway = 0) {
      const { rev } = await getArea(id, gateway);
      return send('PATCH', `/portal/areas/${id}`, { body: { rev, reason: 'A test', ...patch }, at: gateway });
    },
    /** The registry for the shell: areas with their versions, and ids of those that are off. */
    async listAreas(gateway = 0): Promise<{ areas: string[]; off: string[] }> {
      const { body } = await send('GET', '/portal/areas', { at: gateway });
      const buildName = ({ manifest, version }: { manifest: { id: string }; version: string }) =>
        `${manifest.id} ${version}`;
      return { areas: body.areas.map(buildName), off: body.off.map(({ id }: { id: string }) => id) };
    },
    /** The complete registry of a third gateway, which is only started now. */
    async listedAfresh(): Promise<object> {
      const { app, platform } = await start(published[0]);
      try {
        return (await app.inject({ url: `${API_PREFIX}/v3/portal/areas`, headers: browsers.get(2) })).json();
      } finally {
        await app.close();
        await platform.close();
      }
    },
    async stop() {
      await Promise.all([first.app.close(), second.app.close()]);
      await first.platform.portal.dropDatabase();
      await Promise.all([first.platform.close(), second.platform.close()]);
    },
  };
};
export type Gateways = Awaited<ReturnType<typeof startGateways>>;
