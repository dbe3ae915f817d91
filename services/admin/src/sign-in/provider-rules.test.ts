import { describe, expect, it } from '@jest/globals';
import { findAccountObjection, findAddressObjection, type KnownAccount } from './provider-rules';

const northwind = {
  title: 'Northwind',
  isOn: true,
  domains: ['northwind.example', 'nw.example'],
  trustsEmails: false,
  allowsSuper: false,
};

describe('an address', () => {
  it.each([
    ['ada@northwind.example', true, {}, undefined],
    ['Ada@NORTHWIND.example', true, {}, undefined],
    ['ada@nw.example', true, {}, undefined],
    ['ada@northwind.example', undefined, { trustsEmails: true }, undefined],
    ['ada@northwind.example', undefined, {}, /has not verified your mail address/],
    ['ada@northwind.example', false, { trustsEmails: true }, /has not verified your mail address/],
    ['ada@northwind.example', true, { isOn: false }, /is switched off/],
    ['ada@harbour.example', true, { trustsEmails: true }, /cannot sign in people of harbour\.example/],
    ['ada@sub.northwind.example', true, {}, /cannot sign in people of sub\.northwind\.example/],
    ['ada@northwind.example@harbour.example', true, {}, /cannot sign in people of harbour\.example/],
    ['ada@northwind.example.', true, {}, /cannot sign in people of/],
    ['northwind.example', true, {}, /did not state your mail address/],
    ['@northwind.example', true, {}, /did not state your mail address/],
    ['', true, {}, /did not state your mail address/],
  ])('%s, verified: %s, with %j', (email, isVerified, changes, expected) => {
    const objection = findAddressObjection({ ...northwind, ...changes }, { email, isVerified });
    if (expected) expect(objection).toMatch(expected);
    else expect(objection).toBeUndefined();
  });
});

describe('an account', () => {
  const account: KnownAccount = { ssoType: 3, userType: 1 };
  it.each([
    [account, {}, undefined],
    [{ ...account, providerId: 7 }, {}, undefined],
    [{ ...account, providerId: 8 }, {}, 'This account belongs to another sign-in provider.'],
    [{ ...account, disabled: true }, {}, 'Your account is disabled. Ask your administrator.'],
    [{ ...account, ssoType: 1 as const }, {}, 'This account signs in with User Name and Password.'],
    [{ ...account, ssoType: 2 as const }, {}, 'This account signs in with Google Login.'],
    [{ ...account, userType: 2 as const }, {}, 'Super Users cannot sign in with Northwind.'],
    [{ ...account, userType: 2 as const }, { allowsSuper: true }, undefined],
  ])('%j, with %j', (known, changes, expected) => {
    expect(findAccountObjection(7, { ...northwind, ...changes }, known)).toBe(expected);
  });
});
