import { pagesByKey, type ServiceKit } from '@skills-architect/service-kit';
import type { PostingDocument, Postings } from '../job-postings/posting-document';
import { MATCHABLE_ROLES } from '../matching/matchable-roles';
import { type PostingText, type SuggestedRoles, type Suggester, suggestForPostings } from './suggested-roles';

/** Postings are matched again when the library has not changed for this long, because roles are edited one by one. */
const SETTLE_MS = 5 * 60_000;
const BATCH_SIZE = 200;
/** Increment it when postings store more of a match: open ones are then matched again. */
const FORMAT = 2;

interface SuggestAgainDependencies {
  kit: ServiceKit;
  postings: Postings;
  matcher: Suggester;
}

const hasSameIds = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const toText = ({ jobPostingTitle, jobPostingDescription }: PostingDocument): PostingText => ({
  title: jobPostingTitle,
  description: jobPostingDescription,
});

/** Updates the suggested roles of postings without annotation when the library has changed. */
export const suggestAgain = ({ kit, postings, matcher }: SuggestAgainDependencies) => {
  const openFilter = { industryRoleId: null, ...postings.alive };

  /**
   * Updates the suggestions without incrementing `rev`: they are derived data, and a new `rev` would make the
   * annotation of a user who has the posting open fail with 409.
   */
  const saveSuggestions = async (page: readonly PostingDocument[], suggested: readonly SuggestedRoles[]) => {
    const changed = page.flatMap(({ _id, rev, suggestedRoleIds, suggestionConfidence }, index) => {
      const { roleIds = [], confidence = null } = suggested[index] ?? {};
      if (hasSameIds(suggestedRoleIds, roleIds) && suggestionConfidence === confidence) return [];
      const update = { $set: { suggestedRoleIds: roleIds, suggestionConfidence: confidence } };
      return [{ updateOne: { filter: { _id, rev }, update } }];
    });
    if (changed.length) await postings.model.bulkWrite(changed, { timestamps: false });
  };

  kit.projections.add({
    name: 'suggestions of postings',
    title: 'Suggested roles of job postings',
    version: FORMAT,
    // Any role may become the best one of any posting.
    affected: { [MATCHABLE_ROLES]: () => 'all' },
    settleAllMs: SETTLE_MS,
    async rebuild(_, { signal }) {
      const read = (after: number) =>
        postings.model
          .find({ ...openFilter, _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(BATCH_SIZE)
          .lean<PostingDocument[]>();
      for await (const page of pagesByKey(0, read, ({ _id }) => _id, signal))
        await saveSuggestions(page, await suggestForPostings(matcher, page.map(toText)));
      return undefined;
    },
  });
};
