import { foldMigrations } from '@skills-architect/service-kit';

/** Names of sub-sectors and functions that an earlier version folded. */
export const structureFoldMigrations = [
  ...foldMigrations({
    collection: 'subsector',
    title: 'Names of sub-sectors',
    topic: 'subsectors',
    keys: { nameKey: 'subsector' },
  }),
  ...foldMigrations({
    collection: 'function',
    title: 'Names of functions',
    topic: 'functions',
    keys: { nameKey: 'functionName' },
  }),
];
