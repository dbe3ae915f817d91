import type { ImportStage } from '@skills-architect/contracts/personas';

/** What somebody can do with an import besides looking at it. */
export type ImportAction = 'discard' | 'delete-row' | 'replace' | 'proceed' | 'select' | 'create';

/** The stages in which each action is possible, and what is said in another one. */
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

/** The stages in which an action is possible. */
export const stagesFor = (action: ImportAction): ImportStage[] => [...ALLOWED[action].in];

/**
 * Why an action is refused; undefined when it is allowed. Everybody who may see the client's personas may look at an
 * import. Whoever began it decides about it: two people at work on the same rows would undo each other's choices.
 */
export const importRefusal = (
  action: ImportAction,
  { stage, userId }: { stage: ImportStage; userId: number },
  by: number,
): string | undefined => {
  if (userId !== by) return 'Only the person who began an import can change it.';
  return ALLOWED[action].in.includes(stage) ? undefined : ALLOWED[action].otherwise;
};
