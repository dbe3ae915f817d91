import { foldMigrations, searchFields } from '@skills-architect/service-kit';

/** Names of personas and groups that an earlier version folded. */
export const personaFoldMigrations = [
  ...foldMigrations({
    collection: 'persona',
    title: 'Names of personas',
    topic: 'personas',
    keys: { nameKey: 'personaName', groupKey: 'personaGroupName' },
    words: {
      fields: ['terms'],
      from: ['personaName'],
      make: ({ personaName }) => ({ terms: searchFields(String(personaName)).terms }),
    },
  }),
  ...foldMigrations({
    collection: 'personaGroup',
    title: 'Names of persona groups',
    topic: 'personaGroup',
    keys: { nameKey: 'personaGroupName' },
  }),
];
