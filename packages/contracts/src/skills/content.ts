import * as z from 'zod';
import { Count, Id } from '../vocabulary';

/** A learning item of the catalogue: a course, a video, an article. `contentDuration` is in seconds. */
export const ContentItem = z.object({
  contentId: Id,
  contentType: z.string(),
  contentTitle: z.string(),
  contentProvider: z.string(),
  /** 0 to 5; null when not rated. */
  contentProviderRating: z.number().min(0).max(5).nullable(),
  contentFullDescription: z.string(),
  contentUrl: z.url({ protocol: /^https?$/ }),
  contentDuration: Count,
  contentLanguage: z.string(),
});
export type ContentItem = z.infer<typeof ContentItem>;

/** An item found for a Skillopedia entry; `score` ranks the items of one entry, `why` are their common words. */
export const MappedContent = ContentItem.extend({ score: z.number(), why: z.array(z.string()) });
export type MappedContent = z.infer<typeof MappedContent>;

/** Users' verdicts on an item of a skill: not verified, relevant, irrelevant. Automatic mapping never changes them. */
export const Relevancy = { NotVerified: 0, Yes: 1, No: 2 } as const;
export const ContentRelevancy = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type ContentRelevancy = z.infer<typeof ContentRelevancy>;

/** A part of an item that names a skill, and the name found in it; or that is near to a skill's name in meaning. */
export const ContentReason = z.object({
  part: z.enum(['title', 'description', 'tag']),
  sentence: z.string(),
  name: z.string(),
  foundBy: z.literal('meaning').optional(),
});
export type ContentReason = z.infer<typeof ContentReason>;

/** An item of the catalogue with its provider and further data of the provider. */
export const CatalogueItem = ContentItem.extend({
  /** 0 when the provider is not among the content providers of the portal. */
  contentProviderId: Count,
  contentAdditionalDescription: z.string(),
  /** The provider's tags of what the item teaches. */
  tags: z.array(z.string()),
});
export type CatalogueItem = z.infer<typeof CatalogueItem>;

/** An item that teaches a skill. */
export const SkillContent = CatalogueItem.extend({
  /** The name of the skill's level that it is for; null when none is stated. */
  level: z.string().nullable(),
  levelNumber: z.number().int().nullable(),
  relevancy: ContentRelevancy,
  /** Confidence of the mapping, 0 to 1. */
  relevanceScore: z.number().min(0).max(1),
  why: z.array(ContentReason),
});
export type SkillContent = z.infer<typeof SkillContent>;

/** State of mapping content to skills: 0 and 3 nothing is mapped, 1 an import is running, 2 content is mapped. */
export const ClassificationStatus = { None: 0, Running: 1, Mapped: 2, Failed: 3 } as const;

/** Filters of the content of a skill; empty lists do not filter. */
export const ContentFilters = z.object({
  contentType: z.array(z.string().max(100)).max(50).default([]),
  contentProviderId: z.array(z.number().int().min(0)).max(100).default([]),
  contentLanguage: z.array(z.string().max(35)).max(50).default([]),
  relevancy: z.array(ContentRelevancy).max(3).default([]),
});
export type ContentFilters = z.infer<typeof ContentFilters>;

/** The filter values that occur in the content of a skill. */
export const ContentFilterValues = z.object({
  contentTypes: z.array(z.string()),
  contentProviders: z.array(z.object({ contentProviderId: Count, contentProvider: z.string() })),
  contentLanguages: z.array(z.string()),
});
