import { getRole, updateRole } from '@skills-architect/contracts/roles';
import type { Visitor } from './visitor';

const LEADERSHIP = 1;
const WORK = 'Plan the work|Report to management';

/** Edits a role as an architect does in its form; fields that imports leave empty are filled, because the form needs them. */
export const editRole = async (
  architect: Visitor,
  roleId: number,
  change: (role: { roleDescription: string }) => { alternativeNames?: string[]; roleDescription?: string },
) => {
  const role = await architect.call(getRole, { params: { roleId } });
  const body = {
    ...role,
    leadershipRoleId: role.leadershipRole?.leadershipRoleId ?? LEADERSHIP,
    occupation: role.occupation || 'Occupation',
    roleDescription: role.roleDescription || WORK,
    roleandResponsibilities: role.roleandResponsibilities || WORK,
    ...change(role),
  };
  await architect.call(updateRole, { params: { roleId }, body });
};
