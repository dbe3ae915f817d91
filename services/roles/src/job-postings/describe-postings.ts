import type { JobPosting, JobPostingDetail } from '@skills-architect/contracts/roles';
import { toAuditFields } from '@skills-architect/service-kit';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { ReadStructureNames, StructureNames } from '../structure/structure-names';
import type { PostingDocument } from './posting-document';
import { joinSuggestions } from './posting-rules';

type RoleNames = ReadonlyMap<number, string>;

/** Ids of the roles that a posting refers to. */
const listRoleIds = ({ industryRoleId, suggestedRoleIds, proposal }: PostingDocument): number[] => [
  ...(industryRoleId ? [industryRoleId] : []),
  ...suggestedRoleIds,
  ...(proposal ? [proposal.roleId] : []),
];

/** Resolves the ids of postings to names. */
export const postingDescriber = (roles: Roles, readStructureNames: ReadStructureNames) => {
  const readNames = async (postings: readonly PostingDocument[]) => {
    const places = postings.map(({ subsectorId, functionId }) => ({ subsectorId, functionId: functionId ?? 0 }));
    const [structure, found] = await Promise.all([
      readStructureNames(places),
      roles.model
        .find({ _id: { $in: postings.flatMap(listRoleIds) }, ...roles.alive }, { roleName: 1 })
        .lean<Pick<RoleDocument, '_id' | 'roleName'>[]>(),
    ]);
    return { structure, roleNames: new Map(found.map(({ _id, roleName }) => [_id, roleName])) };
  };
  return {
    async list(postings: readonly PostingDocument[], inUse: ReadonlyMap<number, string>): Promise<JobPosting[]> {
      const { structure, roleNames } = await readNames(postings);
      return postings.map((posting) => toPosting(posting, structure, roleNames, inUse.get(posting._id)));
    },

    async detail(posting: PostingDocument, inUse: ReadonlyMap<number, string>): Promise<JobPostingDetail> {
      const { structure, roleNames } = await readNames([posting]);
      const suggestions = posting.suggestedRoleIds.flatMap((roleId) => {
        const roleName = roleNames.get(roleId);
        return roleName === undefined ? [] : [{ roleId, roleName }];
      });
      return {
        ...toPosting(posting, structure, roleNames, inUse.get(posting._id)),
        ...toAuditFields(posting),
        function: structure.functions.get(posting.functionId ?? 0)?.functionName ?? '',
        job_posting_description: posting.jobPostingDescription,
        role_sents_extracted: posting.roleSentences,
        top3_role_suggestion: joinSuggestions(suggestions.map(({ roleName }) => roleName)),
        suggestions,
      };
    },
  };
};
export type PostingDescriber = ReturnType<typeof postingDescriber>;

const toPosting = (
  posting: PostingDocument,
  structure: StructureNames,
  roleNames: RoleNames,
  inUseBy = '',
): JobPosting => ({
  id: posting._id,
  rev: posting.rev,
  job_posting_title: posting.jobPostingTitle,
  company: posting.company,
  country: posting.country,
  industry: posting.industry,
  sub_sector_id: posting.subsectorId,
  sub_sector: structure.subSectors.get(posting.subsectorId)?.subsector ?? '',
  normalised_title: posting.normalisedTitle,
  industry_role_id: posting.industryRoleId,
  industry_role_name: roleNames.get(posting.industryRoleId ?? 0) ?? '',
  leadership_role_id: posting.leadershipRoleId,
  leadership_role_name: structure.leadershipRoles.get(posting.leadershipRoleId ?? 0) ?? '',
  source: posting.jobSource,
  ...(posting.datePosted && { date_posted: posting.datePosted }),
  ...(posting.validThrough && { valid_through: posting.validThrough }),
  inUseBy,
  proposal: toProposal(posting, structure, roleNames),
});

/** A proposal for a deleted role is ignored. */
const toProposal = (
  { proposal }: Pick<PostingDocument, 'proposal'>,
  { leadershipRoles }: StructureNames,
  roleNames: RoleNames,
): JobPostingDetail['proposal'] => {
  const roleName = proposal && roleNames.get(proposal.roleId);
  return proposal && roleName !== undefined && roleName !== null
    ? {
        roleId: proposal.roleId,
        roleName,
        leadershipRoleId: proposal.leadershipRoleId,
        leadershipRoleName: leadershipRoles.get(proposal.leadershipRoleId) ?? '',
        userName: proposal.userName,
        at: proposal.at.toISOString(),
      }
    : null;
};
