import * as z from 'zod';
import { Count, Id } from '../vocabulary';

/** A learning item of the catalogue: a course, a video, an article. `contentDuration` is in seconds. */
export const ContentItem = z.object({
  contentId: Id,
  contentType: z.string(),
  contentTitle: z.string(),
  contentProvider: z.string(),
  /** 0 to 5; null when nobody has rated it. */
  contentProviderRating: z.number().min(0).max(5).nullable(),
  contentFullDescription: z.string(),
  contentUrl: z.url({ protocol: /^https?$/ }),
  contentDuration: Count,
  contentLanguage: z.string(),
});
export type ContentItem = z.infer<typeof ContentItem>;

/** An item found for a Skillopedia entry; `score` compares the items of one entry, `why` are the words they share. */
export const MappedContent = ContentItem.extend({ score: z.number(), why: z.array(z.string()) });
export type MappedContent = z.infer<typeof MappedContent>;
