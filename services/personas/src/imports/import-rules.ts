import type { ImportStage, RoleRecommendation } from '@skills-architect/contracts/personas';
import type { ImportCounts, ImportDocument } from './import-document';

/** Actions on an import other than viewing it. */
export type ImportAction = 'discard' | 'delete-row' | 'replace' | 'proceed' | 'select' | 'create';

/** The stages in which each action is allowed, and the error message in other stages. */
const ALLOWED: Record<ImportAction, { in: readonly ImportStage[]; otherwise: string }> = {
  discard: {
    in: ['parsing', 'review', 'matching', 'selection', 'failed'],
    otherwise: 'The personas are being created; this cannot be stopped any more.',
  },
  'delete-row': {
    in: ['review', 'selection'],
    otherwise: 'Rows cannot be deleted while the import is working on them.',
  },
  replace: { in: ['review'], otherwise: 'The review of this import is over.' },
  proceed: { in: ['review'], otherwise: 'The review of this import is over.' },
  select: { in: ['selection'], otherwise: 'Roles cannot be selected in this import right now.' },
  create: { in: ['selection'], otherwise: 'Roles cannot be selected in this import right now.' },
};

/** The stages that allow an action. */
export const stagesFor = (action: ImportAction): ImportStage[] => [...ALLOWED[action].in];

/**
 * Why an action is refused; undefined when it is allowed. Every user with access to the client's personas may view an
 * import, but only its owner may change it: two users editing the same rows would overwrite each other's choices.
 */
export const importRefusal = (
  action: ImportAction,
  { stage, userId }: { stage: ImportStage; userId: number },
  askingUserId: number,
): string | undefined => {
  if (userId !== askingUserId) return 'Only the person who began an import can change it.';
  return ALLOWED[action].in.includes(stage) ? undefined : ALLOWED[action].otherwise;
};

/**
 * Whether another import may begin beside this one: its personas are created, and what it still has waits for roles or
 * names. Before its first creation it is in progress.
 */
export const mayBeSetAside = (
  { stage }: Pick<ImportDocument, 'stage'>,
  { created }: Pick<ImportCounts, 'created'>,
): boolean => stage === 'selection' && created > 0;

/** Whether a user may request a role: only when no suggested role is close. */
export const mayRequestRole = ({ recommendations }: { recommendations: readonly RoleRecommendation[] }): boolean => {
  const [first] = recommendations.filter(({ isSearchedRole }) => !isSearchedRole);
  return first === undefined || first.confidence === 'no close role';
};
