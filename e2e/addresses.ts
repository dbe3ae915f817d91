import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PORT = Number(process.env.E2E_PORT ?? 4390);

const portalAt = (port: number) => ({ port, url: `http://127.0.0.1:${port}` });

/** The portal of journeys and drills. */
export const PORTAL = portalAt(PORT);
/** A separate portal for journeys that switch, publish and roll back areas, which would disturb other tests. */
export const AREAS_PORTAL = portalAt(PORT + 2);

/** The journeys' OpenID issuer: its address, and the client id of the portal. */
export const GOOGLE = { clientId: 'journeys.apps.example', port: PORT + 5 };

/** The receivers of the journeys' connectors. An external area under development uses `PORT + 7`. */
export const SANDBOX = { ...portalAt(PORT + 9), secret: 'sandbox-secret-of-the-journeys' };

/** The company of a journey: every try signs in with a domain and a key of its own. */
export const companyOf = (attempt: number) => {
  const key = `wayfarer-${attempt}`;
  const domain = `${key}.example`;
  return { key, domain, account: { email: `ada.park@${domain}`, name: 'Ada Park', groups: ['hr'] } };
};
const COMPANIES = [0, 1, 2, 3].map(companyOf);

/** The journeys' OpenID Connect provider of all companies; the login names are the keys. */
export const COMPANY = {
  ...portalAt(PORT + 6),
  clientId: 'skills-architect',
  secret: 'a secret of the journeys',
  portal: PORTAL.url,
  keys: COMPANIES.map(({ key }) => key),
  accounts: Object.fromEntries(COMPANIES.map(({ key, account }) => [key, account])),
};

/** Where the journeys' portal delivers its mails; the journey of mails receives them there. */
export const MAIL_PORT = PORT + 8;

/** The data folder of the journeys' portal; Playwright's workers find it in the environment. */
export const dataDir = (): string => {
  process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'skills-architect-e2e-'));
  return process.env.E2E_DATA_DIR;
};

export const areasDataDir = (): string => path.join(dataDir(), 'areas-portal');
