import * as z from 'zod';
import { call } from '../call';
import { ConnectorKind } from '../connector-record';
import { SUPER_ONLY } from '../user-types';
import { Count, Moment, page } from '../vocabulary';

/**
 * State of a connector: `untried`, `up`, `failing` (the last request failed), `paused` (its circuit breaker is open), or
 * `gone` (no longer in the deployment file).
 */
export const ConnectorState = z.enum(['untried', 'up', 'failing', 'paused', 'gone']);
export type ConnectorState = z.infer<typeof ConnectorState>;

/** Name of a connector. `area.<id>` stands for the service of an area that receives events. */
const AnyConnectorName = z
  .string()
  .regex(/^(area\.)?[a-z][a-z0-9-]{0,39}$/, 'a name has at most 40 small letters, digits and -');

/** A connector as shown to Super Users, without its secret. */
export const ConnectorInfo = z.object({
  connector: AnyConnectorName,
  /** Missing for the server that sends mails, and for the services of areas. */
  kind: ConnectorKind.optional(),
  /** Allowed hosts. */
  hosts: z.array(z.string()),
  state: ConnectorState,
  /** When the pause ends, if it is paused. */
  pausedUntil: Moment.optional(),
  lastSuccessAt: Moment.optional(),
  lastError: z.object({ at: Moment, text: z.string() }).optional(),
  /** Number of messages to be sent. */
  waiting: Count,
  deadLetters: Count,
});
export type ConnectorInfo = z.infer<typeof ConnectorInfo>;

/** A message that the connector rejected, or that failed in all its tries. */
export const DeadLetter = z.object({
  /** Its idempotency key. */
  key: z.string(),
  title: z.string(),
  tries: Count,
  madeAt: Moment,
  deadAt: Moment,
  lastError: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const ofSuper = { service: 'admin', access: { types: SUPER_ONLY, scope: 'library' } } as const;
const connector = z.object({ connector: AnyConnectorName });
const Key = z.string().min(1).max(200);
/** Dead letters by key, or all of the connector. */
const Keys = z.object({ keys: z.array(Key).min(1).max(1000).optional() });
const example = { params: { connector: 'nowhere' } };

/** All external systems of the deployment, with their state and queue. */
export const listConnectors = call({
  ...ofSuper,
  method: 'GET',
  path: '/v3/connectors',
  answer: z.object({ connectors: z.array(ConnectorInfo) }),
  example: {},
});

/** Dead letters of a connector, latest first. */
export const listDeadLetters = call({
  ...ofSuper,
  method: 'GET',
  path: '/v3/connectors/{connector}/dead-letters',
  params: connector,
  query: z.object(page(10)),
  answer: z.object({ deadLetters: z.array(DeadLetter), total: Count }),
  example,
});

/** A dead letter with its content; secrets in it are masked. */
export const getDeadLetter = call({
  ...ofSuper,
  method: 'GET',
  path: '/v3/connectors/{connector}/dead-letters/{key}',
  params: connector.extend({ key: Key }),
  answer: DeadLetter.extend({ method: z.string(), path: z.string(), content: z.unknown().optional() }),
  example: { params: { connector: 'nowhere', key: 'none' } },
});

/** Sends dead letters again, with all their tries; without keys, all of the connector. */
export const resendDeadLetters = call({
  ...ofSuper,
  method: 'POST',
  path: '/v3/connectors/{connector}/dead-letters/resend',
  params: connector,
  body: Keys,
  audit: { kind: 'connector', what: 'Send undelivered messages again', shows: ['keys'] },
  answer: z.object({ resent: Count }),
  example: { ...example, body: { keys: ['none'] } },
});

/** Discards dead letters permanently; without keys, all of the connector. */
export const discardDeadLetters = call({
  ...ofSuper,
  method: 'POST',
  path: '/v3/connectors/{connector}/dead-letters/discard',
  params: connector,
  body: Keys,
  audit: { kind: 'connector', what: 'Discard undelivered messages', shows: ['keys'] },
  answer: z.object({ discarded: Count }),
  example: { ...example, body: { keys: ['none'] } },
});
