import type { Client, User } from '@skills-architect/contracts/admin';
import { aClient, STAMP } from '@skills-architect/contracts/testing';

/** A user, with defaults. */
export const aUserRecord = (overrides: Partial<User> = {}): User => ({
  rev: 0,
  created: STAMP,
  updated: STAMP,
  userId: 4,
  name: 'Ari Architect',
  email: 'ari@example.com',
  userType: { userTypeId: 4, userType: 'Skilling Architect' },
  ssoType: { ssoTypeId: 1, ssoType: 'Application' },
  clientList: [],
  loginId: 'ari',
  ...overrides,
});

/** A client, with defaults. */
export const aClientRecord = (overrides: Partial<Client> = {}): Client =>
  aClient(1, {
    clientName: 'Northwind',
    clientDomain: 'northwind.example',
    orgGrowthStageId: 3,
    orgGrowthStageName: 'Expansion',
    ...overrides,
  });

/** A General User of one client, changed three times. */
export const grace = aUserRecord({
  userId: 7,
  rev: 3,
  name: 'Grace General',
  email: 'grace@example.com',
  loginId: 'grace',
  userType: { userTypeId: 1, userType: 'General User' },
  clientList: [{ clientId: 1, clientName: 'Northwind' }],
});
