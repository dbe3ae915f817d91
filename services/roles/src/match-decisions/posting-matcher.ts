import type { RoleMatcher } from '../matching/role-matcher';
import type { DecidedTitles } from './decided-titles';

type SuggestingMatcher = Pick<RoleMatcher, 'suggest'>;

/** Matches postings to the whole library, taking earlier annotations into account. */
export const postingMatcher = (
  matcher: SuggestingMatcher,
  addDecisions: DecidedTitles,
  isShared: boolean,
): SuggestingMatcher => ({
  suggest: async (texts, client, limit) =>
    matcher.suggest(await addDecisions(texts, { clientId: null, isShared }), client, limit),
});
