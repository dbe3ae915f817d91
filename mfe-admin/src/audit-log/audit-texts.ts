import { AuditKind, USER_TYPE_NAMES } from '@skills-architect/contracts';
import { SSO_TYPE_NAMES } from '@skills-architect/contracts/admin';
import { AuditOutcome } from '@skills-architect/contracts/portal';
import type { Tone } from '@skills-architect/ui-kit';

const KIND_NAMES: Record<AuditKind, string> = {
  'sign-in': 'Sign-in',
  rights: 'Rights',
  client: 'Clients',
  export: 'Exports and downloads',
  import: 'Imports',
  area: 'Feature areas',
  connector: 'Connectors',
  token: 'Tokens',
  approval: 'Approvals',
  release: 'Library releases',
  person: 'Data of a person',
  log: 'Audit log',
  merge: 'Merges',
};
const OUTCOME_NAMES: Record<AuditOutcome, { word: string; tone: Tone }> = {
  done: { word: 'Done', tone: 'done' },
  refused: { word: 'Refused', tone: 'warning' },
  failed: { word: 'Failed', tone: 'danger' },
  unknown: { word: 'Unknown', tone: 'danger' },
};

export const kindName = (kind: AuditKind): string => KIND_NAMES[kind];
export const outcomeName = (outcome: AuditOutcome) => OUTCOME_NAMES[outcome];

export const KIND_OPTIONS = AuditKind.options.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }));
export const OUTCOME_OPTIONS = AuditOutcome.options.map((outcome) => ({
  value: outcome,
  label: OUTCOME_NAMES[outcome].word,
}));

/** A field such as `userTypeId` in words: 'User type id'. */
const toWords = (field: string): string => {
  const words = field.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Names of records, where they are known. */
export interface AuditNames {
  clients: ReadonlyMap<number, string>;
  sources: ReadonlyMap<number, string>;
}

const nameIn = (names: ReadonlyMap<number, string>, kind: string) => (id: unknown) =>
  names.get(Number(id)) ?? `${kind} ${id}`;

const nameOf = (names: Readonly<Record<number, string>>) => (value: unknown) => names[Number(value)] ?? String(value);

/** Fields that hold a number or ids of records: what they are called, and the name of each value. */
const NAMED: Record<string, { title: string; toName: (value: unknown, names: AuditNames) => string }> = {
  userTypeId: { title: 'User type', toName: nameOf(USER_TYPE_NAMES) },
  ssoTypeId: { title: 'Login type', toName: nameOf(SSO_TYPE_NAMES) },
  clientIds: { title: 'Clients', toName: (id, { clients }) => nameIn(clients, 'client')(id) },
  sourceIds: { title: 'Sources', toName: (id, { sources }) => nameIn(sources, 'source')(id) },
  sourceIdList: { title: 'Sources', toName: (id, { sources }) => nameIn(sources, 'source')(id) },
};

/** A field such as `clientIds` in words, with the names of its values. */
const describeField = (field: string, value: unknown, names: AuditNames): { name: string; value: string } => {
  const named = Object.hasOwn(NAMED, field) ? NAMED[field] : undefined;
  if (!named) return { name: toWords(field), value: describeValue(value, names) };
  const values = Array.isArray(value) ? value : [value];
  const isNothing = value === null || !values.length;
  return { name: named.title, value: isNothing ? 'None' : values.map((one) => named.toName(one, names)).join(', ') };
};

/** A recorded value in words. */
const describeValue = (value: unknown, names: AuditNames): string => {
  if (value === null || value === '' || (Array.isArray(value) && !value.length)) return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((one) => describeValue(one, names)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value ?? {})
      .map(([field, one]) => {
        const { name, value: text } = describeField(field, one, names);
        return `${name}: ${text}`;
      })
      .join('; ');
  return String(value);
};

/** The details of an entry as facts. */
export const detailFacts = (details: Record<string, unknown>, names: AuditNames): { name: string; value: string }[] =>
  Object.entries(details).map(([field, value]) => describeField(field, value, names));
