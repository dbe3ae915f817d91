import { AuditKind } from '@skills-architect/contracts';
import { type AuditEntry, AuditOutcome } from '@skills-architect/contracts/portal';
import type { Tone } from '@skills-architect/ui-kit';
import { isWithoutEffect } from './audit-details';

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
  deletion: 'Deletions',
  restoration: 'Restored and undone',
  change: 'Changes',
};
const OUTCOME_NAMES: Record<AuditOutcome, { word: string; tone: Tone }> = {
  done: { word: 'Done', tone: 'done' },
  refused: { word: 'Refused', tone: 'warning' },
  failed: { word: 'Failed', tone: 'danger' },
  unknown: { word: 'Unknown', tone: 'danger' },
};

export const kindName = (kind: AuditKind): string => KIND_NAMES[kind];
export const outcomeName = ({ outcome, details }: Pick<AuditEntry, 'outcome' | 'details'>) =>
  outcome === 'done' && isWithoutEffect(details)
    ? { word: 'Nothing changed', tone: 'neutral' as const }
    : OUTCOME_NAMES[outcome];

export const KIND_OPTIONS = AuditKind.options.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }));
export const OUTCOME_OPTIONS = AuditOutcome.options.map((outcome) => ({
  value: outcome,
  label: OUTCOME_NAMES[outcome].word,
}));
