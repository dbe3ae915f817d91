import { ContentItem } from '@skills-architect/contracts/skills';
import { type Document, type ServiceKit, searchFields } from '@skills-architect/service-kit';
import * as z from 'zod';

const ContentDocument = ContentItem.omit({ contentId: true }).extend({
  nameKey: z.string(),
  /** Words of title and description, by which candidates for an entry are found. */
  terms: z.array(z.string()),
});
export type ContentDocument = Document<z.infer<typeof ContentDocument>>;

/** Learning items that can be mapped to Skillopedia entries. */
export const contentResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'content',
    topic: 'content',
    schema: ContentDocument,
    indexes: [[{ terms: 1, contentProviderRating: -1 }]],
    audience: () => ({ all: true }),
  });
export type Contents = ReturnType<typeof contentResource>;

/** An item with the fields of its search. */
export const toStored = (item: Omit<ContentItem, 'contentId'>) => ({
  ...item,
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
