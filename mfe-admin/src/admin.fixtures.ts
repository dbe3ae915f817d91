import type { Client, SignInProvider, User } from '@skills-architect/contracts/admin';
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

/** A sign-in provider of Northwind, with defaults. */
export const aProvider = (overrides: Partial<SignInProvider> = {}): SignInProvider => ({
  rev: 0,
  created: STAMP,
  updated: STAMP,
  providerId: 3,
  key: 'northwind',
  title: 'Northwind Entra',
  kind: 'oidc',
  isOn: true,
  domains: ['northwind.example'],
  issuer: 'https://login.northwind.example',
  applicationId: 'portal',
  trustsEmails: false,
  createsUsers: true,
  decide: 'first',
  rules: [{ claim: 'groups', value: 'hr', userTypeId: 1, clientIds: [1] }],
  otherwise: { kind: 'keep' },
  allowsSuper: false,
  hasSecret: true,
  users: 0,
  ...overrides,
});
