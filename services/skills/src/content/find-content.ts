import { buildIndex, explain, match } from '@skills-architect/matching';

/** What content is looked for. */
interface Topic {
  title: string;
  /** Running text about it: the document of the entry, its skills. */
  text: string;
}

interface Item {
  contentId: number;
  contentTitle: string;
  contentFullDescription: string;
}

/** An item that fits, from 0 to 1, and the words that speak for it. */
export interface FittingItem {
  contentId: number;
  score: number;
  why: string[];
}

/**
 * From here on an item belongs to a topic. Of the 42 demo items 45 times one is above it for one of the 40 demo entries;
 * two of these are wrong, and each entry has its own first.
 */
export const FITS = 0.3;

/** Items are matched as roles are: a label, a description, no skills. */
const asRole = ({ contentId, contentTitle, contentFullDescription }: Item) => ({
  roleId: contentId,
  label: contentTitle,
  alternativeLabels: [],
  description: contentFullDescription,
  essentialSkills: [],
  group: { label: '', text: '' },
});

/**
 * The items that fit a topic, best first, by the matcher of the library. An item without a word in common with the topic
 * is none: nobody could be told why.
 */
export const findContent = (topic: Topic, items: readonly Item[], { least, most }: { least: number; most: number }) => {
  const index = buildIndex(items.map(asRole));
  const query = { title: topic.title, description: topic.text || topic.title };
  return match(index, { ...query, limit: items.length })
    .suggestions.map(({ roleId, parts }) => ({
      contentId: roleId,
      // `words` compares with the best of these items only, so it orders them and says little about the fit.
      score: 0.4 * parts.title + 0.4 * parts.duties + 0.2 * parts.words,
    }))
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score)
    .flatMap((found): FittingItem[] => {
      const why = explain(index, query, found.contentId)?.words.map(({ word }) => word.toLowerCase()) ?? [];
      return why.length ? [{ ...found, why: [...new Set(why)] }] : [];
    })
    .slice(0, most);
};
