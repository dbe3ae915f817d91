import { foldMigrations, searchFields } from '@skills-architect/service-kit';

/** Names of what belongs to skills that an earlier version folded. */
export const libraryNameMigrations = [
  ...foldMigrations({
    collection: 'encyclopedia',
    title: 'Names of Skillopedia entries',
    topic: 'encyclopedia',
    keys: { nameKey: 'name' },
    words: { fields: ['terms'], from: ['name'], make: ({ name }) => ({ terms: searchFields(String(name)).terms }) },
  }),
  ...foldMigrations({
    collection: 'family',
    title: 'Names of skill families',
    topic: 'families',
    keys: { nameKey: 'skillFamily' },
  }),
  ...foldMigrations({ collection: 'source', title: 'Names of sources', topic: 'sources', keys: { nameKey: 'source' } }),
  ...foldMigrations({
    collection: 'content',
    title: 'Names of content',
    topic: 'content',
    keys: { nameKey: 'contentTitle' },
    words: {
      fields: ['terms'],
      from: ['contentTitle', 'contentFullDescription'],
      make: ({ contentTitle, contentFullDescription }) => ({
        terms: searchFields(String(contentTitle), String(contentFullDescription)).terms,
      }),
    },
  }),
];
