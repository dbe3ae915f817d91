import type { ClientSession } from 'mongoose';
import type { PostingDocument } from '../job-postings/posting-document';
import type { DecisionStore } from './decision-store';

const toSubject = (postingId: number) => `posting ${postingId}`;
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
        confidence: null,
        chosen: posting.industryRoleId,
        by,
        at: now(),
      },
      session,
    );
  },
});
export type PostingDecisions = ReturnType<typeof postingDecisions>;
