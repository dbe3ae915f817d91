import { aUserRecord } from '../admin.fixtures';
import { hasCredentials, listSelectableTypes, toFormValues, toRequestBody } from './form-rules';

const form = { name: 'A', email: 'a@b.c', clientIds: [1], loginId: 'a', password: 'Secret.1' };
test.each([
  [{ ...form, userTypeId: 1, ssoTypeId: 1 } as const, { clientIds: [1], loginId: 'a', password: 'Secret.1' }],
  [{ ...form, userTypeId: 2, ssoTypeId: 1 } as const, { clientIds: [], loginId: 'a', password: 'Secret.1' }],
  [{ ...form, userTypeId: 8, ssoTypeId: 2 } as const, { clientIds: [1] }],
])('the request body of %j has only the relevant fields', (input, expected) => {
  const { name, email, userTypeId, ssoTypeId } = input;
  expect(toRequestBody(input)).toEqual({ name, email, userTypeId, ssoTypeId, ...expected });
});

test('form values of a user contain everything but the password', () => {
  const user = aUserRecord({ clientList: [{ clientId: 3, clientName: 'Acme' }] });
  expect(toFormValues(user)).toEqual({
    name: 'Ari Architect',
    email: 'ari@example.com',
    userTypeId: 4,
    ssoTypeId: 1,
    clientIds: [3],
    loginId: 'ari',
    password: '',
  });
});

const google = aUserRecord({ ssoType: { ssoTypeId: 2, ssoType: 'Google' } });
test.each([
  ['a new user', undefined, false],
  ['a user who signs in with a password', aUserRecord(), true],
  ['a user who signs in with Google', google, false],
])('existing credentials of %s', (_, user, expected) => {
  expect(hasCredentials(user)).toBe(expected);
});

const expert = aUserRecord({ userType: { userTypeId: 3, userType: 'SME' } });
test.each([
  [undefined, [1, 2]],
  [aUserRecord({ userType: { userTypeId: 2, userType: 'Super User' } }), [1, 2]],
  [expert, [1, 2, 3]],
])('offers the standard user types and the user’s own', (user, expected) => {
  expect(listSelectableTypes(user, [1, 2])).toEqual(expected);
});
