import { type KnowledgeBase, LibraryStatus, SkillopediaTitle } from '@skills-architect/contracts/skills';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const EncyclopediaDocument = z.object({
  name: SkillopediaTitle,
  nameKey: z.string(),
  terms: z.array(z.string()),
  status: z.enum(LibraryStatus),
  /** URL of its text; undefined until the text exists. */
  url: z.url({ protocol: /^https?$/ }).optional(),
});
type EncyclopediaDocument = Document<z.infer<typeof EncyclopediaDocument>>;

/** Skillopedia entries, referenced by skills as knowledge bases. */
export const encyclopediaResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'encyclopedia',
    topic: 'skillopedia',
    schema: EncyclopediaDocument,
    indexes: [[{ nameKey: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } }]],
    audience: () => ({ all: true }),
  });
export type Encyclopedia = ReturnType<typeof encyclopediaResource>;

/** The entries with these ids in a skill's format, by title; unknown ids are omitted. */
export const knowledgeBases = async (
  encyclopedia: Encyclopedia,
  ids: readonly number[],
  { publishedOnly }: { publishedOnly: boolean },
): Promise<KnowledgeBase[]> => {
  if (!ids.length) return [];
  const found = await encyclopedia.model
    .find({
      _id: { $in: ids },
      ...encyclopedia.alive,
      ...(publishedOnly && { status: LibraryStatus.Published }),
    })
    .sort({ nameKey: 1 })
    .lean<EncyclopediaDocument[]>();
  return found.map(({ _id, name, url }) => ({ encyclopediaId: _id, encyclopedia: name, url: url ?? null }));
};
