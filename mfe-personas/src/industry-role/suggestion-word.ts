import type { RoleRecommendation } from '@skills-architect/contracts/personas';
import { confidenceWord } from '@skills-architect/contracts/roles';

type Rated = Pick<RoleRecommendation, 'confidence' | 'unmeasuredLanguage'>;

/** How a role stands among all suggestions for a description. */
interface Context {
  /** It is the nearest role of a library that has no close one. */
  isFar: boolean;
  /** No other role is suggested. */
  isOnly: boolean;
}

/** The word for a suggested role beside its score. */
export const suggestionWord = (suggestion: Rated, { isFar, isOnly }: Context) =>
  isFar ? 'not close' : confidenceWord(suggestion, isOnly);
