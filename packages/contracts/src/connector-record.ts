import * as z from 'zod';
import { Id, Moment } from './vocabulary';

/** The kinds of external systems. */
export const ConnectorKind = z.enum([
  'learning-platform',
  'adaptive-engine',
  'content-provider',
  'skills-search',
  'ai-provider',
  'webhook',
]);
export type ConnectorKind = z.infer<typeof ConnectorKind>;

/** Name of a connector, as in the deployment file. */
export const ConnectorName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name has at most 40 small letters, digits and -, and begins with a letter');

const Host = z.string().regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'a host is a name such as api.example.com, without https://');

const Secret = z.union([
  z.strictObject({ env: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'the name of an environment variable') }),
  z.strictObject({ file: z.string().min(1) }),
]);

/** What a webhook can be told: changes of records, and ended jobs. */
export const WebhookEvent = z.enum([
  'personas.created',
  'personas.changed',
  'personas.deleted',
  'skills.created',
  'skills.changed',
  'skills.deleted',
  'roles.created',
  'roles.changed',
  'roles.deleted',
  'releases.created',
  'jobs.done',
  'jobs.failed',
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** What a webhook receives; it reads the records by the API. */
export const WebhookBody = z.object({
  event: WebhookEvent,
  at: Moment,
  /** The client whose records these are; missing for records of the library. */
  clientId: Id.optional(),
  /** Ids of the records, at most 1,000; larger changes come in several messages. */
  ids: z.array(Id).optional(),
  /** The job that has ended. Services of areas get no title: it may name people or files. */
  job: z.object({ token: z.string(), kind: z.string(), title: z.string() }).optional(),
});
export type WebhookBody = z.infer<typeof WebhookBody>;

/** The path at which the own service of an area takes events; it is not below the API, so the gateway forwards nothing to it. */
export const AREA_EVENTS_PATH = '/events';

const AREA_CONNECTOR = 'area.';
/** Name of the messages to the own service of an area, among those of connectors. */
export const areaConnector = (area: string): string => `${AREA_CONNECTOR}${area}`;
/** The area to whose service the messages of this name go; undefined for connectors of the deployment file. */
export const areaOfConnector = (name: string): string | undefined =>
  name.startsWith(AREA_CONNECTOR) ? name.slice(AREA_CONNECTOR.length) : undefined;

/** Record of one connector in the deployment file. */
export const ConnectorRecord = z.strictObject({
  name: ConnectorName.describe('Name on screens and in logs; it must not change while messages are waiting.'),
  kind: ConnectorKind,
  url: z.url({ protocol: /^https?$/, error: 'url must begin with https://' }).describe('Base URL; paths are appended.'),
  hosts: z
    .array(Host)
    .max(20)
    .optional()
    .describe('The only allowed hosts, also for redirects; by default the host of the url.'),
  secret: Secret.optional().describe('Where its secret is: in an environment variable or a file.'),
  authentication: z
    .enum(['signature', 'bearer', 'none'])
    .optional()
    .describe(
      'How requests are authenticated: signed with the secret, or with the secret as bearer token (AI providers).',
    ),
  timeoutMs: z.int().min(100).max(300_000).default(10_000).describe('Timeout of one try in milliseconds.'),
  tries: z.int().min(1).max(50).default(8).describe('Number of tries of a message before it becomes a dead letter.'),
  events: z
    .array(WebhookEvent)
    .min(1)
    .optional()
    .describe('What a webhook is told. Needed for webhooks, and only for them.'),
  clients: z
    .array(z.int().positive())
    .min(1)
    .optional()
    .describe('Ids of the clients whose records a webhook is told about; by default all. Those of the library always.'),
  mostBytes: z.int().min(1000).max(100_000_000).default(5_000_000).describe('Most bytes of an answer.'),
});
export type ConnectorRecord = z.infer<typeof ConnectorRecord>;
