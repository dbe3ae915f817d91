import { Id } from '@skills-architect/contracts';
import { Confidence } from '@skills-architect/contracts/roles';
import { type Document, type Migration, type ServiceKit, splitWords } from '@skills-architect/service-kit';
import * as z from 'zod';

/** A leadership role that a general user has proposed for an industry role. */
const Proposal = z.object({ roleId: Id, leadershipRoleId: Id, userId: Id, userName: z.string(), at: z.date() });

/** A job posting as published, with its place in the library and its manual annotations. */
export const PostingDocument = z.object({
  /** The publisher's id, or an empty text. */
  reference: z.string().default(''),
  jobPostingTitle: z.string(),
  /** The words of the title. */
  terms: z.array(z.string()).default([]),
  company: z.string(),
  country: z.string(),
  /** The company's industry as worded in the posting. */
  industry: z.string().default(''),
  /** The publisher; unrelated to the library's sources. */
  jobSource: z.string(),
  subsectorId: Id,
  functionId: Id.nullable().default(null),
  /** The title without the usual additions of adverts. */
  normalisedTitle: z.string().default(''),
  /** Days as `2026-11-03`, or empty texts: when it was published, and until when people can apply. */
  datePosted: z.string().optional(),
  validThrough: z.string().optional(),
  jobPostingDescription: z.string(),
  /** Sentences of the description about the role. */
  roleSentences: z.array(z.string()).default([]),
  /** The best matching roles, best first. */
  suggestedRoleIds: z.array(Id).max(3).default([]),
  /** Confidence of the first suggestion. */
  suggestionConfidence: Confidence.nullable().default(null),
  /** A posting with an industry role counts as annotated. */
  industryRoleId: Id.nullable().default(null),
  leadershipRoleId: Id.nullable().default(null),
  proposal: Proposal.nullable().default(null),
});
/** The stored words of a title, by which postings are searched. */
export const titleTerms = (jobPostingTitle: string) => ({ terms: splitWords(jobPostingTitle) });

/** Adds `terms` to postings stored before they were searchable. */
export const postingMigration: Migration = {
  collection: 'jobPosting',
  title: 'Words of the titles of job postings',
  topic: 'jobs',
  fields: ['terms'],
  from: ['jobPostingTitle'],
  make: ({ jobPostingTitle }) => titleTerms(String(jobPostingTitle ?? '')),
  isDerived: true,
};

export type PostingDocument = Document<z.infer<typeof PostingDocument>>;

export const postingResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'jobPosting',
    topic: 'jobs',
    schema: PostingDocument,
    indexes: [
      [{ deletedAt: 1, industryRoleId: 1 }],
      [{ 'proposal.roleId': 1, deletedAt: 1, _id: 1 }, { partialFilterExpression: { 'proposal.roleId': { $gt: 0 } } }],
      [{ suggestedRoleIds: 1 }],
      [{ reference: 1 }],
      [{ deletedAt: 1, subsectorId: 1, jobSource: 1, industryRoleId: 1 }],
      [{ deletedAt: 1, jobSource: 1, industryRoleId: 1 }],
      [{ deletedAt: 1, terms: 1, industryRoleId: 1 }],
      // Indexes for each sort order of the list.
      [{ deletedAt: 1, _id: 1 }],
      [{ deletedAt: 1, jobPostingTitle: 1, _id: 1 }],
      [{ deletedAt: 1, company: 1, _id: 1 }],
      [{ deletedAt: 1, country: 1, _id: 1 }],
      [{ deletedAt: 1, subsectorId: 1, _id: 1 }],
      [{ deletedAt: 1, jobSource: 1, _id: 1 }],
      [{ deletedAt: 1, normalisedTitle: 1, _id: 1 }],
    ],
    audience: () => ({ all: true }),
  });
export type Postings = ReturnType<typeof postingResource>;
