import { REVIEW_DAYS } from '@skills-architect/contracts';
import { formatNames } from '@skills-architect/contracts/locale';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { describeStale } from '@skills-architect/library-service-kit';
import { type NewFinding, reviewDue } from '@skills-architect/library-service-kit/health';
import { type RoleDocument, roleTexts } from '../industry-roles/role-document';
import type { PostingDocument } from '../job-postings/posting-document';

/** The fields of a role that are checked. */
export type CheckedRole = Pick<
  RoleDocument,
  '_id' | 'roleName' | 'sourceId' | 'roleDescription' | 'roleStatus' | 'updated'
> &
  Partial<Pick<RoleDocument, 'translations'>> & { skills: readonly { skillId: number }[] };

interface RoleFacts {
  /** Names of retired skills by id. */
  retired: ReadonlyMap<number, string>;
  withoutTexts: ReadonlySet<number>;
  reviewedAt: Date | undefined;
  now: Date;
}

const MAX_NAMED = 3;

export const firstNames = (names: readonly string[]): string => formatNames(names, MAX_NAMED);

/** The findings of an industry role. Retired roles have none. */
export const roleFindings = (
  role: CheckedRole,
  { retired, withoutTexts, reviewedAt, now }: RoleFacts,
): NewFinding[] => {
  if (role.roleStatus === LibraryStatus.Retired) return [];
  const makeFinding = (kind: NewFinding['kind'], more: Partial<NewFinding> = {}): NewFinding => ({
    kind,
    recordId: role._id,
    name: role.roleName,
    sourceId: role.sourceId,
    ...more,
  });
  const skillIds = [...new Set(role.skills.map(({ skillId }) => skillId))].sort((a, b) => a - b);
  const retiredIds = skillIds.filter((id) => retired.has(id));
  const textless = skillIds.filter((id) => withoutTexts.has(id) && !retired.has(id));
  const stale = describeStale(roleTexts({ ...role, alternativeNames: [] }));
  const due = reviewDue(role.updated.at, reviewedAt, REVIEW_DAYS, now);
  return [
    ...(role.roleDescription.trim() ? [] : [makeFinding('role-description')]),
    ...(textless.length
      ? [
          makeFinding('role-levels', {
            detail: `${textless.length} of ${skillIds.length} skills`,
            cause: textless.join(' '),
          }),
        ]
      : []),
    ...(retiredIds.length
      ? [
          makeFinding('role-retired-skills', {
            detail: firstNames(retiredIds.map((id) => retired.get(id) ?? '')),
            cause: retiredIds.join(' '),
          }),
        ]
      : []),
    ...(stale ? [makeFinding('role-translation', stale)] : []),
    ...(due ? [makeFinding('role-review', { since: due, cause: due.toISOString() })] : []),
  ];
};

/** The text of a posting to search for skills. */
export const postingText = ({ jobPostingTitle, jobPostingDescription }: PostingDocument): string =>
  `${jobPostingTitle}\n${jobPostingDescription}`.slice(0, 50_000);

/**
 * Findings of a posting whose text contains no skill of the library. Without an unknown tool in the text there is no
 * finding, because nothing shows what the library lacks.
 */
export const postingFindings = (
  { _id, jobPostingTitle, company }: Pick<PostingDocument, '_id' | 'jobPostingTitle' | 'company'>,
  unknown: readonly string[],
): NewFinding[] =>
  unknown.length
    ? [
        {
          kind: 'posting-skills',
          recordId: _id,
          name: jobPostingTitle,
          sourceId: 0,
          detail: [company, `names ${firstNames(unknown)}`].filter(Boolean).join(', '),
        },
      ]
    : [];
