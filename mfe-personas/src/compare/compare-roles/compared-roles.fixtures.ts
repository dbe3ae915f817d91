import type { ComparedRole, ComparedSkill, RoleSummary } from '@skills-architect/contracts/roles';

/** A role of a list, for tests: in the department Data of the industry IT. */
export const aSummary = (roleId: number, roleName: string, overrides: Partial<RoleSummary> = {}): RoleSummary => ({
  roleId,
  roleName,
  subsectorId: 1,
  subsector: 'IT',
  subsectorTypeId: 1,
  functionId: 11,
  functionName: 'Data',
  occupation: '',
  leadershipRole: null,
  sourceId: 1,
  source: 'Skills Architect',
  roleStatus: 4,
  ...overrides,
});

/** A compared role, for tests. */
export const aComparedRole = (summary: RoleSummary, skills: ComparedSkill[]): ComparedRole => ({ ...summary, skills });
