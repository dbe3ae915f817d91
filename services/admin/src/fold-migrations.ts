import { foldMigrations, searchFields } from '@skills-architect/service-kit';

/** Names of clients, users and content providers that an earlier version folded. */
export const adminFoldMigrations = [
  ...foldMigrations({
    collection: 'client',
    title: 'Names of clients',
    topic: 'clients',
    keys: { nameKey: 'clientName' },
    words: {
      fields: ['terms'],
      from: ['clientName'],
      make: ({ clientName }) => ({ terms: searchFields(String(clientName)).terms }),
    },
  }),
  ...foldMigrations({
    collection: 'user',
    title: 'Names of users',
    topic: 'users',
    keys: { nameKey: 'name' },
    words: {
      fields: ['terms'],
      from: ['name', 'email'],
      make: ({ name, email }) => ({ terms: searchFields(String(name), String(email)).terms }),
    },
  }),
  ...foldMigrations({
    collection: 'contentProvider',
    title: 'Names of content providers',
    topic: 'content-providers',
    keys: { nameKey: 'contentProvider' },
  }),
];
