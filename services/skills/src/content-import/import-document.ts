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
  /** Where reading continues: the first page without it. Stored together with what the page before brought. */
  cursor: z.string().optional(),
  /** Whether the last page is read; then what is gone is removed. */
  isRead: z.boolean().default(false),
  /** What the provider gave at the end of the import before: it then tells the changes after it. */
  since: z.string().optional(),
  /** What it gave at the end of this one. */
  until: z.string().optional(),
  itemsDone: z.number().int().default(0),
  itemsTotal: z.number().int().default(0),
  counts: z.record(ContentImportState, z.number().int()).default(NO_ITEMS),
  mapped: z.number().int().default(0),
  note: z.string().optional(),
  endedAt: z.date().optional(),
  /** The provider whose catalogue it writes at the moment: one import of it at a time. */
  writes: z.number().int().optional(),
});
export type ImportDocument = Document<z.infer<typeof ImportDocument>>;

/** The imports of catalogues, with the place up to which each has read. */
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

/** The change set of the writes of an import. */
export const changeSetOf = (importId: number) => `content-import ${importId}`;
