import { expect, it } from '@jest/globals';
import type { ImportStage, RoleRecommendation } from '@skills-architect/contracts/personas';
import { type ImportAction, importRefusal, mayRequestRole } from './import-rules';

const OWNER = 7;
const COLLEAGUE = 8;
const STAGES: ImportStage[] = ['parsing', 'review', 'matching', 'selection', 'creating', 'done', 'cancelled', 'failed'];
const TABLE: [ImportAction, ImportStage[]][] = [
  ['discard', ['parsing', 'review', 'matching', 'selection', 'failed']],
  ['delete-row', ['review', 'selection']],
  ['replace', ['review']],
  ['proceed', ['review']],
  ['select', ['selection']],
  ['create', ['selection']],
];

it.each(TABLE)('the owner of an import may %s in %j', (action, allowed) => {
  expect(STAGES.filter((stage) => !importRefusal(action, { stage, userId: OWNER }, OWNER))).toEqual(allowed);
});

it.each(TABLE)('a colleague may not %s, at any stage', (action) => {
  for (const stage of STAGES)
    expect(importRefusal(action, { stage, userId: OWNER }, COLLEAGUE)).toBe(
      'Only the person who began an import can change it.',
    );
});

const aRecommendation = (confidence: RoleRecommendation['confidence'], isSearchedRole = false): RoleRecommendation => ({
  roleId: 1,
  roleName: 'Clerk',
  confidence,
  isSelected: false,
  isSearchedRole,
});

it.each<[string, RoleRecommendation[], boolean]>([
  ['without suggestions', [], true],
  ['with a role found by search only', [aRecommendation(null, true)], true],
  ['with no close role', [aRecommendation('no close role'), aRecommendation(null)], true],
  ['with several similar roles', [aRecommendation('several similar'), aRecommendation(null)], false],
  ['with a clear role', [aRecommendation('clear')], false],
])('whether a role may be requested for a row %s', (_, recommendations, expected) => {
  expect(mayRequestRole({ recommendations })).toBe(expected);
});
