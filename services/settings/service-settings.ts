import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GoogleSettings, SamlSigner } from '@skills-architect/gateway-service';
import type { ServiceAddresses } from '@skills-architect/service-kit';
import * as z from 'zod';
import { type BackendService, SERVICES, type Seeds } from '../services';
import { readConnectors } from './connectors';
import { isLoopback, type Mistakes, onOff, processEnvironment, readEnvironment, wholeNumber } from './environment';
import { findMailMistakes } from './mail';
import { type ProcessSettings, readProcessSettings } from './process-settings';
import { readGoogleSettings, readSamlSigner, readUserSeed } from './sign-in';

/** Names of the processes that can be started separately; the worker runs jobs and answers nobody. */
export type ProcessName = BackendService | 'gateway' | 'worker';

/** Default port of each process on one machine. */
const PORTS: Record<ProcessName, number> = {
  gateway: 4300,
  admin: 4301,
  skills: 4302,
  roles: 4303,
  personas: 4304,
  explorer: 4305,
  worker: 4306,
};
/** Environment variables with the addresses of the services. */
const URLS = {
  admin: 'ADMIN_URL',
  skills: 'SKILLS_URL',
  roles: 'ROLES_URL',
  personas: 'PERSONAS_URL',
  explorer: 'EXPLORER_URL',
} as const satisfies Record<BackendService, string>;
const MIN_KEY_BYTES = 32;

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const exampleAddress = (service: BackendService) => `http://${service}:${PORTS[service]}`;

/** One address, or several separated by commas. */
const addressList = (service: BackendService) =>
  z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim().replace(/(?<!\/)\/+$/, '')))
    .refine(
      (all) => all.every(isAddress),
      `${URLS[service]} must be one address such as ${exampleAddress(service)}, or several with commas`,
    )
    .optional();

const environmentSchema = (name: ProcessName) =>
  z.object({
    ...processEnvironment({ port: PORTS[name], seed: 'none' }),
    SERVICE_KEY: z.string().trim().optional(),
    SERVICE_KEY_FILE: z.string().trim().optional(),
    LEAVE_MS: wholeNumber('LEAVE_MS', { least: 0, most: 60_000, usual: 3000 }),
    ADMIN_URL: addressList('admin'),
    SKILLS_URL: addressList('skills'),
    ROLES_URL: addressList('roles'),
    PERSONAS_URL: addressList('personas'),
    EXPLORER_URL: addressList('explorer'),
    JOBS: onOff('JOBS', 'on'),
  });
type Environment = z.output<ReturnType<typeof environmentSchema>>;

export interface ServiceSettings extends ProcessSettings {
  name: ProcessName;
  /** Google sign-in, if enabled on the gateway. */
  google: GoogleSettings | undefined;
  /** The gateway's key for SAML, if it has one. */
  samlSigner: SamlSigner | undefined;
  mongoUri: string;
  /** The key that processes of earlier versions share, while some still run. */
  sharedKey: Uint8Array | undefined;
  addresses: ServiceAddresses;
  /** How many milliseconds it still answers after SIGTERM. */
  leaveMs: number;
  seeds: Seeds;
  /** The services whose jobs and other background work this process runs. */
  background: readonly BackendService[];
}

/** The key that earlier versions needed. While it is set, processes of both versions accept each other's requests. */
const readSharedKey = ({ SERVICE_KEY, SERVICE_KEY_FILE }: Environment): { key: Uint8Array | undefined } & Mistakes => {
  const invalidKey = (sentence: string) => ({ key: undefined, mistakes: [sentence] });
  if (SERVICE_KEY && SERVICE_KEY_FILE)
    return invalidKey('SERVICE_KEY and SERVICE_KEY_FILE are both set: keep one of them.');
  let text = SERVICE_KEY;
  try {
    if (SERVICE_KEY_FILE) text = readFileSync(SERVICE_KEY_FILE, 'utf8').trim();
  } catch {
    return invalidKey(`SERVICE_KEY_FILE is ${SERVICE_KEY_FILE}, which cannot be read.`);
  }
  if (!text) return { key: undefined, mistakes: [] };
  const key = Buffer.from(text);
  return key.length < MIN_KEY_BYTES
    ? invalidKey(`The key has ${key.length} bytes and needs ${MIN_KEY_BYTES}: openssl rand -base64 48 makes one.`)
    : { key, mistakes: [] };
};

/**
 * Addresses of the other services: default ports if all run on one loopback-only machine, otherwise required settings.
 */
const readAddresses = (name: ProcessName, data: Environment): { addresses: ServiceAddresses } & Mistakes => {
  const addresses: ServiceAddresses = {};
  const mistakes: string[] = [];
  for (const service of SERVICES) {
    if (service === name) continue;
    const configured = data[URLS[service]];
    if (configured) addresses[service] = configured;
    else if (isLoopback(data.HOST)) addresses[service] = [`http://127.0.0.1:${PORTS[service]}`];
    else
      mistakes.push(
        `Set ${URLS[service]} to where the ${service} service answers, for example ${exampleAddress(service)}.`,
      );
  }
  return { addresses, mistakes };
};

/**
 * The services whose background work a process runs: its own, unless JOBS is off. A worker ignores JOBS, which may be set
 * for all processes, and works for all services or for the named ones.
 */
const readBackground = (
  name: ProcessName,
  named: readonly string[],
  { JOBS }: Environment,
): { background: BackendService[] } & Mistakes => {
  if (name !== 'worker')
    return { background: SERVICES.filter((service) => service === name && JOBS === 'on'), mistakes: [] };
  const mistakes = named
    .filter((name) => !SERVICES.some((service) => service === name))
    .map((name) => `The worker runs the jobs of ${SERVICES.join(', ')}; there is no service '${name}'.`);
  return { background: SERVICES.filter((service) => !named.length || named.includes(service)), mistakes };
};

const isProcess = (name: string): name is ProcessName => Object.hasOwn(PORTS, name);

/**
 * Reads the settings of one process: a service, the gateway, or a worker and the services that it works for. Returns a
 * message for each mistake instead.
 */
export const readServiceSettings = (
  words: string,
  environment: NodeJS.ProcessEnv,
): { settings: ServiceSettings } | Mistakes => {
  const [name = '', ...named] = words.trim().split(/\s+/);
  if (!isProcess(name))
    return { mistakes: [`Name the service to start: ${Object.keys(PORTS).join(', ')}; it was '${name}'.`] };
  const read = readEnvironment(environmentSchema(name), environment);
  if ('mistakes' in read) return read;
  const { data } = read;
  const { key, mistakes } = readSharedKey(data);
  const addressSettings = readAddresses(name, data);
  const work = readBackground(name, named, data);
  const userSettings = name === 'admin' ? readUserSeed(data) : undefined;
  const google = name === 'gateway' ? readGoogleSettings(data) : undefined;
  const saml = name === 'gateway' ? readSamlSigner(data) : undefined;
  const uri = data.MONGODB_URI ?? '';
  const uriMistakes = uri ? [] : ['Set MONGODB_URI to the replica set or the cluster that all services share.'];
  // The gateway calls no external system.
  const connectorSettings =
    name === 'gateway'
      ? { connectors: [], mistakes: [] }
      : readConnectors(path.resolve(data.PORTAL_CONFIG), environment);
  const all = [
    ...uriMistakes,
    ...mistakes,
    ...addressSettings.mistakes,
    ...work.mistakes,
    ...(userSettings?.mistakes ?? []),
    ...(google?.mistakes ?? []),
    ...(saml?.mistakes ?? []),
    ...connectorSettings.mistakes,
    ...findMailMistakes(data),
  ];
  if (all.length) return { mistakes: all };
  return {
    settings: {
      ...readProcessSettings(data, connectorSettings.connectors),
      // Suggestion settings in the environment would add a connector.
      ...(name === 'gateway' && { connectors: [] }),
      name,
      google: google?.google,
      samlSigner: saml?.samlSigner,
      mongoUri: uri,
      sharedKey: key,
      addresses: addressSettings.addresses,
      leaveMs: data.LEAVE_MS,
      background: work.background,
      seeds: { demo: data.SEED === 'demo', ...(userSettings && { people: userSettings.seed }) },
    },
  };
};
