import { tokens } from '../reading/tokens';
import { withoutAddresses } from './addresses';
import { type FoundSkill, findSkills, type NamedSkill, type UnknownTool } from './find-skills';
import { levelOf } from './level-words';
import { weighSkills } from './weigh-skills';
import type { Vocabulary } from './word-rarity';

/** A skill that texts state; `strength` is how much they speak for it, 0 to 1. */
export interface StatedSkill extends FoundSkill {
  strength: number;
}

/** Skills of which a text says a part of the name only are offered from this strength on. */
const LEAST_IN_PART = 0.1;
/** Of them only the strongest: with a large library a long text says a part of hundreds of names. */
const MOST_IN_PART = 60;
/** A skill that was found by its words is never without any strength. */
const WEAKEST = 0.01;

/**
 * The skills that texts state, the strongest first, and the tools that they name but no skill is named after. `spelled`
 * are the names that the words of the texts can spell, `near` also those of which they have half.
 */
export const statedSkills = (
  texts: readonly string[],
  {
    spelled,
    near,
    vocabulary,
  }: { spelled: readonly NamedSkill[]; near: readonly NamedSkill[]; vocabulary: Vocabulary },
): { skills: StatedSkill[]; unknown: UnknownTool[] } => {
  const { skills: found, unknown } = findSkills(texts, spelled);
  const weighed = weighSkills(texts, near, vocabulary);
  const known = new Set(found.map(({ id }) => id));
  const strongest = [...weighed.values()]
    .filter(({ id, strength }) => !known.has(id) && strength >= LEAST_IN_PART)
    .sort((a, b) => b.strength - a.strength || a.id - b.id)
    .slice(0, MOST_IN_PART);
  const inPart = strongest.map(({ id, strength, name, sentence, marks }): StatedSkill => {
    const place = { start: marks[0]?.start ?? 0, end: marks.at(-1)?.end ?? 0 };
    const searched = withoutAddresses(sentence);
    const level = levelOf(searched, tokens(searched), place, []);
    const evidence = [{ sentence, marks, level, name, sureness: 'possible' as const }];
    return { id, name, sureness: 'possible', strength, evidence };
  });
  const skills = [
    ...found.map((one) => ({ ...one, strength: weighed.get(one.id)?.strength ?? WEAKEST })),
    ...inPart,
  ].sort((a, b) => b.strength - a.strength || a.id - b.id);
  return { skills, unknown };
};
