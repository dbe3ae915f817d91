import type { Proficiency } from '@skills-architect/contracts/skills';

/** What is said about a skill without own level texts, by its creation status. */
const BY_STATUS: Record<number, string> = {
  1: 'The levels are being created.',
  3: 'Error in generating the proficiencies',
};
const NONE = 'This skill has no own level texts yet.';

/** What is said instead of level texts; undefined when at least one level has its own text. */
export const missingTexts = (
  levels: readonly Pick<Proficiency, 'description'>[],
  proficiencyStatus: number,
): string | undefined =>
  levels.some(({ description }) => description !== '') ? undefined : (BY_STATUS[proficiencyStatus] ?? NONE);
