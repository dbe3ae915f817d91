import { type AuditRule, toAuditText } from '@skills-architect/contracts';
import type { AuditOutcome } from '@skills-architect/contracts/portal';

/** A name such as `importTokenId` with its value as text: 'import token 3f2a'. */
const toRecordText = (name: string, value: string) => {
  const words = name
    .replace(/Id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return `${words} ${value}`.slice(0, 200);
};

/** A call as far as its entry in the audit log needs it. */
export interface AuditedCall {
  path: string;
  /** Where the client is named: `params.clientId` or `query.clientId`. */
  clientAt?: string | undefined;
}

/** What a call is called in the audit log: as it declares, or its name in words. */
export const nameAct = ({ what }: AuditRule, callName: string): string => what ?? toAuditText(callName);

/** Which record a call is about; `noted` is the id that the answer names. */
export const findRecord = (
  { path }: Pick<AuditedCall, 'path'>,
  rule: AuditRule,
  params: Record<string, string | undefined>,
  noted: string | number | undefined,
): string | undefined => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
  const name = rule.record ?? names.at(-1);
  const value = name === undefined ? undefined : (params[name] ?? noted);
  return name === undefined || value === undefined ? undefined : toRecordText(name, String(value));
};

/** Whose data a call is about, when its path or query says it. */
export const findClient = (
  { clientAt, path }: AuditedCall,
  places: { params: Record<string, string | undefined>; query: Record<string, unknown> },
): number | undefined => {
  const [place = '', name = ''] = (clientAt ?? (path.includes('{clientId}') ? 'params.clientId' : '')).split('.');
  const value = place === 'params' ? places.params[name] : place === 'query' ? places.query[name] : undefined;
  return /^\d{1,15}$/.test(String(value)) ? Number(value) : undefined;
};

/** How a call with this HTTP status ended. */
export const toOutcome = (status: number): AuditOutcome => {
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
};
