import {
  acceptLeadershipProposal,
  annotateJob,
  annotateRole,
  refuseLeadershipProposal,
  undoJobDecision,
} from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { AppError, type CallContext, invalid, route, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleReader } from '../industry-roles/read-role';
import type { Roles } from '../industry-roles/role-document';
import type { PostingDecisions } from '../match-decisions/posting-decisions';
import type { Structure } from '../structure/structure-documents';
import type { AnnotationDecisions } from './decisions';
import type { PostingDescriber } from './describe-postings';
import type { PostingsInUse } from './in-use';
import type { PostingDocument, Postings } from './posting-document';
import { leadershipOutcome } from './posting-rules';

interface AnnotationDependencies {
  postings: Postings;
  roles: Roles;
  structure: Structure;
  reader: RoleReader;
  describer: PostingDescriber;
  inUse: PostingsInUse;
  decisions: AnnotationDecisions;
  matchDecisions: PostingDecisions;
}

/** A leadership role for an industry role, and the posting on which it was decided. */
interface LeadershipDecision {
  roleId: number;
  leadershipRoleId: number;
  posting: PostingDocument | undefined;
}

/** Annotates postings with industry roles and industry roles with leadership roles; decisions can be undone. */
export const annotationRoutes = (app: FastifyInstance, dependencies: AnnotationDependencies) => {
  const { postings, roles, structure, reader, describer, inUse, decisions, matchDecisions } = dependencies;

  const describePosting = async (posting: PostingDocument, { userId }: CallContext) =>
    describer.detail(posting, await inUse.byOthers(userId));

  /** The posting, if it is at this revision; otherwise throws 409 with the current posting. */
  const readAtRev = async (id: number, rev: number | undefined, context: CallContext) => {
    const posting = await postings.get(id);
    if (rev !== undefined && posting.rev !== rev) throw stale(await describePosting(posting, context));
    return posting;
  };
  /** Completes a 409 of a concurrent change with the current posting. */
  const explainStale = <T>(id: number, context: CallContext, change: Promise<T>) =>
    change.catch(async (error: unknown) => {
      const isStale = error instanceof AppError && error.code === 'stale';
      throw isStale ? stale(await describePosting(await postings.get(id), context)) : error;
    });

  /** Changes one posting as a decision that the user can undo. */
  const changePosting = async (posting: PostingDocument, patch: Partial<PostingDocument>, context: CallContext) => {
    const change = decisions.decide(context.userId, async (write) => {
      const result = await postings.change(posting._id, posting.rev, patch, write);
      if (patch.industryRoleId !== undefined) await matchDecisions.follow(result, write);
      return { result, jobPostingId: posting._id, title: posting.jobPostingTitle, postings: 1, roles: 0 };
    });
    return describePosting(await explainStale(posting._id, context, change), context);
  };

  const setLeadership = async ({ roleId, leadershipRoleId, posting }: LeadershipDecision, context: CallContext) => {
    const role = await reader.readVisible(roleId, context, { roleName: 1, roleStatus: 1, leadershipRoleId: 1 });
    const isNew = role.leadershipRoleId !== leadershipRoleId;
    const change = decisions.decide(context.userId, async (write) => {
      if (isNew) await roles.change(roleId, undefined, { leadershipRoleId }, write);
      const patch = { leadershipRoleId, proposal: null };
      return {
        result: posting && (await postings.change(posting._id, posting.rev, patch, write)),
        jobPostingId: posting?._id ?? null,
        title: posting?.jobPostingTitle ?? role.roleName,
        postings: posting ? 1 : 0,
        roles: isNew ? 1 : 0,
      };
    });
    const changed = await (posting ? explainStale(posting._id, context, change) : change);
    return changed ? describePosting(changed, context) : null;
  };

  route(app, annotateJob, async ({ query: { jobPostingId, roleId, rev } }, context) => {
    const posting = await readAtRev(jobPostingId, rev, context);
    const role = await reader.readVisible(roleId, context, { roleStatus: 1 });
    if (role.roleStatus !== LibraryStatus.Published) throw invalid('roleId', 'Choose a published industry role.');
    return { job: await changePosting(posting, { industryRoleId: roleId }, context) };
  });

  route(app, annotateRole, async ({ query }, context) => {
    const { leaderShipRoleId: leadershipRoleId, roleId, jobPostingId, rev } = query;
    const { user } = context.identity;
    if (!user) throw new AppError('forbidden', 'Only a user can annotate a role.');
    await structure.leadershipRoles.get(leadershipRoleId);
    const posting = jobPostingId === undefined ? undefined : await readAtRev(jobPostingId, rev, context);
    if (leadershipOutcome(user.userType) === 'set')
      return { proposed: false, job: await setLeadership({ roleId, leadershipRoleId, posting }, context) };
    if (!posting) throw invalid('jobPostingId', 'Name the job posting that the proposal is for.');
    await reader.readVisible(roleId, context, { roleStatus: 1 });
    const proposal = { roleId, leadershipRoleId, userId: user.userId, userName: user.name, at: new Date() };
    return { proposed: true, job: await changePosting(posting, { proposal }, context) };
  });

  route(app, acceptLeadershipProposal, async ({ params, query }, context) => {
    const posting = await readAtRev(params.jobPostingId, query.rev, context);
    if (!posting.proposal) throw new AppError('conflict', 'There is no proposal on this job posting any more.');
    const { roleId, leadershipRoleId } = posting.proposal;
    const job = await setLeadership({ roleId, leadershipRoleId, posting }, context);
    if (!job) throw new Error('the posting of a proposal was not changed');
    return { job };
  });

  route(app, refuseLeadershipProposal, async ({ params, query }, context) => {
    const posting = await readAtRev(params.jobPostingId, query.rev, context);
    if (!posting.proposal) throw new AppError('conflict', 'There is no proposal on this job posting any more.');
    return { job: await changePosting(posting, { proposal: null }, context) };
  });

  route(app, undoJobDecision, async (_, { userId }) => decisions.undo(userId));
};
