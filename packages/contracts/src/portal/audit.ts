import * as z from 'zod';
import { AuditKind } from '../audit-rule';
import { call } from '../call';
import { SUPER_ONLY } from '../user-types';
import { Count, Id, Line, Many, Moment, page, pageTotal } from '../vocabulary';

/**
 * How an audited act ended. `refused`: it was not allowed, or what it was based on has changed; `failed`: by an error;
 * `unknown`: the process ended before it could say.
 */
export const AuditOutcome = z.enum(['done', 'refused', 'failed', 'unknown']);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

/** An entry of the audit log: who did what, on which record, when, from where, and how it ended. */
export const AuditEntry = z.object({
  /** Its number in the chain, from 1. */
  seq: Id,
  at: Moment,
  kind: AuditKind,
  /** For example 'Update user'. */
  what: z.string(),
  /** The call's own name, such as 'roles.deleteRole'; it stays when `what` is worded anew. Missing for events that are no calls. */
  call: z.string().optional(),
  outcome: AuditOutcome,
  /** HTTP status of the answer; null for events that are no calls. */
  status: Count.nullable(),
  /** Null for somebody who was not signed in; 0 is the portal itself. */
  user: z.object({ userId: Count, userName: z.string() }).nullable(),
  client: z.object({ clientId: Id, clientName: z.string() }).nullable(),
  /** For example 'user 12'. */
  record: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The values that the call's declaration names. */
  details: z.record(z.string(), z.unknown()),
  /** Network address and, for sign-ins, the login id; null when they were erased. */
  from: z.object({ address: z.string(), login: z.string().optional() }).nullable(),
  /** Hash of the entry, which includes that of the one before. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** What a list or an export of entries is limited to; the period includes both ends. */
export const AuditFilter = z.object({
  from: Moment.optional(),
  to: Moment.optional(),
  userId: Id.optional(),
  clientId: Id.optional(),
  kind: Many(AuditKind),
  outcome: Many(AuditOutcome),
  searchString: Line.optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

const portal = { service: 'portal', areas: ['admin'], access: { types: SUPER_ONLY, scope: 'library' } } as const;

/** The audit log, latest entries first. */
export const listAuditEntries = call({
  ...portal,
  method: 'GET',
  path: '/v3/portal/audit',
  query: AuditFilter.extend(page(30)),
  answer: z.object({ entries: z.array(AuditEntry), ...pageTotal }),
  example: {},
});

/** One entry of the audit log. */
export const getAuditEntry = call({
  ...portal,
  method: 'GET',
  path: '/v3/portal/audit/entries/{seq}',
  answer: AuditEntry,
  example: { params: { seq: 1 } },
});

/** The entries of a filter as a file, oldest first: one JSON object per line, or CSV. */
export const exportAuditLog = call({
  ...portal,
  method: 'GET',
  path: '/v3/portal/audit/file',
  query: AuditFilter.extend({ format: z.enum(['jsonl', 'csv']) }),
  audit: { kind: 'log', what: 'Export audit log' },
  answer: z.unknown(),
  download: true,
  example: { query: { format: 'jsonl' } },
});
