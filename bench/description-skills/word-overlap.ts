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
 * The baseline: skills by the share of the words of their name that a text has; of equal ones those whose name has more
 * words. Alternative names make it worse: there are eight of them for each name.
 */
export const wordOverlap = (skills: readonly NamedSkill[]) => {
  const known = skills.map(({ id, names: [name = ''] }) => ({ id, words: [...stems(name)] }));
  return (texts: readonly string[]): number[] => {
    const said = stems(texts.join('\n'));
    return known
      .map(({ id, words }) => {
        const shared = words.filter((word) => said.has(word)).length;
        return { id, share: shared / Math.max(1, words.length), words: words.length };
      })
      .sort((a, b) => b.share - a.share || b.words - a.words || a.id - b.id)
      .map(({ id }) => id);
  };
};
