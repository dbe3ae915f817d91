import type { ConnectorKind, WebhookEvent } from '@skills-architect/contracts';

/** An external system that the portal sends messages or requests to, as configured. */
export interface Connector {
  name: string;
  kind: ConnectorKind | 'mail';
  /** Base URL; paths are appended. */
  url: string;
  /** The only allowed hosts, with the port where the URL has one. */
  hosts: readonly string[];
  authentication: 'signature' | 'bearer' | 'none';
  secret?: string | undefined;
  /** Timeout of one try in milliseconds. */
  timeoutMs: number;
  /** Number of tries of a message before it becomes a dead letter. */
  tries: number;
  /** What a webhook is told. */
  events?: readonly WebhookEvent[] | undefined;
  /** The clients whose records a webhook is told about; undefined: all. */
  clients?: readonly number[] | undefined;
  /** Most bytes of an answer. */
  mostBytes: number;
  /** Delivers a message otherwise than by HTTP, until the process ends. Throws `ConnectorTrouble`. */
  deliver?: (message: { _id: string; body?: unknown }, signal: AbortSignal) => Promise<void>;
}

/** One request to a connector. */
export interface OutgoingRequest {
  /** Default: POST with a body, else GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Appended to the base URL; a full URL must be at one of the connector's hosts. */
  path?: string | undefined;
  query?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  /** Idempotency key: the receiver must process each key only once. */
  key?: string | undefined;
  /** Headers besides those of the connector. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Timeout of this try in milliseconds, instead of the connector's. */
  timeoutMs?: number | undefined;
}
