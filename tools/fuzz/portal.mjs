import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startPortal } from '../running-portal.mjs';

export const USERS = ['general', 'internal', 'expert', 'architect', 'super'];
export const SERVICES = ['portal', 'admin', 'skills', 'roles', 'personas', 'explorer'];
const API = '/skillsarchitect';
const PASSWORD = process.env.DEMO_PASSWORD ?? 'Skills.Demo1';

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts the built portal on its own data in test mode: an undeclared failure becomes a 500. */
export const startFuzzedPortal = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'skills-architect-fuzz-'));
  process.env.NODE_ENV = 'test';
  const { address, stop } = await startPortal(folder, await freePort());
  return {
    address,
    async stop() {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** The headers of a signed-in user. */
export const signIn = async (address, loginId) => {
  const response = await fetch(`${address}${API}/v3/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${loginId} could not sign in: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, 'x-csrf-token': (await response.json()).csrfToken };
};

/** Merges all OpenAPI documents, because starting the fuzzer for each would take longer than the requests. */
export const readDocuments = async (address, headers) => {
  const paths = {};
  const schemas = {};
  let document;
  for (const service of SERVICES) {
    const response = await fetch(`${address}${API}/openapi/${service}.json`, { headers });
    if (!response.ok) throw new Error(`the OpenAPI document of ${service} answered ${response.status}`);
    // Each document numbers its recursive schemas independently.
    const text = (await response.text()).replaceAll(/"(#\/components\/schemas\/)?Tree(\d)/g, `"$1${service}Tree$2`);
    document = JSON.parse(text);
    Object.assign(paths, document.paths);
    Object.assign(schemas, document.components.schemas);
  }
  return { ...document, paths, components: { ...document.components, schemas } };
};
