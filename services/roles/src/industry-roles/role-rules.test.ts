import { expect, it } from '@jest/globals';
import type { LibraryStatus } from '@skills-architect/contracts/skills';
import { mayOpen, type RoleToSave, savingProblem } from './role-rules';

const SUPER = 2;
const EXPERT = 3;
const ARCHITECT = 4;
const draft = { subsectorId: 1, sourceId: 1, roleStatus: 1 as LibraryStatus };
const save = (overrides: Partial<RoleToSave>): RoleToSave => ({
  userType: ARCHITECT,
  form: draft,
  place: { subsectorId: 1 },
  hasSubSector: true,
  hasLeadershipRole: true,
  ...overrides,
});
const status = (roleStatus: LibraryStatus) => ({ form: { ...draft, roleStatus } });
const source = (sourceId: number | undefined) => ({ form: { ...draft, sourceId } });

it.each<[string, Partial<RoleToSave>, string | undefined]>([
  ['a draft of an architect', {}, undefined],
  ['a published one of an architect', status(4), undefined],
  ['a retired one of a super user', { userType: SUPER, ...status(5) }, undefined],
  ['a draft of an SME', { userType: EXPERT }, undefined],
  ['an approved one of an SME', { userType: EXPERT, ...status(3) }, undefined],
  ['a published one of an SME', { userType: EXPERT, ...status(4) }, 'roleStatus'],
  ['a retired one of an SME', { userType: EXPERT, ...status(5) }, 'roleStatus'],
  ['a new one of the second source', source(2), undefined],
  ['a new one of a framework', source(3), 'sourceId'],
  ['a new one of an import', source(100), 'sourceId'],
  ['a new one without a source', source(undefined), 'sourceId'],
  ['a known one without its source', { former: { sourceId: 100 }, ...source(undefined) }, undefined],
  ['a known one with its source', { former: { sourceId: 100 }, ...source(100) }, undefined],
  ['a known one with another source', { former: { sourceId: 1 }, ...source(2) }, 'sourceId'],
  ['one whose industry is gone', { hasSubSector: false }, 'subsectorId'],
  ['one whose department is gone', { place: undefined }, 'functionId'],
  ['one with a department of another industry', { place: { subsectorId: 2 } }, 'functionId'],
  ['one whose leadership role is gone', { hasLeadershipRole: false }, 'leadershipRoleId'],
])('checks who can save which role: %s', (_, overrides, expected) => {
  expect(savingProblem(save(overrides))?.path).toBe(expected);
});

it.each<[number, LibraryStatus, boolean]>([
  [EXPERT, 1, true],
  [EXPERT, 3, true],
  [EXPERT, 4, false],
  [EXPERT, 5, false],
  [ARCHITECT, 5, true],
  [1, 4, true],
  [1, 1, false],
])('user type %i opens a role with status %i: %s', (userType, roleStatus, expected) => {
  expect(mayOpen(userType, roleStatus)).toBe(expected);
});
