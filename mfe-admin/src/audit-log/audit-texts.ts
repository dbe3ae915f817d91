import { AuditKind } from '@skills-architect/contracts';
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

/** A recorded value in words. */
const describeValue = (value: unknown): string => {
  if (value === null || value === '' || (Array.isArray(value) && !value.length)) return 'None';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  if (typeof value === 'object')
    return Object.entries(value ?? {})
      .map(([field, one]) => `${toWords(field)}: ${describeValue(one)}`)
      .join('; ');
  return String(value);
};

/** The details of an entry as facts. */
export const detailFacts = (details: Record<string, unknown>): { name: string; value: string }[] =>
  Object.entries(details).map(([field, value]) => ({ name: toWords(field), value: describeValue(value) }));
