import type { ImportStage, RoleRecommendation } from '@skills-architect/contracts/personas';

/** Actions on an import other than viewing it. */
export type ImportAction = 'discard' | 'delete-row' | 'replace' | 'proceed' | 'select' | 'create';

/** Stages that allow each action, and the message in other stages. */
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
 * Why an action is refused; undefined when it is allowed. All users with access to the client's personas may view an
 * import; only its owner may change it, because two users working on the same rows would overwrite each other's
 * choices.
 */
export const importRefusal = (
  action: ImportAction,
  { stage, userId }: { stage: ImportStage; userId: number },
  by: number,
): string | undefined => {
  if (userId !== by) return 'Only the person who began an import can change it.';
  return ALLOWED[action].in.includes(stage) ? undefined : ALLOWED[action].otherwise;
};

/** Whether a user may ask for a role: only where the library suggests none, or none that is close. */
export const mayRequestRole = ({ recommendations }: { recommendations: readonly RoleRecommendation[] }): boolean => {
  const [first] = recommendations.filter(({ isSearchedRole }) => !isSearchedRole);
  return first === undefined || first.confidence === 'no close role';
};
