import type { DecidedTitle } from '@skills-architect/matching';
import { splitWords } from '@skills-architect/service-kit';
import type { MatchText } from '../matching/match-task';
import { type DecisionStore, decidedTitle } from './decision-store';

/** Which decisions count: those of the client (null: of annotations), or of all clients if `isShared`. */
export interface DecisionScope {
  clientId: number | null;
  isShared: boolean;
}

type DecidedGroup = DecidedTitle & { words: string[] };

/** Most recent decisions read that share a word with any of the titles. */
const MAX_READ = 5000;
/** Most decided titles compared with one title. */
const MAX_COMPARED = 200;

/** The decided titles that share words with this one, those with the most common words first. */
export const selectSimilar = (words: readonly string[], decided: readonly DecidedGroup[]): DecidedTitle[] => {
  const wordSet = new Set(words);
  return decided
    .map((group) => ({ one: group, common: group.words.filter((word) => wordSet.has(word)).length }))
    .filter(({ common }) => common > 0)
    .sort((a, b) => b.common - a.common || a.one.words.length - b.one.words.length)
    .slice(0, MAX_COMPARED)
    .map(({ one: { words: _, ...title } }) => title);
};

/** Reads earlier decisions on titles that resemble those of texts. */
export const decidedTitles = (store: DecisionStore) => {
  const read = ({ clientId, isShared }: DecisionScope, words: string[]) =>
    store
      .decisions()
      .aggregate<DecidedGroup>([
        { $match: { ...(!isShared && { clientId }), words: { $in: words } } },
        { $sort: { at: -1 } },
        { $limit: MAX_READ },
        {
          $group: {
            _id: { titleKey: '$titleKey', roleId: '$chosen', own: { $eq: ['$clientId', clientId] } },
            title: { $first: '$title' },
            words: { $first: '$words' },
            times: { $sum: 1 },
          },
        },
        { $project: { _id: 0, title: 1, words: 1, times: 1, roleId: '$_id.roleId', own: '$_id.own' } },
      ])
      .toArray();

  /** Adds to each text the earlier decisions on similar titles. */
  return async (texts: readonly MatchText[], scope: DecisionScope): Promise<MatchText[]> => {
    const titles = texts.map(({ title }) => decidedTitle(title));
    const words = splitWords(...titles.map(({ title }) => title));
    const earlierTitles = words.length ? await read(scope, words) : [];
    if (!earlierTitles.length) return [...texts];
    return texts.map((text, index) => {
      const { title, words: own } = titles[index] ?? { title: text.title, words: [] };
      return { ...text, decided: { title, before: selectSimilar(own, earlierTitles) } };
    });
  };
};
export type DecidedTitles = ReturnType<typeof decidedTitles>;
