import type { NamedSkill } from '@skills-architect/matching';
import { stem } from '../../packages/matching/src/reading/stem';
import { STOP_WORDS } from '../../packages/matching/src/reading/stop-words';
import { tokens } from '../../packages/matching/src/reading/tokens';

const stems = (text: string) =>
  new Set(
    tokens(text)
      .filter(({ text: word }) => !STOP_WORDS.has(word))
      .map(({ text: word }) => stem(word)),
  );

/**
 * The baseline: ranks skills by the share of their name's words that occur in a text; of equal ones those with more
 * words first. Alternative names, eight per skill, would make it worse.
 */
export const wordOverlap = (skills: readonly NamedSkill[]) => {
  const known = skills.map(({ id, names: [name = ''] }) => ({ id, words: [...stems(name)] }));
  return (texts: readonly string[]): number[] => {
    const textStems = stems(texts.join('\n'));
    return known
      .map(({ id, words }) => {
        const shared = words.filter((word) => textStems.has(word)).length;
        return { id, share: shared / Math.max(1, words.length), words: words.length };
      })
      .sort((a, b) => b.share - a.share || b.words - a.words || a.id - b.id)
      .map(({ id }) => id);
  };
};
