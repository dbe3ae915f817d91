import type { ApprovalState } from '@skills-architect/contracts/personas';
import { fitsNone } from './fits-none';

const approval = (state: ApprovalState, isChanged = false) => ({
  approval: { state, isChanged, openComments: 0 },
});

it.each([
  ['approve', 'drafts', [approval('draft'), {}], true],
  ['approve', 'approved ones', [approval('approved')], true],
  ['approve', 'approved ones that have changed', [approval('draft'), approval('approved', true)], false],
  ['approve', 'one in review', [approval('draft'), approval('inReview')], false],
  ['refuse', 'approved ones that have changed', [approval('approved', true)], true],
  ['refuse', 'one in review', [approval('inReview')], false],
  ['send', 'drafts', [approval('draft')], false],
  ['withdraw', 'drafts', [approval('draft')], false],
  ['approve', 'personas that are not on the page', [], false],
] as const)('%s for %s fits none: %j, %j', (step, _, personas, expected) => {
  expect(fitsNone(step, personas)).toBe(expected);
});
