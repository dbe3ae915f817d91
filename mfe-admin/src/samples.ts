import type { Client, User } from '@skills-architect/contracts/admin';

const kept = {
  rev: 0,
  created: { at: '2026-01-01T09:00:00Z', by: 1 },
  updated: { at: '2026-01-01T09:00:00Z', by: 1 },
};

/** A user, with defaults. */
export const aUserRecord = (given: Partial<User> = {}): User => ({
  ...kept,
  userId: 4,
  name: 'Ari Architect',
  email: 'ari@example.com',
  userType: { userTypeId: 4, userType: 'Skilling Architect' },
  ssoType: { ssoTypeId: 1, ssoType: 'Application' },
  clientList: [],
  loginId: 'ari',
  ...given,
});

/** A client, with defaults. */
export const aClient = (given: Partial<Client> = {}): Client => ({
  ...kept,
  clientId: 1,
  clientName: 'Northwind',
  clientDomain: 'northwind.example',
  orgGrowthStageId: 3,
  orgGrowthStageName: 'Expansion',
  sourceIds: [1],
  subSectorIds: [],
  contentProviderIds: [],
  instanceName: '',
  instanceRegion: 0,
  proficiencySchemeLevelCount: 5,
  bulkImportEnabled: true,
  ...given,
});
