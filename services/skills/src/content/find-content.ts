import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import { buildIndex, explain, match } from '@skills-architect/matching';

/** What to find content for. */
interface Topic {
  title: string;
  /** Running text about it: the entry's document, its skills. */
  text: string;
}

interface Item {
  contentId: number;
  contentTitle: string;
  contentFullDescription: string;
}

/** A fitting item with its score from 0 to 1 and the words that explain it. */
export interface FittingItem {
  contentId: number;
  score: number;
  why: string[];
}

/**
 * The least score of an item that fits. In the demo (42 items, 40 entries) 45 pairs reach it; two of these are wrong,
 * and the best item of each entry is right.
 */
export const MIN_SCORE = 0.3;

/** Words of any course: items that share only these with a topic are about something else. */
const COURSE_WORDS = new Set(
  'advanced basic basics beginner beginners class course courses essential essentials expert fundamental fundamentals guide intermediate intro introduction introductory learn learning lesson level levels master mastering overview practical practice practices principles skill skills start starter step steps training tutorial use using work working workshop'.split(
    ' ',
  ),
);

/** The matcher works on roles, so an item is passed as one: a label, a description, no skills. */
const asRole = ({ contentId, contentTitle, contentFullDescription }: Item) => ({
  roleId: contentId,
  // Not used: the topic has no language to compare with.
  language: MAIN_LANGUAGE,
  label: contentTitle,
  alternativeLabels: [],
  description: contentFullDescription,
  essentialSkills: [],
  group: { label: '', text: '' },
});

/**
 * The items that fit a topic, best first, ranked by the library's matcher. An item without a common word is left out,
 * because there would be no reason to show; words of any course are none.
 */
export const findContent = (
  topic: Topic,
  items: readonly Item[],
  { minScore, maxItems }: { minScore: number; maxItems: number },
) => {
  const index = buildIndex(items.map(asRole));
  const query = { title: topic.title, description: topic.text || topic.title };
  return match(index, { ...query, limit: items.length })
    .suggestions.map(({ roleId, parts }) => ({
      contentId: roleId,
      // `words` is relative to the best of these items, so it is good for the order but says little about the fit.
      score: 0.4 * parts.title + 0.4 * parts.duties + 0.2 * parts.words,
    }))
    .filter(({ score }) => score >= minScore)
    .sort((a, b) => b.score - a.score)
    .flatMap((found): FittingItem[] => {
      const words = explain(index, query, found.contentId)?.words.map(({ word }) => word.toLowerCase()) ?? [];
      const why = [...new Set(words)].filter((word) => !COURSE_WORDS.has(word));
      return why.length ? [{ ...found, why }] : [];
    })
    .slice(0, maxItems);
};
