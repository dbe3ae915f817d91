import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aSamlSigner } from '@skills-architect/gateway-service/testing/saml-signer';
import { startSandbox } from '@skills-architect/service-kit/testing/sandbox';
import { AREAS_PORTAL, areasDataDir, dataDir, GOOGLE, MAIL_PORT, PORTAL, SANDBOX } from './addresses';
import { connectedConfig } from './connected-config';
import { startIssuers } from './issuers';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Shows what the services of a failed journey's portal did. */
const LOGS = path.join(ROOT, '.cache/test');
const READY_WITHIN_MS = 300_000;
const END_WITHIN_MS = 10_000;
const POLL_MS = 200;

const isReady = (url: string) =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
  await exited;
  clearTimeout(timer);
};

/** A built portal in one process, on an empty database with demo data. */
const startPortal = ({ port, url }: typeof PORTAL, folder: string, environment: Record<string, string> = {}) => {
  mkdirSync(LOGS, { recursive: true });
  const log = path.join(LOGS, `portal-${port}.log`);
  const child = spawn(process.execPath, ['--enable-source-maps', 'services/dist/single-process.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      UNSIGNED_AREAS: 'allow',
      GOOGLE_CLIENT_ID: GOOGLE.clientId,
      GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE.port}`,
      ...environment,
    },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  });
  const untilReady = async () => {
    for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await sleep(POLL_MS)) {
      if (child.exitCode !== null) break;
      if (await isReady(url)) return;
    }
    throw new Error(`The portal on port ${port} did not start; its log is ${log}`);
  };
  return { child, untilReady };
};

/**
 * Starts all servers of the journeys at once, because Playwright's `webServer` starts each when the one before is ready;
 * returns a function that ends them.
 */
export default async () => {
  if (await isReady(PORTAL.url)) throw new Error(`There is a portal on port ${PORTAL.port} already: set E2E_PORT`);
  const sandbox = await startSandbox({ port: SANDBOX.port, secret: SANDBOX.secret, items: 600 });
  const issuers = await startIssuers();
  const { key, certificate } = await aSamlSigner();
  const portals = [
    startPortal(PORTAL, dataDir(), {
      PORTAL_CONFIG: connectedConfig(dataDir()),
      SANDBOX_SECRET: SANDBOX.secret,
      SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
      MAIL_FROM: 'Skills Architect <portal@example.com>',
      PORTAL_URL: PORTAL.url,
      SAML_KEY: key,
      SAML_CERTIFICATE: certificate,
    }),
    startPortal(AREAS_PORTAL, areasDataDir()),
  ];
  const endAll = async () => {
    await Promise.all(portals.map(({ child }) => end(child)));
    await Promise.all([sandbox.close(), issuers.stop()]);
  };
  try {
    await Promise.all(portals.map(({ untilReady }) => untilReady()));
  } catch (error) {
    await endAll();
    throw error;
  }
  return endAll;
};
