import type { Confidence } from '@skills-architect/contracts/roles';
import type { ClientSession } from 'mongoose';
import type { PostingDocument } from '../job-postings/posting-document';
import type { DecisionStore } from './decision-store';

const toSubject = (postingId: number) => `posting ${postingId}`;
/** An annotation always chooses a role, so it cannot show how often 'no close role' was right. */
const findConfidence = ({ suggestionConfidence }: PostingDocument): Confidence | null =>
  suggestionConfidence === 'no close role' ? null : (suggestionConfidence ?? null);

interface Write {
  by: number;
  session: ClientSession;
}

/** Stores annotations as decisions, in the transaction of the annotation. */
export const postingDecisions = (store: DecisionStore, now: () => Date) => ({
  /** Stores the posting's current decision, or deletes it when the posting no longer has an industry role. */
  async follow(posting: PostingDocument, { by, session }: Write) {
    const _id = toSubject(posting._id);
    if (posting.industryRoleId === null) return store.forget(_id, session);
    await store.put(
      {
        _id,
        clientId: null,
        source: 'annotation',
        title: posting.jobPostingTitle,
        description: posting.jobPostingDescription,
        suggested: posting.suggestedRoleIds,
        confidence: findConfidence(posting),
        chosen: posting.industryRoleId,
        by,
        at: now(),
      },
      session,
    );
  },
});
export type PostingDecisions = ReturnType<typeof postingDecisions>;
