import type { RoleRecommendation } from '@skills-architect/contracts/personas';
import { confidenceWord } from '@skills-architect/contracts/roles';

type Rated = Pick<RoleRecommendation, 'confidence' | 'unmeasuredLanguage'>;

/** The word for a suggested role beside its score; 'not close' for the nearest role of a library that has no close one. */
export const suggestionWord = (suggestion: Rated, isFar: boolean) => (isFar ? 'not close' : confidenceWord(suggestion));
