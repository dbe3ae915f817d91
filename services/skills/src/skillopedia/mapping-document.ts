import type { MappingState } from '@skills-architect/contracts/skills';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const Found = z.array(z.object({ contentId: z.number(), score: z.number(), why: z.array(z.string()) }));
export type FoundContent = z.infer<typeof Found>;

/**
 * The content found for an entry, under the entry's id. A separate document, because it would fill the entry's history.
 */
const MappingDocument = z.object({
  isSampling: z.boolean().default(false),
  isClassified: z.boolean().default(false),
  toBeClassified: z.boolean().default(false),
  /** Why the last search failed; empty when it succeeded. */
  failure: z.string().default(''),
  sample: Found.default([]),
  mapped: Found.default([]),
});
export type MappingDocument = Document<z.infer<typeof MappingDocument>>;
export type MappingPatch = Partial<z.input<typeof MappingDocument>>;

export const mappingResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'encyclopediaContent',
    topic: 'encyclopedia',
    schema: MappingDocument,
    audience: () => ({ all: true }),
  });
export type Mappings = ReturnType<typeof mappingResource>;

/** The state of an entry's mapping; without a document nothing is mapped. */
export const toMappingState = (mapping: MappingDocument | null): MappingState => ({
  isSampling: mapping?.isSampling ?? false,
  isClassified: mapping?.isClassified ?? false,
  toBeClassified: mapping?.toBeClassified ?? false,
});
