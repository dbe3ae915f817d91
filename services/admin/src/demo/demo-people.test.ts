import { expect, it } from '@jest/globals';
import { CLIENT_USERS, UserType } from '@skills-architect/contracts';
import { SsoType } from '@skills-architect/contracts/admin';
import { demoClients, demoUsers } from './demo-people';

const clients = demoClients();
const users = demoUsers();
const duplicates = (texts: (string | number)[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

it('the demo’s clients cover a learning platform, several sources, and neither', () => {
  expect(clients.map(({ clientName }) => clientName)).toHaveLength(3);
  expect(clients.filter(({ instanceName, instanceRegion }) => instanceName !== '' && instanceRegion > 0)).toHaveLength(
    1,
  );
  expect(clients.some(({ sourceIds }) => sourceIds.length === 1)).toBe(true);
  expect(clients.some(({ sourceIds }) => sourceIds.length > 1)).toBe(true);
  const bare = clients.filter(({ clientDomain, subSectorIds }) => clientDomain === '' && !subSectorIds.length);
  expect(bare).toHaveLength(1);
});

it('a region is only set together with the name of an instance', () => {
  for (const { instanceName, instanceRegion } of clients) expect(instanceRegion > 0).toBe(instanceName !== '');
});

it('the demo’s users cover all working user types, without duplicates', () => {
  expect(users.length).toBeGreaterThanOrEqual(12);
  expect(new Set(users.map(({ userTypeId }) => userTypeId))).toEqual(
    new Set([UserType.General, UserType.Super, UserType.Expert, UserType.Architect, UserType.Internal]),
  );
  expect(new Set(users.map(({ ssoTypeId }) => ssoTypeId))).toEqual(new Set([SsoType.Application, SsoType.Google]));
  for (const field of ['userId', 'name', 'email'] as const)
    expect(duplicates(users.map((user) => user[field]))).toEqual([]);
  expect(duplicates(users.flatMap(({ loginId }) => loginId ?? []))).toEqual([]);
});

it.each(users.map((user) => [user.name, user] as const))('%s has clients as the user type demands', (_, user) => {
  const ids = new Set(clients.map(({ clientId }) => clientId));
  expect(user.clientIds.filter((clientId) => !ids.has(clientId))).toEqual([]);
  expect(user.clientIds.length > 0).toBe(CLIENT_USERS.includes(user.userTypeId));
});

it('Google users have a mail ID of a client’s domain, or are staff', () => {
  const domains = clients.flatMap(({ clientDomain }) => clientDomain || []);
  for (const { email, ssoTypeId, userTypeId, clientIds } of users) {
    if (ssoTypeId !== SsoType.Google || !CLIENT_USERS.includes(userTypeId) || userTypeId === UserType.Internal)
      continue;
    expect(domains).toContain(email.split('@')[1]);
    expect(
      clients.filter(({ clientId }) => clientIds.includes(clientId)).map(({ clientDomain }) => clientDomain),
    ).toContain(email.split('@')[1]);
  }
});
