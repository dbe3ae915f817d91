import type { ChangedRole } from '@skills-architect/contracts';
import type { LibraryDifference } from '@skills-architect/contracts/personas';
import type { MappingDocument } from '../persona-skills/mapping-document';
import type { IndustrySkill, Mapping } from '../persona-skills/mapping-rules';
import type { PersonaDocument } from '../personas/persona-document';
import { affectedPersonas } from '../releases/affected-personas';
import type { ReviewDocument } from '../reviews/review-document';
import { settledUntil } from './find-touched';
import { changedSkills, followRole, formerlyExpected } from './follow-role';
import type { changesAfter } from './release-changes';

export interface ReviewedPersona {
  persona: Pick<PersonaDocument, '_id' | 'personaName' | 'personaGroupName' | 'industryRoleId'>;
  mapping: MappingDocument | undefined;
  review: ReviewDocument;
}

interface Found extends Omit<LibraryDifference, 'roleSkills' | 'role'> {
  role: ChangedRole | null;
  roleSkills: Omit<LibraryDifference['roleSkills'][number], 'skillName'>[];
  /** The skills of the persona once the changes of its role are accepted, and those of its approved version. */
  accepted: Mapping;
  approvedRows: Mapping['rows'];
}

/**
 * What releases have changed for an approved persona, and its skills once this is accepted; undefined if nothing. Only
 * changes of its role change its skills; a deleted role has none to follow, so it leaves them as they are.
 */
export const libraryDifference = (
  { persona, mapping, review }: ReviewedPersona,
  changedAfter: ReturnType<typeof changesAfter>,
  roleSkills: ReadonlyMap<number, readonly IndustrySkill[]>,
): Found | undefined => {
  const since = settledUntil(review);
  if (review.state !== 'approved' || !review.approved || !since) return undefined;
  const [affected] = affectedPersonas([persona], mapping ? [mapping] : [], changedAfter(since));
  if (!affected || (!affected.role && !affected.skills.length)) return undefined;
  const { rows = [], excludedRoleSkills = [] } = mapping ?? {};
  const current = { rows, excludedRoleSkills };
  const { industryRoleId } = persona;
  const ofRole = affected.role && industryRoleId !== null ? roleSkills.get(industryRoleId) : undefined;
  const { version } = review.approved;
  const expected = formerlyExpected(version, { industryRoleId, rows });
  const among = affected.role ? changedSkills(affected.role) : undefined;
  const followed = ofRole ? followRole(current, expected, ofRole, among) : { mapping: current, changes: [] };
  const approved = { rows: version.rows, excludedRoleSkills };
  const hasSameRole = version.industryRoleId === industryRoleId;
  return {
    ...affected,
    approvedAt: review.approved.at.toISOString(),
    roleSkills: followed.changes,
    accepted: followed.mapping,
    approvedRows: (ofRole && hasSameRole ? followRole(approved, expected, ofRole, among).mapping : approved).rows,
  };
};
