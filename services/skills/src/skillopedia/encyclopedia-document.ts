import { LanguageCode } from '@skills-architect/contracts';
import {
  type KnowledgeBase,
  LibraryStatus,
  SkillopediaDocument,
  type SkillopediaRow,
  SkillopediaTitle,
} from '@skills-architect/contracts/skills';
import { StoredTranslation } from '@skills-architect/library-service-kit';
import { type Document, type ServiceKit, searchFields } from '@skills-architect/service-kit';
import * as z from 'zod';

const EncyclopediaDocument = z.object({
  name: SkillopediaTitle,
  nameKey: z.string(),
  terms: z.array(z.string()),
  status: z.enum(LibraryStatus),
  /** The document as Markdown; undefined until somebody writes it. */
  text: SkillopediaDocument.shape.text.optional(),
  /** Address of an external document. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  /** The language of its own texts, if it is not `MAIN_LANGUAGE`. */
  language: LanguageCode.optional(),
  translations: z.array(StoredTranslation).default([]),
});
export type EncyclopediaDocument = Document<z.infer<typeof EncyclopediaDocument>>;

/** Skillopedia entries, referenced by skills as knowledge bases. */
export const encyclopediaResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'encyclopedia',
    isOpened: true,
    topic: 'encyclopedia',
    schema: EncyclopediaDocument,
    indexes: [
      [{ nameKey: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } }],
      [{ terms: 1, nameKey: 1 }],
      [{ status: 1, nameKey: 1 }],
      [{ deletedAt: 1, nameKey: 1 }],
      [{ 'updated.at': 1, nameKey: 1 }],
    ],
    audience: () => ({ all: true }),
  });
export type Encyclopedia = ReturnType<typeof encyclopediaResource>;

/** The texts of an entry under the names that all library records share: its document is the description. */
export const entryTexts = ({
  name,
  text,
  translations,
}: Pick<EncyclopediaDocument, 'name' | 'text' | 'translations'>) => ({
  name,
  alternativeNames: [],
  description: text ?? '',
  translations,
});

/** The stored fields by which an entry is searched: its titles in every language. */
export const searchedTitles = (name: string, translations: readonly { name: string }[] = []) =>
  searchFields(name, ...translations.map((translation) => translation.name));

/** Link to the document of an entry. */
export const documentUrl = ({ _id, url }: Pick<EncyclopediaDocument, '_id' | 'url'>): string =>
  url ?? `/skillopedia/${_id}`;

/**
 * Projection of a list. Only the first character of the text is read: it tells whether there is one, and so whether the
 * row has a link.
 */
export const ROW_FIELDS: Readonly<Record<string, 1 | { $substrCP: readonly [string, 0, 1] }>> = {
  name: 1,
  status: 1,
  url: 1,
  updated: 1,
  deletedAt: 1,
  text: { $substrCP: ['$text', 0, 1] },
};

/** An entry as a knowledge base of a skill: without a document it has no link. */
export const toKnowledgeBase = (entry: EncyclopediaDocument): KnowledgeBase => ({
  encyclopediaId: entry._id,
  encyclopedia: entry.name,
  url: entry.url || entry.text ? documentUrl(entry) : null,
});

export const toRow = (entry: EncyclopediaDocument): SkillopediaRow => ({
  ...toKnowledgeBase(entry),
  skillopediaId: entry._id,
  name: entry.name,
  status: entry.status,
  updatedAt: entry.updated.at.toISOString(),
});

/** The entries with these ids as knowledge bases, sorted by title; unknown ids are omitted. */
export const knowledgeBases = async (
  encyclopedia: Encyclopedia,
  ids: readonly number[],
  { publishedOnly }: { publishedOnly: boolean },
): Promise<KnowledgeBase[]> => {
  if (!ids.length) return [];
  const found = await encyclopedia.model
    .find(
      {
        _id: { $in: ids },
        ...encyclopedia.alive,
        ...(publishedOnly && { status: LibraryStatus.Published }),
      },
      ROW_FIELDS,
    )
    .sort({ nameKey: 1 })
    .lean<EncyclopediaDocument[]>();
  return found.map(toKnowledgeBase);
};
