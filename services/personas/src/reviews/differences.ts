import {
  DescribedPart,
  type FieldDifference,
  type ReviewedField,
  type SkillDifference,
} from '@skills-architect/contracts/personas';
import type { ListedNames } from '../personas/role-names';
import type { Snapshot } from './snapshot';

type Row = Snapshot['rows'][number];

/** The skills that differ, without names. */
export const skillDifferences = (
  approved: readonly Row[],
  current: readonly Row[],
): Omit<SkillDifference, 'skillName'>[] => {
  const currentById = new Map(current.map((row) => [row.skillId, row]));
  const approvedIds = new Set(approved.map(({ skillId }) => skillId));
  const changed = approved.flatMap((before) => {
    const after = currentById.get(before.skillId);
    const isSame =
      after && after.levelNumber === before.levelNumber && after.skillCriticality === before.skillCriticality;
    return isSame ? [] : [{ before, after }];
  });
  return [
    ...changed.map(({ before, after }) => ({
      skillId: before.skillId,
      approvedLevel: before.levelNumber,
      approvedCriticality: before.skillCriticality,
      ...(after && { currentLevel: after.levelNumber, currentCriticality: after.skillCriticality }),
    })),
    ...current
      .filter(({ skillId }) => !approvedIds.has(skillId))
      .map(({ skillId, levelNumber, skillCriticality }) => ({
        skillId,
        currentLevel: levelNumber,
        currentCriticality: skillCriticality,
      })),
  ];
};

const roleName = ({ industryRoleId }: Snapshot, { roles }: ListedNames) =>
  industryRoleId === null ? '' : (roles.get(industryRoleId)?.roleName ?? 'Deleted role');

const leadershipName = ({ leadershipRoleId }: Snapshot, { leadershipRoles }: ListedNames) =>
  leadershipRoleId === null ? '' : (leadershipRoles.get(leadershipRoleId)?.leadershipRoleName ?? 'Deleted role');

/** The fields that differ, in the order of the form; roles are compared by id and shown by name. */
export const fieldDifferences = (approved: Snapshot, current: Snapshot, names: ListedNames): FieldDifference[] => {
  const difference = (field: ReviewedField, isSame: boolean, before: string, after: string) =>
    isSame ? [] : [{ field, approved: before, current: after }];
  const text = (field: 'personaName' | 'personaGroupName' | DescribedPart) =>
    difference(field, approved[field] === current[field], approved[field], current[field]);
  const hasSameRole = approved.industryRoleId === current.industryRoleId;
  const hasSameLeadership = approved.leadershipRoleId === current.leadershipRoleId;
  return [
    ...text('personaName'),
    ...text('personaGroupName'),
    ...difference('industryRole', hasSameRole, roleName(approved, names), roleName(current, names)),
    ...difference('leadershipRole', hasSameLeadership, leadershipName(approved, names), leadershipName(current, names)),
    ...DescribedPart.options.flatMap((part) => text(part)),
  ];
};

const NO_NAMES: ListedNames = { roles: new Map(), leadershipRoles: new Map() };

/** Whether the current version differs from the approved one. */
export const isChanged = (approved: Snapshot, current: Snapshot): boolean =>
  fieldDifferences(approved, current, NO_NAMES).length > 0 || skillDifferences(approved.rows, current.rows).length > 0;
