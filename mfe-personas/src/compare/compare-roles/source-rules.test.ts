import type { ProficiencyScheme } from '@skills-architect/contracts/skills';
import { chooseLevelCount, chooseSource, filterSchemes } from './source-rules';

const staff = {
  selectedId: 0,
  visibleIds: [1, 2, 5, 101],
  idsWithRoles: [1, 101],
  roleSourceId: undefined,
  defaultId: 5,
};
const client = {
  selectedId: 0,
  visibleIds: [7, 1],
  idsWithRoles: [1, 7, 101],
  roleSourceId: undefined,
  defaultId: undefined,
};

test.each([
  ['staff: Atomic 1.1 is the default if it has roles', { ...staff, idsWithRoles: [1, 5] }, 5],
  ['staff: otherwise the first source that has roles', staff, 1],
  ['staff: Atomic 1.1 if no source has roles', { ...staff, idsWithRoles: [] }, 5],
  ['staff: the selected source', { ...staff, selectedId: 2 }, 2],
  ['an unknown source is ignored', { ...staff, selectedId: 66 }, 1],
  ['the source of the roles in the address', { ...staff, roleSourceId: 101 }, 101],
  ['a selected source has priority over that of the roles', { ...staff, selectedId: 5, roleSourceId: 101 }, 5],
  ['client users: the first source of their client', client, 7],
  ['client users: the first source of their client that has roles', { ...client, idsWithRoles: [1] }, 1],
  ['client users: the first source if none has roles', { ...client, idsWithRoles: [] }, 7],
  [
    'client users: a source that the client does not have is ignored',
    { ...client, selectedId: 101, roleSourceId: 101 },
    7,
  ],
  ['client users: another source of the client, if the address names it', { ...client, selectedId: 1 }, 1],
  ['client users: no source if the client has none', { ...client, visibleIds: [] }, undefined],
])('%s', (_, options, expected) => {
  expect(chooseSource(options)).toBe(expected);
});

const scheme = (schemeId: number, levelCount: number, sourceIds: number[]): ProficiencyScheme => ({
  schemeId,
  schemeName: `${levelCount} levels`,
  levelCount,
  sourceIds,
  levels: [],
});
const schemes = [scheme(1, 5, [1]), scheme(3, 5, [2, 5]), scheme(2, 4, [2, 5])];

test.each([
  [1, []],
  [2, [2, 3]],
  [5, [2, 3]],
  [101, []],
  [undefined, []],
])('the schemes of source %s', (sourceId, expected) => {
  expect(filterSchemes(schemes, sourceId).map(({ schemeId }) => schemeId)).toEqual(expected);
});

test.each([
  [5, 0, 5, 5],
  [5, 4, 5, 4],
  [5, 7, 5, 5],
  [2, 0, 4, 4],
  [2, 0, 3, 4],
  [1, 4, 5, 0],
])('the level count for source %i, with %i selected and %i as default', (sourceId, asked, usual, expected) => {
  expect(chooseLevelCount(filterSchemes(schemes, sourceId), asked, usual)).toBe(expected);
});
