import type { ProficiencyScheme } from '@skills-architect/contracts/skills';
import { chooseLevelCount, chooseSource, filterSchemes } from './source-rules';

const staff = { asked: 0, known: [1, 2, 5, 101], filled: [1, 101], ofRole: undefined, usual: 5 };
const client = { asked: 0, known: [7, 1], filled: [1, 7, 101], ofRole: undefined, usual: undefined };

test.each([
  ['staff begin with Atomic 1.1', { ...staff, filled: [1, 5] }, 5],
  ['or with the first source that has roles', staff, 1],
  ['also in a library without roles', { ...staff, filled: [] }, 5],
  ['staff choose', { ...staff, asked: 2 }, 2],
  ['what nobody knows is not chosen', { ...staff, asked: 66 }, 1],
  ['roles of an address bring their source', { ...staff, ofRole: 101 }, 101],
  ['a choice stands before them', { ...staff, asked: 5, ofRole: 101 }, 5],
  ['client users get the first source of their client', client, 7],
  ['that has roles', { ...client, filled: [1] }, 1],
  ['or the first at all', { ...client, filled: [] }, 7],
  ['a source that their client lacks is not theirs', { ...client, asked: 101, ofRole: 101 }, 7],
  ['an address may name another one of their client’s', { ...client, asked: 1 }, 1],
  ['a client without sources has none', { ...client, known: [] }, undefined],
])('%s', (_, question, expected) => {
  expect(chooseSource(question)).toBe(expected);
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
])('the levels of source %i, %i chosen, %i usual', (sourceId, asked, usual, expected) => {
  expect(chooseLevelCount(filterSchemes(schemes, sourceId), asked, usual)).toBe(expected);
});
