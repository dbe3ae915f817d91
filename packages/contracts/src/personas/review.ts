import * as z from 'zod';
import { ChangedRecord, DescribedRole } from '../library-changes';
import { Count, Id, Moment, Rev } from '../vocabulary';
import { ROW_FIELDS } from './described-fields';
import { DescribedPart, describedPartName } from './persona-state';

/**
 * How far the agreement on a persona is: `draft` until it is sent for review, `inReview` until an approver decides. An
 * approved persona that is changed stays approved; its differences to the approved version are shown. Only for clients
 * with approvers.
 */
export const ApprovalState = z.enum(['draft', 'inReview', 'approved']);
export type ApprovalState = z.infer<typeof ApprovalState>;

/** What the states are called on screens. */
export const APPROVAL_STATE_NAMES: Record<ApprovalState, string> = {
  draft: 'Draft',
  inReview: 'In review',
  approved: 'Approved',
};

/** Approval of a persona in a list. */
export const PersonaApproval = z.object({
  state: ApprovalState,
  /** Approved, and changed since. */
  isChanged: z.boolean(),
  /** Refused, and not sent for review again; an approved version stays. */
  isRefused: z.boolean().optional(),
  /** Comments that are not resolved. */
  openComments: Count,
});
export type PersonaApproval = z.infer<typeof PersonaApproval>;

/** What an approval is called on screens and sheets. */
export const approvalName = ({
  state,
  isChanged,
  isRefused,
}: Pick<PersonaApproval, 'state' | 'isChanged' | 'isRefused'>): string => {
  if (isRefused) return state === 'approved' ? 'Changes refused' : 'Refused';
  return state === 'approved' && isChanged ? 'Approved, changed since' : APPROVAL_STATE_NAMES[state];
};

/**
 * Filter of a list by approval: a state; `changed`: approved, and edited since; `waitsForMe`: in review, and the user is
 * an approver; `refused`: refused, and not sent for review again.
 */
export const ApprovalFilter = z.enum([...ApprovalState.options, 'changed', 'waitsForMe', 'refused', 'refusedToMe']);
export type ApprovalFilter = z.infer<typeof ApprovalFilter>;

/** What the choices of the filter are called on screens and sheets. */
export const APPROVAL_FILTER_NAMES: Record<ApprovalFilter, string> = {
  ...APPROVAL_STATE_NAMES,
  changed: 'Changed since',
  waitsForMe: 'Waits for me',
  refused: 'Refused',
  refusedToMe: 'My refused',
};

/** The fields of a persona that can be commented on and compared with the approved version. */
export const ReviewedField = z.enum([
  'personaName',
  'personaGroupName',
  'industryRole',
  'leadershipRole',
  ...DescribedPart.options,
]);
export type ReviewedField = z.infer<typeof ReviewedField>;

/** What these fields are called on screens. */
export const reviewedFieldName = (field: ReviewedField): string => {
  if (field === 'personaName') return ROW_FIELDS.personaName.title;
  if (field === 'personaGroupName') return ROW_FIELDS.groupName.title;
  if (field === 'industryRole') return 'Industry Role';
  return field === 'leadershipRole' ? 'Leadership Role' : describedPartName(field);
};

const Person = z.object({ userId: Count, userName: z.string() });

/** A field of the persona that differs from the approved version, both as texts. */
export const FieldDifference = z.object({ field: ReviewedField, approved: z.string(), current: z.string() });
export type FieldDifference = z.infer<typeof FieldDifference>;

/** A skill that differs from the approved version: its level numbers, null without a level, undefined where it is missing. */
export const SkillDifference = z.object({
  skillId: Id,
  skillName: z.string(),
  approvedLevel: z.number().int().nullable().optional(),
  currentLevel: z.number().int().nullable().optional(),
  /** Only the criticality differs, or differs too. */
  approvedCriticality: z.string().optional(),
  currentCriticality: z.string().optional(),
});
export type SkillDifference = z.infer<typeof SkillDifference>;

/** Revisions (`rev`) of the persona and of its skills that the user has seen. */
export const ReadVersions = z.object({ personaRev: Rev, skillsRev: Rev });
export type ReadVersions = z.output<typeof ReadVersions>;

/** The review of a persona. */
export const Review = z.object({
  personaId: Id,
  personaName: z.string(),
  clientId: Id,
  state: ApprovalState,
  /** False for clients without approvers: then nothing is sent for review or approved. */
  isNeeded: z.boolean(),
  approvers: z.array(Person),
  /** What the user may do now. */
  allowed: z.object({ send: z.boolean(), withdraw: z.boolean(), approve: z.boolean(), refuse: z.boolean() }),
  /** Who sent it for the review under way, and their message; `isChanged`: the persona or its skills were changed since. */
  sent: z.object({ by: Person, at: Moment, message: z.string(), isChanged: z.boolean().optional() }).nullable(),
  /** Who refused it last and why, until it is sent again. */
  refused: z.object({ by: Person, at: Moment, reason: z.string() }).nullable(),
  /** The approved version, the last one. */
  approved: z.object({ by: Person, at: Moment }).nullable(),
  /** Differences of the current version to the approved one; empty without an approved version. */
  fields: z.array(FieldDifference),
  skills: z.array(SkillDifference),
  /** Set if the persona has neither an industry role nor skills; reviewers are warned. */
  isEmpty: z.literal(true).optional(),
  /** The current versions, to be sent with a decision. */
  read: ReadVersions,
});
export type Review = z.infer<typeof Review>;

/** Where a comment stands: at a field, at a skill, or at the persona as a whole. */
export const CommentPlace = z.union([
  z.strictObject({ field: ReviewedField }),
  z.strictObject({ skillId: Id }),
  z.strictObject({}),
]);
export type CommentPlace = z.infer<typeof CommentPlace>;

/** Greatest length of a comment, message or reason, in characters. */
export const REVIEW_TEXT_LENGTH = 4000;

/** Text of a comment, message or reason. */
export const ReviewText = z.string().trim().max(REVIEW_TEXT_LENGTH, 'Use at most 4,000 characters');

export const ReviewComment = z.object({
  commentId: Id,
  place: CommentPlace,
  /** Name of the field or skill; empty for the persona as a whole. */
  placeName: z.string(),
  text: z.string(),
  by: Person,
  at: Moment,
  /** The text was changed after it was written. */
  isEdited: z.boolean(),
  resolved: z.object({ by: Person, at: Moment }).nullable(),
  rev: Rev,
  /** The user wrote it, and may change and delete it. */
  isOwn: z.boolean(),
});
export type ReviewComment = z.infer<typeof ReviewComment>;

/** An event in the history of a review. */
export const ReviewEvent = z.object({
  at: Moment,
  by: Person,
  event: z.enum(['sent', 'withdrawn', 'approved', 'refused', 'undone', 'kept', 'accepted']),
  /** Message of the sender or reason of the refusal. */
  text: z.string(),
});
export type ReviewEvent = z.infer<typeof ReviewEvent>;

/** A skill that the industry role of an approved persona has gained or lost, or expects at another level. */
export const RoleSkillChange = z.object({
  skillId: Id,
  skillName: z.string(),
  change: z.enum(['added', 'removed', 'level']),
  formerLevel: z.number().int().nullable(),
  newLevel: z.number().int().nullable(),
});

/** What releases of the library have changed for an approved persona since its approval or the last decision. */
export const LibraryDifference = z.object({
  personaId: Id,
  personaName: z.string(),
  personaGroupName: z.string(),
  approvedAt: Moment,
  /** The industry role was changed, retired or deleted. */
  role: DescribedRole.nullable(),
  /** Skills of the persona that were changed, retired or deleted. */
  skills: z.array(ChangedRecord),
  /** What accepting changes in the persona's skills. */
  roleSkills: z.array(RoleSkillChange),
});
export type LibraryDifference = z.infer<typeof LibraryDifference>;
