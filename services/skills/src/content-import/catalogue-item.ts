import { Line } from '@skills-architect/contracts';
import * as z from 'zod';

const LONGEST_TEXT = 5000;
const MAX_TAGS = 50;
const Text = z
  .string()
  .transform((text) => text.replaceAll(/<[^<>]*>/g, ' ').trim())
  .transform((text) => text.slice(0, LONGEST_TEXT));
const Tag = Line.transform((tag) => tag.slice(0, 200));

/** An item of a catalogue, independent of the catalogue's format. */
export const CatalogueEntry = z.object({
  /** The provider's own id. */
  externalId: z.string().trim().min(1, 'has no id').max(300, 'has an id of more than 300 characters'),
  contentTitle: Line.min(1, 'has no title'),
  contentType: Line.default('').transform((type) => type.slice(0, 100) || 'Content'),
  contentFullDescription: Text.default(''),
  contentAdditionalDescription: Text.default(''),
  contentUrl: z.url({ protocol: /^https?$/, error: 'has no address that begins with http:// or https://' }),
  contentDuration: z.number().int().min(0, 'has a negative duration').default(0),
  contentLanguage: z.string().trim().min(1).max(35).default('en'),
  contentProviderRating: z.number().min(0).max(5, 'has a rating above 5').nullable().default(null),
  tags: z
    .array(Tag)
    .default([])
    .transform((tags) => [...new Set(tags)].filter(Boolean).slice(0, MAX_TAGS)),
  statedLevel: z.number().min(0).max(1).nullable().default(null),
});
export type CatalogueEntry = z.infer<typeof CatalogueEntry>;

/** One parsed item of a catalogue: an entry, a removed item's id, or why it cannot be read. */
export type ReadItem =
  | { entry: CatalogueEntry }
  /** Id of an item that the provider has removed. */
  | { goneId: string }
  | { refusal: string; title: string };

const LEVELS: readonly (readonly [word: RegExp, share: number])[] = [
  [/\b(beginner|basic|introduct|foundation|elementary|novice)/i, 0],
  [/\b(intermediate|medium)/i, 0.5],
  [/\b(advanced|senior)/i, 0.75],
  [/\b(expert|master)/i, 1],
];

/** Maps a provider's word for a level to a share of a scheme; null for an unknown word. */
export const shareOfLevel = (word: string | undefined): number | null =>
  LEVELS.find(([pattern]) => word !== undefined && pattern.test(word))?.[1] ?? null;
