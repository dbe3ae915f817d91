import { Id } from '@skills-architect/contracts';
import { ContentExtent, ContentImport, ContentImportState } from '@skills-architect/contracts/skills';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

export type ItemCounts = Record<ContentImportState, number>;
export const NO_ITEMS: ItemCounts = { new: 0, changed: 0, same: 0, removed: 0, refused: 0 };

const ImportDocument = z.object({
  contentProviderId: Id,
  contentProvider: z.string(),
  connector: z.string(),
  extent: ContentExtent,
  stage: z.enum(ContentImport.shape.stage.options),
  token: z.string().default(''),
  /** Cursor of the next page; undefined for the first page. Stored together with the items of the page before. */
  cursor: z.string().optional(),
  /** Whether the last page was read; then missing items are removed. */
  isRead: z.boolean().default(false),
  /** The provider's token from the end of the last import: only changes after it are read. */
  since: z.string().optional(),
  /** The provider's token from the end of this import. */
  until: z.string().optional(),
  itemsDone: z.number().int().default(0),
  itemsTotal: z.number().int().default(0),
  counts: z.record(ContentImportState, z.number().int()).default(NO_ITEMS),
  mapped: z.number().int().default(0),
  note: z.string().optional(),
  endedAt: z.date().optional(),
  /** The provider while this import is running; unique, so that a provider has one import at a time. */
  writes: z.number().int().optional(),
});
export type ImportDocument = Document<z.infer<typeof ImportDocument>>;

/** Imports of catalogues, each with its cursor. */
export const contentImportResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'contentImport',
    topic: 'content',
    schema: ImportDocument,
    indexes: [
      [{ writes: 1 }, { unique: true, partialFilterExpression: { writes: { $exists: true } } }],
      [{ contentProviderId: 1, connector: 1, _id: -1 }],
    ],
    audience: () => ({ all: true }),
  });
export type ContentImports = ReturnType<typeof contentImportResource>;

/** The change set of an import's writes. */
export const importChangeSet = (importId: number) => `content-import ${importId}`;
