import type { RoleRecommendation } from '@skills-architect/contracts/personas';
import { confidenceWord } from '@skills-architect/contracts/roles';

type Rated = Pick<RoleRecommendation, 'confidence' | 'unmeasuredLanguage'>;

/** What a role is suggested beside. */
interface Context {
  /** It is the nearest role of a library that has no close one. */
  isFar: boolean;
  /** No other role is suggested. */
  isOnly: boolean;
}

/** The word for a suggested role beside its score. */
export const suggestionWord = (suggestion: Rated, { isFar, isOnly }: Context) =>
  isFar ? 'not close' : confidenceWord(suggestion, isOnly);
