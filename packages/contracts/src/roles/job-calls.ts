import * as z from 'zod';
import { call } from '../call';
import { NAME_LANGUAGE } from '../translation';
import { WORKING_TYPES } from '../user-types';
import { Count, Done, Id, Line, page, pageTotal, sorting } from '../vocabulary';
import { JobPosting, JobPostingDetail, JobRoleOption, PostingPlace } from './job-posting';
import { RoleFunction, RoleSummary, SubSector, SubSectorType } from './role';

const workers = { types: WORKING_TYPES, scope: 'library' } as const;
/** Responses contain names of these resources. */
const follows = ['subsectors', 'functions', 'leadershipRoles', 'industryRoles'] as const;

/** Opening and closing a posting invalidates no answer cached by this page; other pages get a `changed` event. */
const LEASE_ONLY = [] as const;

/** What a posting waits for: an industry role, or a decision on a proposed leadership role. */
export const POSTING_NEEDS = ['role', 'decision'] as const;
export type PostingNeed = (typeof POSTING_NEEDS)[number];

/**
 * Filter of postings by words of their title (`title`), sub-sector (`sector`), publisher (`source`), and what they wait
 * for (`needs`).
 */
export const PostingFilter = z.object({
  title: Line.optional(),
  sector: Id.optional(),
  source: Line.min(1).optional(),
  needs: z.enum(POSTING_NEEDS).optional(),
});
export type PostingFilter = z.infer<typeof PostingFilter>;

export const POSTING_SORTS = [
  'id',
  'job_posting_title',
  'company',
  'country',
  'sub_sector',
  'normalised_title',
] as const;
/** Filter and order of a list of postings; by default sorted by id. */
export const PostingList = PostingFilter.extend(sorting(POSTING_SORTS));
export type PostingList = z.infer<typeof PostingList>;

/** Numbers of job postings and of annotated ones: of a sub-sector (`sector`), of a publisher (`source`), or of all. */
export const countJobs = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/jobs/counts',
  query: PostingFilter,
  answer: z.object({ AllJobsCount: Count, AnnotatedJobsCount: Count, UnannotatedJobsCount: Count }),
  access: workers,
  example: { query: { sector: 1 } },
});

/** Job postings, page by page; those that somebody else has open come last. */
export const listJobPostings = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/jobs',
  query: PostingList.extend(page(10)),
  answer: z.object({ jobs: z.array(JobPosting), ...pageTotal }),
  follows,
  access: workers,
  example: { query: { sector: 1, sortBy: 'company' } },
});

/** The sub-sectors and publishers that occur in job postings. */
export const jobPostingFilters = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/jobs/filters',
  answer: z.object({
    sectors: z.array(
      z.object({ sub_sector_id: Id, sub_sector_name: z.string(), sub_sector_type: z.enum(SubSectorType) }),
    ),
    sources: z.array(z.string()),
  }),
  follows: ['subsectors'],
  access: workers,
  example: {},
});

/** A job posting, and its place in the list with this filter and order. */
export const getJobPosting = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/jobs/{jobPostingId}',
  query: PostingList,
  answer: z.object({ job: JobPostingDetail, place: PostingPlace }),
  follows,
  access: workers,
  example: { params: { jobPostingId: 1 } },
});

/** All industries and functions in which to search for a role, and the departments or tracks of the given one. */
export const listJobPlaces = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/jobs/places',
  query: z.object({ subSectorId: Id.optional() }),
  answer: z.object({ subSectors: z.array(SubSector), functions: z.array(RoleFunction) }),
  follows: ['subsectors', 'functions'],
  resources: [],
  access: workers,
  example: { query: { subSectorId: 1 } },
});

/** Published industry roles of any source to choose from. */
export const listJobRoles = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/jobs/roles',
  query: z.object({
    subSectorId: Id.optional(),
    functionId: Id.optional(),
    roleName: Line.optional(),
    ...page(30),
  }),
  answer: z.object({ roles: z.array(JobRoleOption), ...pageTotal }),
  follows: ['industryRoles'],
  resources: [],
  access: workers,
  example: { query: { roleName: 'engineer' } },
});

/**
 * Sub-sector, function, description and duties of a role for the annotation; here SMEs can read published roles, too.
 */
export const getJobRole = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/jobs/roles/{roleId}',
  answer: RoleSummary.extend({ roleDescription: z.string(), roleandResponsibilities: z.string() }),
  follows,
  resources: [],
  access: workers,
  example: { params: { roleId: 1 } },
});

/** The distinct published skills of a role. */
export const listJobRoleSkills = call({
  service: 'roles',
  method: 'GET',
  path: '/v3/jobs/roles/{roleId}/skills',
  answer: z.object({
    skills: z.array(z.object({ skillId: Id, skillName: z.string(), ...NAME_LANGUAGE, skillCategory: z.string() })),
  }),
  follows: ['industryRoles', 'skills'],
  resources: [],
  access: workers,
  example: { params: { roleId: 1 } },
});

/**
 * Shows other users that the user has the posting open. Ends with `closeJobPosting`, or when it is not repeated within
 * 90 seconds. `inUseBy` names another user who already has it open.
 */
export const openJobPosting = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/jobs/{jobPostingId}/open',
  answer: z.object({ inUseBy: z.string() }),
  resources: LEASE_ONLY,
  access: workers,
  example: { params: { jobPostingId: 1 } },
});

/** Shows other users that the user has left the posting. */
export const closeJobPosting = call({
  service: 'roles',
  method: 'DELETE',
  path: '/v3/jobs/{jobPostingId}/open',
  answer: Done,
  resources: LEASE_ONLY,
  access: workers,
  example: { params: { jobPostingId: 1 } },
});

/**
 * Opens the next posting without an industry role after `after`, or from the start of the list if there is none. No two
 * users get the same one; if other users have all of them open, `inUseBy` names the user of the returned one.
 */
export const takeNextJobPosting = call({
  service: 'roles',
  method: 'POST',
  path: '/v3/jobs/next',
  body: PostingList.extend({ after: Id.optional() }),
  answer: z.object({
    next: z.object({ id: Id, rowNumber: Id, total: Count, inUseBy: z.string() }).nullable(),
  }),
  failures: ['not-found'],
  resources: LEASE_ONLY,
  access: workers,
  example: { body: { after: 1 } },
});
