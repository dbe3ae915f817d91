import { describe, expect, it } from '@jest/globals';
import { ALL_TYPES, type UserType } from '@skills-architect/contracts';
import { aUser } from '@skills-architect/service-kit/testing';
import { concerns } from './hub';

const OWN = 1;
const FOREIGN = 2;
const hears = (types: readonly UserType[], to: Parameters<typeof concerns>[1]['to']) =>
  types.filter((type) => concerns(aUser(type, [OWN]), { to }));

describe('an event', () => {
  it.each([
    ['of everybody', { all: true } as const, ALL_TYPES],
    ['of a client', { clientId: OWN }, [1, 2, 4, 8]],
    ['of a client that is not the user’s', { clientId: FOREIGN }, [2, 4]],
    ['of a service', { service: 'personas' }, []],
  ])('%s is heard by the user types that it concerns', (_, to, types) => {
    expect(hears(ALL_TYPES, to)).toEqual(types);
  });

  it.each(ALL_TYPES)('of one user is heard by nobody else, type %i', (type) => {
    expect(concerns(aUser(type, [OWN], 7), { to: { userId: 7 } })).toBe(true);
    expect(concerns(aUser(type, [OWN], 8), { to: { userId: 7 } })).toBe(false);
  });
});
