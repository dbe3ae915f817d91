import type { ChangedRole, DescribedRole } from '@skills-architect/contracts';
import { compareNames } from '@skills-architect/contracts/locale';

/** The ids of all skills that changed in these roles. */
export const changedSkillIds = (roles: readonly (ChangedRole | null)[]): number[] => [
  ...new Set(roles.flatMap((role) => Object.values(role?.links ?? {}).flat())),
];

/** A changed role with the names of its changed skills. */
export const describeRole = (
  role: ChangedRole | null,
  library: ReadonlyMap<number, { skillName: string }>,
): DescribedRole | null => {
  if (!role) return null;
  const { links, ...described } = role;
  if (!links) return described;
  const names = (ids: readonly number[]) =>
    ids.map((id) => library.get(id)?.skillName ?? 'Deleted skill').sort(compareNames);
  const { gained, lost, changed } = links;
  return { ...described, skills: { gained: names(gained), lost: names(lost), changed: names(changed) } };
};
