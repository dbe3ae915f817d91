import { getClient } from '@skills-architect/contracts/admin';
import { compareRoles, listFunctions, listSubSectors, searchRoles } from '@skills-architect/contracts/roles';
import { listSchemes, listSources } from '@skills-architect/contracts/skills';
import { aClient, anExpected } from '@skills-architect/contracts/testing';
import { answer } from '@skills-architect/portal-kit/testing';
import { aComparedRole, aSummary } from './compared-roles.fixtures';

/** The leadership role of the first role. */
export const LEAD = { leadershipRoleId: 2, leadershipRoleName: 'Team Lead' };
const finance = {
  subsectorId: 4,
  subsector: 'Finance',
  subsectorTypeId: 2,
  functionId: 41,
  functionName: 'Books',
} as const;
/** Two roles of IT, one of Finance, one of ESCO and one of Atomic 1.1, for tests. */
export const ROLES = [
  aComparedRole(aSummary(1, 'Engineer', { leadershipRole: LEAD }), [
    anExpected(1, 'SQL', 4),
    anExpected(2, 'Python', 3),
    anExpected(3, 'Excel', 2, { category: 2 }),
  ]),
  aComparedRole(aSummary(2, 'Analyst'), [anExpected(1, 'SQL', 4), anExpected(3, 'Excel', 4, { category: 2 })]),
  aComparedRole(aSummary(3, 'Accountant', finance), [anExpected(3, 'Excel', 4, { category: 2 })]),
  aComparedRole(aSummary(9, 'Welder', { sourceId: 101, source: 'ESCO' }), [anExpected(4, 'Welding', 3)]),
  aComparedRole(aSummary(5, 'Mover', { sourceId: 5, source: 'Atomic 1.1' }), [
    anExpected(6, 'Lifting', 2, {
      proficiencySchemeLevelCount: 4,
      skillSource: { sourceId: 5, source: 'Atomic 1.1' },
    }),
    anExpected(6, 'Lifting', 3, { skillSource: { sourceId: 5, source: 'Atomic 1.1' } }),
  ]),
];

/** An industry or function, for tests. */
export const aSubSector = (subsectorId: number, subsector: string, subsectorTypeId: 1 | 2, sourceIds: number[]) => ({
  subsectorId,
  subsector,
  subsectorTypeId,
  sourceIds,
});
const source = (sourceId: number, name: string) => ({
  sourceId,
  source: name,
  allowMultipleMappings: true,
  isAssessmentEnabled: true,
});
const scheme = (schemeId: number, levelCount: number) => ({
  schemeId,
  schemeName: `${levelCount} steps`,
  levelCount,
  sourceIds: [2, 5],
  levels: [],
});
/** Answers of the services with these roles. */
export const ANSWERS = [
  answer(listSources, { sources: [source(1, 'Skills Architect'), source(5, 'Atomic 1.1'), source(101, 'ESCO')] }),
  answer(listSchemes, { schemes: [scheme(2, 4), scheme(3, 5)] }),
  answer(listSubSectors, {
    subSectors: [aSubSector(4, 'Finance', 2, [1]), aSubSector(1, 'IT', 1, [1]), aSubSector(7, 'Metal', 1, [101])],
  }),
  answer(listFunctions, ({ query }) => ({
    functions: [
      { functionId: 11, functionName: 'Data', subsectorId: 1 },
      { functionId: 12, functionName: 'Support', subsectorId: 1 },
      { functionId: 41, functionName: 'Books', subsectorId: 4 },
    ].filter(({ subsectorId }) => query.subSectorIds?.includes(subsectorId)),
  })),
  answer(searchRoles, ({ body }) => {
    const roles = ROLES.filter(
      (role) =>
        body.sourceIds.includes(role.sourceId) &&
        (!body.subSectorIds.length || body.subSectorIds.includes(role.subsectorId)) &&
        (!body.functionIds.length || body.functionIds.includes(role.functionId)),
    ).map(({ skills, ...summary }) => summary);
    return { roles, total: roles.length };
  }),
  answer(compareRoles, ({ body }) => ({
    roles: body.roleIds.flatMap((id) => ROLES.filter(({ roleId }) => roleId === id)),
  })),
  answer(getClient, ({ params }) => aClient(params.clientId)),
];
