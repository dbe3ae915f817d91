import * as z from 'zod';
import { NAME_LANGUAGE } from '../translation';
import { AuditFields, Count, Id, Moment } from '../vocabulary';

/** A leadership role that a general user has proposed for an industry role. */
export const LeadershipProposal = z.object({
  roleId: Id,
  roleName: z.string(),
  ...NAME_LANGUAGE,
  leadershipRoleId: Id,
  leadershipRoleName: z.string(),
  userName: z.string(),
  at: Moment,
});
export type LeadershipProposal = z.infer<typeof LeadershipProposal>;

/** A job posting in the list. Its field names are those of the existing client. */
export const JobPosting = z.object({
  id: Id,
  rev: AuditFields.shape.rev,
  job_posting_title: z.string(),
  company: z.string(),
  country: z.string(),
  /** The company's industry as worded in the posting. */
  industry: z.string(),
  sub_sector_id: Id,
  sub_sector: z.string(),
  /** The title without the usual additions of adverts. */
  normalised_title: z.string(),
  /** The role that it is annotated with, or null. */
  industry_role_id: Id.nullable(),
  industry_role_name: z.string(),
  ...NAME_LANGUAGE,
  leadership_role_id: Id.nullable(),
  leadership_role_name: z.string(),
  /** The publisher. */
  source: z.string(),
  /** Days as `2026-11-03`: when it was published, and until when people can apply. */
  date_posted: z.string().optional(),
  valid_through: z.string().optional(),
  /** Name of another user who has it open, or an empty string. */
  inUseBy: z.string(),
  proposal: LeadershipProposal.nullable(),
});
export type JobPosting = z.infer<typeof JobPosting>;

/** An industry role to choose for a posting. */
export const JobRoleOption = z.object({ roleId: Id, roleName: z.string(), ...NAME_LANGUAGE });
export type JobRoleOption = z.infer<typeof JobRoleOption>;

/** A job posting in full. */
export const JobPostingDetail = JobPosting.extend({
  ...AuditFields.shape,
  function: z.string(),
  job_posting_description: z.string(),
  /** Sentences of the description about the role. */
  role_sents_extracted: z.array(z.string()),
  /** Names of the suggested roles, best first, separated by commas. */
  top3_role_suggestion: z.string(),
  suggestions: z.array(JobRoleOption).max(3),
});
export type JobPostingDetail = z.infer<typeof JobPostingDetail>;

/** Position of a posting in a list: `rowNumber` from 1, and the ids of its neighbours, null at either end. */
export const PostingPlace = z.object({
  rowNumber: Id,
  total: Count,
  previousId: Id.nullable(),
  nextId: Id.nullable(),
});
export type PostingPlace = z.infer<typeof PostingPlace>;
