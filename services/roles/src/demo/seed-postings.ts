import type { ServiceKit } from '@skills-architect/service-kit';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import { type Postings, titleTerms } from '../job-postings/posting-document';
import type { RoleMatcher } from '../matching/role-matcher';
import { demoPostings } from './demo-postings';
import { demoLeadershipRoles, demoSubSectors } from './demo-roles';

const BY_SEED = { by: 0, changeSet: 'seed' };
/** Number of roles suggested per posting. */
const MAX_SUGGESTIONS = 3;

const findId = <T>(ids: ReadonlyMap<T, number>, name: T) => {
  const id = ids.get(name);
  if (!id) throw new Error(`the demo's job postings need ${name}`);
  return id;
};

interface PostingDependencies {
  kit: ServiceKit;
  roles: Roles;
  postings: Postings;
  matcher: Pick<RoleMatcher, 'suggest'>;
}

/** Writes the demo's job postings with the matcher's role suggestions. */
export const seedPostings = async ({ kit, roles, postings, matcher }: PostingDependencies) => {
  const functions = new Map(
    demoSubSectors().flatMap((subsector) =>
      subsector.functions.map(
        ({ functionName, functionId }) => [`${subsector.subsectorId} ${functionName}`, functionId] as const,
      ),
    ),
  );
  const ranks = new Map(
    demoLeadershipRoles().map((leadershipRole) => [leadershipRole.leadershipRoleName, leadershipRole.leadershipRoleId]),
  );
  const roleNames = await roles.model.find(roles.alive, { roleName: 1 }).lean<RoleDocument[]>();
  const roleIds = new Map(roleNames.map(({ roleName, _id }) => [roleName, _id]));
  const demoPostingList = demoPostings().flatMap(({ subsectorId, postings: members }) =>
    members.map((posting) => ({ ...posting, subsectorId })),
  );
  const texts = demoPostingList.map(({ title, roleSentences }) => ({
    title,
    description: roleSentences.join('\n'),
    restored: [],
  }));
  const matches = await matcher.suggest(texts, undefined, MAX_SUGGESTIONS);
  await postings.create(
    demoPostingList.map((posting, index) => ({
      jobPostingTitle: posting.title,
      ...titleTerms(posting.title),
      company: posting.company,
      country: posting.country,
      industry: posting.industry,
      jobSource: posting.jobSource,
      subsectorId: posting.subsectorId,
      functionId: findId(functions, `${posting.subsectorId} ${posting.function}`),
      normalisedTitle: posting.normalisedTitle,
      jobPostingDescription: [posting.description, ...posting.roleSentences].join(' '),
      roleSentences: posting.roleSentences,
      suggestedRoleIds: matches[index]?.suggestions.map(({ roleId }) => roleId) ?? [],
      suggestionConfidence: matches[index]?.confidence ?? null,
      industryRoleId: posting.industryRole === undefined ? null : findId(roleIds, posting.industryRole),
      leadershipRoleId: posting.leadershipRole === undefined ? null : findId(ranks, posting.leadershipRole),
    })),
    BY_SEED,
    demoPostingList.map((_, index) => index + 1),
  );
  await kit.counters.advancePast('jobPosting', demoPostingList.length);
};
