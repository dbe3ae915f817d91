import { readLevel } from '../level/level';
import type { MatchIndex } from '../match-index';
import type { MatchQuery } from '../match-query';
import { titleNearness } from '../titles/name-index';
import { type PreviousChoice, previousChoices } from './decisions';

/** Previous choices for titles like the query's, by role id. */
export function readPreviousChoices(index: MatchIndex, { decided }: MatchQuery): ReadonlyMap<number, PreviousChoice> {
  if (!decided || decided.before.length === 0) return new Map();
  const nearness = titleNearness(index.nameGrams, decided.title);
  const level = readLevel(decided.title);
  const ofThisLevel = decided.before.filter((title) => {
    const decisionLevel = readLevel(title.title);
    return level === undefined || decisionLevel === undefined || level === decisionLevel;
  });
  return previousChoices(ofThisLevel.map((title) => ({ ...title, nearness: nearness(title.title) })));
}
