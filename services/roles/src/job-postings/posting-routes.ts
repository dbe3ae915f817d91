import { DONE } from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';
import type { SessionUser } from '@skills-architect/contracts/portal';
import {
  closeJobPosting,
  countJobs,
  getJobPosting,
  jobPostingFilters,
  listJobPostings,
  openJobPosting,
  type PostingList,
  takeNextJobPosting,
} from '@skills-architect/contracts/roles';
import { AppError, type CallContext, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadStructureNames } from '../structure/structure-names';
import type { PostingDescriber } from './describe-postings';
import type { PostingsInUse } from './in-use';
import type { PostingDocument, Postings } from './posting-document';
import { postingFilter, postingLists } from './posting-lists';

/** How many candidates are tried when other users take postings at the same time. */
const CANDIDATES = 10;
const MAX_TRIES = 3;

interface PostingDependencies {
  postings: Postings;
  inUse: PostingsInUse;
  describer: PostingDescriber;
  readNames: ReadStructureNames;
}

type Person = Pick<SessionUser, 'userId' | 'name'>;

const requireUser = ({ identity: { user } }: CallContext) => {
  if (!user) throw new AppError('forbidden', 'Only a user can open a job posting.');
  return user;
};

/** Counts, lists and opens job postings; an open one is reserved for its user. */
export const postingRoutes = (app: FastifyInstance, { postings, inUse, describer, readNames }: PostingDependencies) => {
  const lists = postingLists(postings);

  route(app, countJobs, async ({ query }) => {
    const [all, annotated] = await Promise.all([
      postings.model.countDocuments(postingFilter(query, { annotated: false })),
      postings.model.countDocuments(postingFilter(query, { annotated: true })),
    ]);
    return { AllJobsCount: all, AnnotatedJobsCount: annotated, UnannotatedJobsCount: all - annotated };
  });

  route(app, listJobPostings, async ({ query }, { userId }) => {
    const used = await inUse.byOthers(userId);
    const { postings: found, total } = await lists.page(query, [...used.keys()]);
    return { jobs: await describer.list(found, used), total };
  });

  route(app, jobPostingFilters, async () => {
    const [sectors, sources] = await Promise.all([
      postings.model.distinct('subsectorId', postings.alive),
      postings.model.distinct('jobSource', postings.alive),
    ]);
    const { subSectors } = await readNames(sectors.map((subsectorId) => ({ subsectorId, functionId: 0 })));
    return {
      sectors: sectors
        .flatMap((id) => {
          const subSector = subSectors.get(id);
          return subSector
            ? [{ sub_sector_id: id, sub_sector_name: subSector.subsector, sub_sector_type: subSector.subsectorTypeId }]
            : [];
        })
        .sort((a, b) => compareNames(a.sub_sector_name, b.sub_sector_name)),
      sources: sources.sort(compareNames),
    };
  });

  route(app, getJobPosting, async ({ params, query }, { userId }) => {
    const [posting, used] = await Promise.all([postings.get(params.jobPostingId), inUse.byOthers(userId)]);
    const [job, place] = await Promise.all([
      describer.detail(posting, used),
      lists.place(posting, query, [...used.keys()]),
    ]);
    return { job, place };
  });

  route(app, openJobPosting, async ({ params: { jobPostingId } }, context) => {
    const user = requireUser(context);
    await postings.get(jobPostingId);
    if (await inUse.take(jobPostingId, user)) return { inUseBy: '' };
    return { inUseBy: (await inUse.byOthers(user.userId)).get(jobPostingId) ?? '' };
  });

  route(app, closeJobPosting, async ({ params }, context) => {
    await inUse.release(params.jobPostingId, requireUser(context).userId);
    return DONE;
  });

  const takeNext = async (list: PostingList, from: PostingDocument | undefined, user: Person) => {
    const used = await inUse.byOthers(user.userId);
    const candidates = await lists.open(from, list, [...used.keys()], CANDIDATES);
    for (const posting of candidates) {
      const isMine = await inUse.take(posting._id, user);
      if (!isMine && !used.has(posting._id)) continue;
      const { rowNumber, total } = await lists.place(posting, list, [...used.keys()]);
      return { id: posting._id, rowNumber, total, inUseBy: isMine ? '' : (used.get(posting._id) ?? '') };
    }
    return candidates.length ? undefined : null;
  };

  route(app, takeNextJobPosting, async ({ body: { after, ...list } }, context) => {
    const user = requireUser(context);
    const from = after === undefined ? undefined : await postings.get(after);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const next = await takeNext(list, from, user);
      if (next !== undefined) return { next };
    }
    throw new AppError('unavailable', 'Others are taking the postings right now. Try again in a moment.');
  });
};
