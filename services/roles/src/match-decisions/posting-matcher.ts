import type { RoleMatcher } from '../matching/role-matcher';
import type { DecidedTitles } from './decided-titles';

type Suggests = Pick<RoleMatcher, 'suggest' | 'trainIfChanged'>;

/** Matches postings to the whole library, taking earlier annotations into account. */
export const postingMatcher = (matcher: Suggests, decided: DecidedTitles, isShared: boolean): Suggests => ({
  trainIfChanged: matcher.trainIfChanged,
  suggest: async (texts, client, limit) =>
    matcher.suggest(await decided(texts, { clientId: null, isShared }), client, limit),
});
