import type { RoleRecommendation } from '@skills-architect/contracts/personas';

type Rated = Pick<RoleRecommendation, 'confidence' | 'unmeasuredLanguage'>;

/** The word for the confidence in a suggested role; 'not close' for the nearest role of a library that has no close one. */
export const confidenceWord = ({ confidence, unmeasuredLanguage }: Rated, isFar: boolean) => {
  if (isFar) return 'not close';
  return unmeasuredLanguage === undefined ? (confidence ?? undefined) : 'possible';
};
