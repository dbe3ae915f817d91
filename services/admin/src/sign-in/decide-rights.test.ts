import { expect, it } from '@jest/globals';
import type { ClaimRules } from '@skills-architect/contracts/admin';
import { decideRights } from './decide-rights';

const HR = { claim: 'groups', value: 'hr', userTypeId: 1, clientIds: [1] } as const;
const LEADS = { claim: 'groups', value: 'leads', userTypeId: 8, clientIds: [2, 1] } as const;
const ADMINS = { claim: 'realm_access.roles', value: 'admin', userTypeId: 2, clientIds: [] } as const;
const rules = (changes: Partial<ClaimRules> = {}): ClaimRules => ({
  decide: 'first',
  rules: [HR, LEADS, ADMINS].map((rule) => ({ ...rule, clientIds: [...rule.clientIds] })),
  otherwise: { kind: 'refuse' },
  allowsSuper: false,
  ...changes,
});
const REFUSED = /gives you no access/;

it.each<[string, ClaimRules, Record<string, unknown>, object]>([
  ['one value', rules(), { groups: 'hr' }, { applied: [0], rights: { userTypeId: 1, clientIds: [1] } }],
  [
    'a list of values',
    rules(),
    { groups: ['a', 'leads'] },
    { applied: [1], rights: { userTypeId: 8, clientIds: [2, 1] } },
  ],
  [
    'the first of several',
    rules(),
    { groups: ['leads', 'hr'] },
    { applied: [0], rights: { userTypeId: 1, clientIds: [1] } },
  ],
  [
    'all: the type of the first, the clients of all',
    rules({ decide: 'all' }),
    { groups: ['leads', 'hr'] },
    { applied: [0, 1], rights: { userTypeId: 1, clientIds: [1, 2] } },
  ],
  ['no value', rules(), {}, { applied: [], refusal: expect.stringMatching(REFUSED) }],
  ['another case', rules(), { groups: ['HR'] }, { applied: [], refusal: expect.stringMatching(REFUSED) }],
  ['a part of a value', rules(), { groups: ['hr-guests'] }, { applied: [], refusal: expect.stringMatching(REFUSED) }],
  ['an object', rules(), { groups: { hr: true } }, { applied: [], refusal: expect.stringMatching(REFUSED) }],
  ['nothing, which keeps the rights', rules({ otherwise: { kind: 'keep' } }), {}, { applied: [] }],
  [
    'nothing, which gives others',
    rules({ otherwise: { kind: 'give', userTypeId: 1, clientIds: [3] } }),
    {},
    { applied: [], rights: { userTypeId: 1, clientIds: [3] } },
  ],
  [
    'a rule for Super Users that the provider may not have',
    rules(),
    { realm_access: { roles: ['admin'] } },
    { applied: [2], refusal: expect.stringMatching(/Super Users cannot sign in/) },
  ],
  [
    'a rule for Super Users that it may have, by a path',
    rules({ allowsSuper: true }),
    { realm_access: { roles: ['admin'] } },
    { applied: [2], rights: { userTypeId: 2, clientIds: [] } },
  ],
  [
    'a claim whose name has dots',
    rules({ allowsSuper: true }),
    { 'realm_access.roles': 'admin' },
    { applied: [2], rights: { userTypeId: 2, clientIds: [] } },
  ],
  [
    'a name of every object',
    rules({ rules: [{ ...HR, clientIds: [1], claim: 'constructor.name', value: 'Object' }] }),
    {},
    { applied: [], refusal: expect.stringMatching(REFUSED) },
  ],
])('the rules decide by %s', (_, provider, claims, expected) => {
  expect(decideRights(provider, claims)).toEqual(expected);
});
