import { SHIPPED_CONTENT_PROVIDERS } from '@skills-architect/contracts/admin';
import { type CatalogueItem, ContentItem } from '@skills-architect/contracts/skills';
import { type Document, type Migration, type ServiceKit, searchFields } from '@skills-architect/service-kit';
import * as z from 'zod';
import { type ItemTexts, wordsToMatch } from './changed-skill-items';

const ContentDocument = ContentItem.omit({ contentId: true }).extend({
  nameKey: z.string(),
  /** Words of title and description, to find candidates for a Skillopedia entry. */
  terms: z.array(z.string()),
  /** Words of all its texts, to find the items that may name a changed skill. */
  mappingWords: z.array(z.string()).default([]),
  contentProviderId: z.number().int().default(0),
  contentAdditionalDescription: z.string().default(''),
  tags: z.array(z.string()).default([]),
  /** The level that the provider states for the whole item, as share of a scheme from 0 to 1. */
  statedLevel: z.number().nullable().default(null),
  /** Provider, and the provider's id of an imported item. */
  importKey: z.string().optional(),
  /** The connector or file that it was imported from: only an import of the same origin can remove it. */
  origin: z.string().optional(),
  /** Hash of the last imported data. */
  importedAs: z.string().optional(),
  /** When the provider removed it. The item is kept with users' verdicts, in case it comes back. */
  removedAt: z.date().nullable().default(null),
});
export type ContentDocument = Document<z.infer<typeof ContentDocument>>;

/** Learning items: they are mapped to skills and to Skillopedia entries. */
export const contentResource = (kit: ServiceKit) => {
  const contents = kit.resource({
    name: 'content',
    topic: 'content',
    schema: ContentDocument,
    indexes: [
      [{ terms: 1, contentProviderRating: -1 }],
      [{ mappingWords: 1 }],
      [{ importKey: 1 }, { unique: true, partialFilterExpression: { importKey: { $exists: true } } }],
      [{ contentProviderId: 1, origin: 1, _id: 1 }],
    ],
    audience: () => ({ all: true }),
  });
  return { ...contents, /** Items that their provider still has. */ offered: { ...contents.alive, removedAt: null } };
};
export type Contents = ReturnType<typeof contentResource>;

/** The id of a shipped provider; 0 for any other name. */
export const shippedProviderId = (name: string) => SHIPPED_CONTENT_PROVIDERS.indexOf(name) + 1;

const StoredTexts = z.object({
  contentTitle: z.string(),
  contentFullDescription: z.string(),
  contentAdditionalDescription: z.string().default(''),
  tags: z.array(z.string()).default([]),
});

/** Fields that items of an earlier version lack. */
export const contentMigrations: readonly Migration[] = [
  {
    collection: 'content',
    title: 'Search fields of content',
    topic: 'content',
    fields: ['mappingWords'],
    from: StoredTexts.keyof().options,
    make: (stored) => ({ mappingWords: wordsToMatch(StoredTexts.parse(stored)) }),
    isDerived: true,
  },
  {
    collection: 'content',
    title: 'Providers of content',
    topic: 'content',
    fields: ['contentProviderId', 'removedAt'],
    from: ['contentProvider'],
    make: ({ contentProvider }) => ({
      contentProviderId: shippedProviderId(String(contentProvider)),
      removedAt: null,
    }),
  },
];

/** An item with its search fields. */
export const toStored = <T extends Omit<ContentItem, 'contentId'> & ItemTexts>(item: T) => ({
  ...item,
  mappingWords: wordsToMatch(item),
  ...searchFields(item.contentTitle, item.contentFullDescription),
});

export const toContentItem = (stored: ContentDocument): ContentItem => ({
  contentId: stored._id,
  contentType: stored.contentType,
  contentTitle: stored.contentTitle,
  contentProvider: stored.contentProvider,
  contentProviderRating: stored.contentProviderRating,
  contentFullDescription: stored.contentFullDescription,
  contentUrl: stored.contentUrl,
  contentDuration: stored.contentDuration,
  contentLanguage: stored.contentLanguage,
});

export const toCatalogueItem = (stored: ContentDocument): CatalogueItem => ({
  ...toContentItem(stored),
  contentProviderId: stored.contentProviderId,
  contentAdditionalDescription: stored.contentAdditionalDescription,
  tags: stored.tags,
});
