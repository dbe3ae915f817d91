import type { ConnectorKind } from '@skills-architect/contracts';

/** An outside system that the portal sends to or asks, as its settings have it. */
export interface Connector {
  name: string;
  kind: ConnectorKind;
  /** Address that paths are added to. */
  url: string;
  /** The only hosts that are asked, with the port where the address has one. */
  hosts: readonly string[];
  authentication: 'signature' | 'bearer' | 'none';
  secret?: string | undefined;
  /** Milliseconds that one try may take. */
  timeoutMs: number;
  /** Tries of a message before it becomes a dead letter. */
  tries: number;
  /** Bytes that an answer may have. */
  mostBytes: number;
}

/** One request to a connector. */
export interface Outgoing {
  /** Default: POST with a body, else GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Added to the connector's address; a full address must be at one of its hosts. */
  path?: string | undefined;
  query?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
  /** Idempotency key: the receiver must have the effect of one key only once. */
  key?: string | undefined;
  /** Milliseconds for this try, instead of the connector's. */
  timeoutMs?: number | undefined;
}
