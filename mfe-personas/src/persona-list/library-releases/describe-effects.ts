import type { AnswerOf } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
import type { releaseEffects } from '@skills-architect/contracts/personas';

type Effects = Pick<AnswerOf<typeof releaseEffects>, 'release' | 'total' | 'byRole' | 'bySkills'>;

const personasText = (personas: number, singular: string, plural: string) =>
  formatCount(personas, `persona ${singular}`, `personas ${plural}`);

/** Sentence that says how many personas of a client a release affects, and how. */
export const describeEffects = ({ release: { name, since }, total, byRole, bySkills }: Effects): string => {
  if (since === null) return `${name} is the first release: there is no earlier one to compare with.`;
  if (total === 0) return `${name} changed no industry role and no skill of your personas.`;
  const parts = [
    byRole > 0 && personasText(byRole, 'has an industry role that changed', 'have an industry role that changed'),
    bySkills > 0 && personasText(bySkills, 'has skills that changed', 'have skills that changed'),
  ].filter(Boolean);
  return `${name} concerns ${formatCount(total, 'persona')}: ${parts.join(', ')}.`;
};
