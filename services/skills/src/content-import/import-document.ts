import { Id } from '@skills-architect/contracts';
import { ContentExtent, ContentImport, ContentImportState } from '@skills-architect/contracts/skills';
import type { Document, Resource } from '@skills-architect/service-kit';
import * as z from 'zod';

/** Begins the names of collections, jobs and change sets. */
export const CONTENT = 'content';
export type ItemCounts = Record<ContentImportState, number>;
export const NO_ITEMS: ItemCounts = { new: 0, changed: 0, same: 0, removed: 0, refused: 0 };

/** An import of a catalogue, with its cursor. */
export const ImportDocument = z.object({
  contentProviderId: Id,
  contentProvider: z.string(),
  connector: z.string(),
  extent: ContentExtent,
  stage: z.enum(ContentImport.shape.stage.options),
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
  /** The provider while this import is running. */
  writes: z.number().int().optional(),
});
export type ImportDocument = Document<z.infer<typeof ImportDocument>>;
export type ContentImports = Resource<typeof ImportDocument>;
