import { Id } from '@skills-architect/contracts';
import { ContentReason, ContentRelevancy } from '@skills-architect/contracts/skills';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

/** An item that teaches a skill. Some fields of the item are copied here for filters and sorting. */
const SkillContentDocument = z.object({
  skillId: Id,
  contentId: Id,
  /** Set by people only. */
  relevancy: ContentRelevancy.default(0),
  relevanceScore: z.number(),
  /** Share of a scheme, 0 to 1; null when the item states no level. */
  levelShare: z.number().nullable(),
  why: z.array(ContentReason),
  isOffered: z.boolean(),
  contentProviderId: z.number().int(),
  contentProvider: z.string(),
  contentType: z.string(),
  contentLanguage: z.string(),
  contentProviderRating: z.number().nullable(),
  contentDuration: z.number(),
  titleKey: z.string(),
});
export type SkillContentFields = z.infer<typeof SkillContentDocument>;
export type SkillContentDocument = Document<SkillContentFields>;

/** Which content teaches which skill: one record per pair. */
export const skillContentResource = (kit: ServiceKit) => {
  const skillContents = kit.resource({
    name: 'skillContent',
    topic: 'content',
    schema: SkillContentDocument,
    indexes: [
      [
        { skillId: 1, contentId: 1 },
        { unique: true, partialFilterExpression: { deletedAt: null } },
      ],
      [{ contentId: 1 }],
      [{ skillId: 1, relevanceScore: -1, contentId: 1 }],
      [{ skillId: 1, titleKey: 1, contentId: 1 }],
      [{ skillId: 1, contentProvider: 1, contentId: 1 }],
      [{ skillId: 1, contentProviderRating: 1, contentId: 1 }],
      [{ skillId: 1, contentDuration: 1, contentId: 1 }],
    ],
    audience: () => ({ all: true }),
  });
  return {
    ...skillContents,
    /** Pairs whose item has not been removed by its provider. */
    offered: { ...skillContents.alive, isOffered: true },
  };
};
export type SkillContents = ReturnType<typeof skillContentResource>;
