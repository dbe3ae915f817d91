import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { AuditKind } from '@skills-architect/contracts';
import type { AuditOutcome } from '@skills-architect/contracts/portal';
import { splitWords } from '../database/search-words';

/** What is recorded of an act, before it has a place in the chain. */
export interface AuditAct {
  kind: AuditKind;
  /** For example 'Update user'. */
  what: string;
  outcome: AuditOutcome;
  at?: Date;
  /** HTTP status of the answer. */
  status?: number;
  /** 0 is the portal itself; undefined for somebody who was not signed in. */
  userId?: number | undefined;
  clientId?: number | undefined;
  /** For example 'user 12'. */
  record?: string | undefined;
  requestId?: string | undefined;
  /** Values that the call's declaration names. */
  details?: Record<string, unknown> | undefined;
  address?: string | undefined;
  /** The login id that somebody has tried. */
  login?: string | undefined;
}

/** What can be erased without breaking the chain: the hash covers only its salted digest. */
export interface AuditOrigin {
  salt: string;
  address: string;
  login?: string;
}

/** A stored entry; `_id` is its number in the chain. */
export interface AuditRecord {
  _id: number;
  /** Identifies the act, so that a repeated write adds no second entry. */
  key: string;
  at: Date;
  kind: AuditKind;
  what: string;
  outcome: AuditOutcome;
  status: number | null;
  userId: number | null;
  clientId: number | null;
  record: string | null;
  requestId: string | null;
  details: Record<string, unknown>;
  /** Digest of `from`; null when the act has no origin. */
  digest: string | null;
  from: AuditOrigin | null;
  /** Words to search by; derived. */
  terms: string[];
  /** Hash of the entry before; empty for the first one. */
  previous: string;
  hash: string;
}

/** An entry without its place in the chain. */
export type UnchainedRecord = Omit<AuditRecord, '_id' | 'previous' | 'hash'>;
/** The end of a chain. */
export type AuditTail = Pick<AuditRecord, '_id' | 'hash'>;
export const CHAIN_START: AuditTail = { _id: 0, hash: '' };

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

export const digestOrigin = ({ salt, address, login }: AuditOrigin) => sha256([salt, address, login ?? null]);

const firstOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'first' in value && Array.isArray(value.first) ? value.first : [];

/** The names among the details of an entry: of its record, of files, and of several records such as personas. */
const namesIn = (details: Record<string, unknown>): string[] => {
  const names = [details.name, details.import, ...Object.values(details).flatMap(firstOf)];
  return names.filter((name) => typeof name === 'string');
};

/** The words to search an entry by. */
export const auditTerms = ({
  what,
  record,
  requestId,
  from,
  details,
}: Pick<AuditRecord, 'what' | 'record' | 'requestId' | 'from' | 'details'>) =>
  splitWords(what, record ?? '', requestId ?? '', from?.address ?? '', from?.login ?? '', ...namesIn(details));

/** As MongoDB gives it back, so that the hash stays the same. */
const asStored = (details: Record<string, unknown> = {}): Record<string, unknown> =>
  JSON.parse(JSON.stringify(details));

/** The entry of an act, still without a place in the chain. */
export const toRecord = (act: AuditAct, now: Date, key: string = randomUUID()): UnchainedRecord => {
  const { address, login } = act;
  const hasOrigin = address !== undefined || login !== undefined;
  const from = hasOrigin
    ? { salt: randomBytes(16).toString('base64url'), address: address ?? '', ...(login !== undefined && { login }) }
    : null;
  const record = {
    key,
    at: act.at ?? now,
    kind: act.kind,
    what: act.what,
    outcome: act.outcome,
    status: act.status ?? null,
    userId: act.userId ?? null,
    clientId: act.clientId ?? null,
    record: act.record ?? null,
    requestId: act.requestId ?? null,
    details: asStored(act.details),
    digest: from && digestOrigin(from),
    from,
  };
  return { ...record, terms: auditTerms(record) };
};

/** Objects read from MongoDB keep the order of their fields, so their JSON is stable. */
export const hashRecord = (entry: Omit<AuditRecord, 'hash' | 'terms' | 'from'>) =>
  sha256([
    entry._id,
    entry.previous,
    entry.key,
    entry.at.toISOString(),
    entry.kind,
    entry.what,
    entry.outcome,
    entry.status,
    entry.userId,
    entry.clientId,
    entry.record,
    entry.requestId,
    entry.details,
    entry.digest,
  ]);

/** Gives entries their places after the end of a chain. */
export const chainAfter = (tail: AuditTail, entries: readonly UnchainedRecord[]): AuditRecord[] => {
  let last = tail;
  return entries.map((entry) => {
    const placed = { ...entry, _id: last._id + 1, previous: last.hash };
    const chained = { ...placed, hash: hashRecord(placed) };
    last = chained;
    return chained;
  });
};
