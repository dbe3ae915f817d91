import type { ImportStage, PersonaImport } from '@skills-architect/contracts/personas';

const WORKING: readonly ImportStage[] = ['parsing', 'matching', 'creating'];
const ENDED: readonly ImportStage[] = ['done', 'cancelled'];

/** The import is running; no user action is needed. */
export const isUnderWay = ({ stage }: Pick<PersonaImport, 'stage'>): boolean => WORKING.includes(stage);

/**
 * Its personas are created, and what is left waits for roles or names: another import may begin, which sets this one
 * aside.
 */
export const isWaiting = ({ stage, counts }: Pick<PersonaImport, 'stage' | 'counts'>): boolean =>
  stage === 'selection' && counts.created > 0;

/** The import is running or waits for the user. */
export const isPending = ({ stage }: Pick<PersonaImport, 'stage'>): boolean => !ENDED.includes(stage);
