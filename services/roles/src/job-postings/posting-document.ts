import { Id } from '@skills-architect/contracts';
import type { ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

/** A job posting as somebody published it, where it stands in the library, and what people have annotated. */
const PostingDocument = z.object({
  jobPostingTitle: z.string(),
  company: z.string(),
  country: z.string(),
  /** The company's industry in the posting's own words. */
  industry: z.string().default(''),
  /** The place that published it; the sources of the library are another thing. */
  jobSource: z.string(),
  subsectorId: Id,
  functionId: Id.nullable().default(null),
  /** The title without what adverts add to it. */
  normalisedTitle: z.string().default(''),
  jobPostingDescription: z.string(),
  /** Those sentences of the description that speak of the role. */
  roleSentences: z.array(z.string()).default([]),
  /** The roles that fit best, best first. */
  suggestedRoleIds: z.array(Id).max(3).default([]),
  /** A posting with an industry role is annotated. */
  industryRoleId: Id.nullable().default(null),
  leadershipRoleId: Id.nullable().default(null),
});

export const postingResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'jobPosting',
    topic: 'jobs',
    schema: PostingDocument,
    indexes: [
      [{ deletedAt: 1, industryRoleId: 1 }],
      [{ deletedAt: 1, subsectorId: 1, jobSource: 1, industryRoleId: 1 }],
      [{ deletedAt: 1, jobSource: 1, industryRoleId: 1 }],
    ],
    audience: () => ({ all: true }),
  });
export type Postings = ReturnType<typeof postingResource>;
