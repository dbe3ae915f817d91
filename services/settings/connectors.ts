import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConnectorRecord, PortalConfig } from '@skills-architect/contracts';
import type { Connector } from '@skills-architect/service-kit/connectors';
import type * as z from 'zod';
import { isLoopback, type Mistakes } from './environment';

interface ReadConnectors extends Mistakes {
  connectors: Connector[];
}

const MIN_SECRET_LETTERS = 16;

/** The connectors of the deployment file; none when the process has no such file. */
const readRecords = (configFile: string): unknown[] => {
  if (!existsSync(configFile)) return [];
  return PortalConfig.parse(JSON.parse(readFileSync(configFile, 'utf8'))).connectors ?? [];
};

const readSecret = (
  { secret }: ConnectorRecord,
  environment: NodeJS.ProcessEnv,
  folder: string,
): { secret?: string; mistake?: string } => {
  if (!secret) return {};
  if ('env' in secret) {
    const value = environment[secret.env]?.trim();
    return value ? { secret: value } : { mistake: `${secret.env} is not set, which the deployment file names` };
  }
  try {
    return { secret: readFileSync(path.resolve(folder, secret.file), 'utf8').trim() };
  } catch {
    return { mistake: `the file ${secret.file} with its secret cannot be read` };
  }
};

/** What is not allowed in a connector, as sentences. */
const findProblems = (
  { kind, url, hosts, authentication, events, clients }: Connector,
  secret: string | undefined,
): string[] => {
  const { protocol, hostname, host } = new URL(url);
  const isWebhook = kind === 'webhook';
  return [
    ...(isWebhook && !events ? ['a webhook needs its events'] : []),
    ...(!isWebhook && (events ?? clients) ? ['only a webhook has events and clients'] : []),
    ...(protocol === 'http:' && !isLoopback(hostname)
      ? ['its url must begin with https://, because others could read what is sent']
      : []),
    ...(hosts.includes(host) ? [] : [`its hosts must have ${host}, the host of its url`]),
    ...(authentication === 'signature' && !secret ? ['it needs a secret that its requests are signed with'] : []),
    ...(authentication === 'signature' && secret && secret.length < MIN_SECRET_LETTERS
      ? [`its secret must have at least ${MIN_SECRET_LETTERS} letters`]
      : []),
  ];
};

/** AI providers do not check signatures: they take their key as a bearer token. */
const defaultAuthentication = ({ kind }: ConnectorRecord, secret: string | undefined): Connector['authentication'] => {
  if (kind !== 'ai-provider') return 'signature';
  return secret ? 'bearer' : 'none';
};

const toConnector = (record: ConnectorRecord, secret: string | undefined): Connector => ({
  ...record,
  hosts: record.hosts ?? [new URL(record.url).host],
  authentication: record.authentication ?? defaultAuthentication(record, secret),
  secret,
});

const describeRecord = ({ issues: [issue] }: z.ZodError): string => {
  if (issue?.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: this field is not known`;
  return `${issue?.path.join('.')}: ${issue?.message}`;
};

/** Reads the connectors of the deployment file with their secrets, or a message for each mistake. */
export const readConnectors = (configFile: string, environment: NodeJS.ProcessEnv): ReadConnectors => {
  const read: ReadConnectors = { connectors: [], mistakes: [] };
  let records: unknown[];
  try {
    records = readRecords(configFile);
  } catch {
    return { connectors: [], mistakes: [`The connectors in ${configFile} cannot be read: the file is not valid.`] };
  }
  for (const [index, record] of records.entries()) {
    const parsed = ConnectorRecord.safeParse(record);
    if (!parsed.success) {
      read.mistakes.push(`Connector ${index + 1} of the deployment file: ${describeRecord(parsed.error)}.`);
      continue;
    }
    const { name } = parsed.data;
    const { secret, mistake } = readSecret(parsed.data, environment, path.dirname(configFile));
    const connector = toConnector(parsed.data, secret);
    const sentences = mistake ? [mistake] : findProblems(connector, secret);
    if (read.connectors.some((other) => other.name === name)) sentences.push('its name is used twice');
    read.mistakes.push(...sentences.map((sentence) => `Connector ${name} of the deployment file: ${sentence}.`));
    read.connectors.push(connector);
  }
  return read;
};
