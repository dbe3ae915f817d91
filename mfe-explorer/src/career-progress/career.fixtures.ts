import type { CareerRole } from '@skills-architect/contracts/explorer';
import { aRole } from '@skills-architect/contracts/testing';

/** A role around the middle one, with defaults. */
export const aCareerRole = (roleId: number, overrides: Partial<CareerRole> = {}): CareerRole => ({
  ...aRole(roleId),
  direction: 'lateral',
  bidirectional: 'yes',
  leads: 'to',
  match: 0.5,
  isSet: false,
  toGain: 2,
  toRaise: 1,
  there: 8,
  ...overrides,
});
