import { randomUUID } from 'node:crypto';
import { MAX_UNDOABLE_DECISIONS } from '@skills-architect/contracts/roles';
import { AppError, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { Roles } from '../industry-roles/role-document';
import type { PostingDecisions } from '../match-decisions/posting-decisions';
import type { PostingDocument, Postings } from './posting-document';

/** A user's decision about a posting or a role, stored for undo. Later decisions have greater ids. */
interface Decision {
  _id: number;
  userId: number;
  changeSet: string;
  jobPostingId: number | null;
  title: string;
  /** How many postings the decision changed. */
  postings: number;
  /** How many roles the decision changed. */
  roles: number;
}

/** The result of a decision, and what it changed. */
type DecisionResult<T> = Pick<Decision, 'jobPostingId' | 'title' | 'postings' | 'roles'> & { result: T };

interface DecisionDependencies {
  kit: Pick<ServiceKit, 'db' | 'counters'>;
  postings: Postings;
  roles: Roles;
  matchDecisions: PostingDecisions;
}

const overtakenError = (title: string) =>
  new AppError(
    'conflict',
    `Somebody else has changed ${title} since, so your decision on it is kept. Undo again to undo the one before.`,
  );

/** Stores decisions and undoes the latest ones of a user. */
export const annotationDecisions = ({ kit, postings, roles, matchDecisions }: DecisionDependencies) => {
  const { db, counters } = kit;
  const decisions = () => db.collection<Decision>('jobDecision');

  /** Deletes the decisions that can no longer be undone. */
  const prune = async (userId: number) => {
    const [oldest] = await decisions()
      .find({ userId })
      .sort({ _id: -1 })
      .skip(MAX_UNDOABLE_DECISIONS)
      .limit(1)
      .toArray();
    if (oldest) await decisions().deleteMany({ userId, _id: { $lte: oldest._id } });
  };

  /**
   * Undo in parts gives the records their former change set back, so that the decision before can be undone as well.
   */
  const restore = async (decision: Decision, session: ClientSession) => {
    const { userId, changeSet, roles: ofRoles, jobPostingId } = decision;
    const options = { undoing: randomUUID() };
    await postings.undo(changeSet, { by: userId, session }, {}, options);
    if (ofRoles) await roles.undo(changeSet, { by: userId, session }, {}, options);
    const posting = jobPostingId
      ? await postings.model.findOne({ _id: jobPostingId }, null, { session }).lean<PostingDocument>()
      : null;
    if (posting) await matchDecisions.follow(posting, { by: userId, session });
  };

  /** `taken`: another request is undoing it; `overtaken`: somebody else has changed the records since. */
  const undoOne = async (decision: Decision, session: ClientSession): Promise<'undone' | 'taken' | 'overtaken'> => {
    const { deletedCount } = await decisions().deleteOne({ _id: decision._id }, { session });
    if (!deletedCount) return 'taken';
    const current = { changeSet: decision.changeSet, deletedAt: null };
    const [ofPostings, ofRoles] = [
      await postings.model.countDocuments(current, { session }),
      decision.roles ? await roles.model.countDocuments(current, { session }) : 0,
    ];
    if (ofPostings !== decision.postings || ofRoles !== decision.roles) return 'overtaken';
    await restore(decision, session);
    return 'undone';
  };

  return {
    createIndexes: () => decisions().createIndex({ userId: 1, _id: -1 }),

    /** Runs the change in a transaction and stores it as a decision. */
    async decide<T>(
      userId: number,
      change: (write: { by: number; changeSet: string; session: ClientSession }) => Promise<DecisionResult<T>>,
    ): Promise<T> {
      const _id = await counters.reserve('jobDecision', 1);
      const changeSet = randomUUID();
      const result = await db.transaction(async (session) => {
        const { result: changeResult, ...summary } = await change({ by: userId, changeSet, session });
        await decisions().insertOne({ _id, userId, changeSet, ...summary }, { session });
        return changeResult;
      });
      await prune(userId);
      return result;
    },

    /**
     * Undoes the user's latest decision. If somebody else has changed the records since, the decision is deleted and
     * 409 is thrown.
     */
    async undo(userId: number): Promise<Pick<Decision, 'jobPostingId' | 'title'> & { left: number }> {
      for (;;) {
        const latest = await decisions().findOne({ userId }, { sort: { _id: -1 } });
        if (!latest) throw new AppError('conflict', 'There is nothing to undo.');
        const outcome = await db.transaction((session) => undoOne(latest, session));
        // The key was pressed twice: this request undoes the decision before.
        if (outcome === 'taken') continue;
        if (outcome === 'overtaken') throw overtakenError(latest.title);
        const undoableCount = await decisions().countDocuments({ userId });
        return { jobPostingId: latest.jobPostingId, title: latest.title, left: undoableCount };
      }
    },
  };
};
export type AnnotationDecisions = ReturnType<typeof annotationDecisions>;
