import { tokens } from '../reading/tokens';
import { type FoundSkill, findSkills, type NamedSkill, type UnknownTool } from './find-skills';
import { readLevel } from './level-words';
import { searchedText } from './searched-text';
import { weighSkills } from './weigh-skills';
import type { Vocabulary } from './word-rarity';

/** A skill that texts state; `strength` of the evidence is 0 to 1. */
export interface StatedSkill extends FoundSkill {
  strength: number;
}

/** Minimum strength of skills of which a text contains only a part of the name. */
const MIN_IN_PART = 0.1;
/** Maximum number of such skills: with a large library a long text contains parts of hundreds of names. */
const MAX_IN_PART = 60;
/** Minimum strength of a skill that was found by its words. */
const MIN_STRENGTH = 0.01;

/**
 * The skills that texts state, strongest first, and tools without a skill of that name. `spelled` are the skills whose
 * names consist of words of the texts, `near` those with at least half of a name's words in the texts.
 */
export const findStatedSkills = (
  texts: readonly string[],
  {
    spelled,
    near,
    vocabulary,
  }: { spelled: readonly NamedSkill[]; near: readonly NamedSkill[]; vocabulary: Vocabulary },
): { skills: StatedSkill[]; unknown: UnknownTool[] } => {
  const { skills: found, unknown } = findSkills(texts, spelled);
  const weighed = weighSkills(texts, near, vocabulary);
  const foundIds = new Set(found.map(({ id }) => id));
  const strongest = [...weighed.values()]
    .filter(({ id, strength }) => !foundIds.has(id) && strength >= MIN_IN_PART)
    .sort((a, b) => b.strength - a.strength || a.id - b.id)
    .slice(0, MAX_IN_PART);
  const partiallyNamed = strongest.map(({ id, strength, name, sentence, marks }): StatedSkill => {
    const position = { start: marks[0]?.start ?? 0, end: marks.at(-1)?.end ?? 0 };
    const searched = searchedText(sentence);
    const level = readLevel(searched, tokens(searched), position, []);
    const evidence = [{ sentence, marks, level, name, sureness: 'possible' as const }];
    return { id, name, sureness: 'possible', strength, evidence };
  });
  const skills = [
    ...found.map((one) => ({ ...one, strength: weighed.get(one.id)?.strength ?? MIN_STRENGTH })),
    ...partiallyNamed,
  ].sort((a, b) => b.strength - a.strength || a.id - b.id);
  return { skills, unknown };
};
