import { expect, it } from '@jest/globals';
import type { UserType } from '@skills-architect/contracts';
import type { SsoType } from '@skills-architect/contracts/admin';
import { findGoogleObjection } from './google-rules';

const DOMAIN = /does not belong to a domain of your clients/;
const CASES: [string, SsoType, UserType, string, string[], RegExp | undefined][] = [
  ['the domain of the only client', 2, 1, 'north.example', ['north.example'], undefined],
  ['the domain of one of the clients', 2, 8, 'north.example', ['south.example', '', 'north.example'], undefined],
  ['another domain than any client states', 2, 1, 'east.example', ['north.example', 'south.example'], DOMAIN],
  ['a domain that only ends like a client’s', 2, 1, 'not-north.example', ['north.example'], DOMAIN],
  ['a private account where a client states a domain', 2, 8, '', ['north.example', ''], DOMAIN],
  ['a private account where no client states one', 2, 1, '', ['', ''], undefined],
  ['somebody without clients', 2, 5, '', [], undefined],
  ['a Super User from anywhere', 2, 2, 'east.example', ['north.example'], undefined],
  ['an SME from anywhere', 2, 3, '', ['north.example'], undefined],
  ['a Skilling Architect from anywhere', 2, 4, 'east.example', ['north.example'], undefined],
  ['somebody with a password', 1, 1, 'north.example', ['north.example'], /User Name and Password/],
  ['a Super User with a password', 1, 2, '', [], /User Name and Password/],
];

it.each(CASES)('%s', (_, ssoType, userType, domain, clientDomains, refusal) => {
  const objection = findGoogleObjection({ ssoType, userType, domain, clientDomains });
  if (refusal) expect(objection).toMatch(refusal);
  else expect(objection).toBeUndefined();
});
