import type { SuggestedFrom } from '@skills-architect/contracts';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { SourceNames } from '../industry-roles/source-names';
import { matchedText } from '../matching/match-routes';
import type { RoleMatcher } from '../matching/role-matcher';

/** The role to make suggestions for. */
export interface TargetRole {
  roleName: string;
  functionName: string;
  roleDescription: string;
  roleandResponsibilities: string;
  roleId?: number | undefined;
}

/** A similar published role. */
export interface RelatedRole {
  role: RoleDocument;
  /** Greater than 0. */
  score: number;
  record: SuggestedFrom;
}

const MAX_CANDIDATES = 13;
const MAX_SHOWN = 8;
/** Roles with a lower share of the best score are about other work. */
const MIN_SHARE_OF_BEST = 0.5;
/** If the best score is lower, no role is similar. */
const MIN_SCORE = 0.5;

/** Finds the most similar published roles, with the matcher of job descriptions. */
export const relatedRoles =
  (roles: Roles, readSources: SourceNames, matcher: RoleMatcher) =>
  async (target: TargetRole): Promise<RelatedRole[]> => {
    const text = matchedText({
      personaName: target.roleName,
      groupName: target.functionName,
      roleDescription: target.roleDescription,
      rolesAndResponsibilities: target.roleandResponsibilities.replaceAll('$', '|'),
      restored: [],
    });
    const [result] = await matcher.suggest([text], undefined, MAX_CANDIDATES);
    const others = (result?.suggestions ?? []).filter(({ roleId }) => roleId !== target.roleId);
    const minScore = Math.max(MIN_SCORE, (others[0]?.score ?? 0) * MIN_SHARE_OF_BEST);
    const similar = others.filter(({ score }) => score >= minScore).slice(0, MAX_SHOWN);
    const [found, names] = await Promise.all([
      roles.model.find({ _id: { $in: similar.map(({ roleId }) => roleId) }, ...roles.alive }).lean<RoleDocument[]>(),
      readSources(),
    ]);
    return similar.flatMap(({ roleId, score }) => {
      const role = found.find(({ _id }) => _id === roleId);
      if (!role) return [];
      const record = { kind: 'role' as const, id: roleId, name: role.roleName, source: names.get(role.sourceId) ?? '' };
      return [{ role, score, record }];
    });
  };
