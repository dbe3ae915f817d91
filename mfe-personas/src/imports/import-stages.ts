import type { ImportStage, PersonaImport } from '@skills-architect/contracts/personas';

const WORKING: readonly ImportStage[] = ['parsing', 'matching', 'creating'];
const ENDED: readonly ImportStage[] = ['done', 'cancelled'];

/** The portal works on it; nobody has to do anything. */
export const isUnderWay = ({ stage }: Pick<PersonaImport, 'stage'>): boolean => WORKING.includes(stage);

/** It waits for its user or works for them. */
export const isPending = ({ stage }: Pick<PersonaImport, 'stage'>): boolean => !ENDED.includes(stage);
