import { foldMigrations, searchFields } from '@skills-architect/service-kit';
import * as z from 'zod';
import { searchedTitles } from '../skillopedia/encyclopedia-document';

const StoredTitles = z.object({ name: z.string(), translations: z.array(z.object({ name: z.string() })).optional() });

/** Names of what belongs to skills that an earlier version folded. */
export const libraryNameMigrations = [
  ...foldMigrations({
    collection: 'encyclopedia',
    title: 'Names of Skillopedia entries',
    topic: 'encyclopedia',
    keys: { nameKey: 'name' },
    words: {
      fields: ['terms'],
      from: ['name', 'translations'],
      make: (entry) => {
        const { name, translations = [] } = StoredTitles.parse(entry);
        return { terms: searchedTitles(name, translations).terms };
      },
    },
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
