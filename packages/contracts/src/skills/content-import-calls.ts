import * as z from 'zod';
import { call } from '../call';
import { ADMIN_LIKE } from '../user-types';
import { Count, Id, Line, Moment, page, pageTotal } from '../vocabulary';

const keepers = { types: ADMIN_LIKE, scope: 'library' } as const;
const UNKNOWN_IMPORT = { importId: 999_999 };

/** What an import does to an item: `removed` is no longer in the catalogue, `refused` could not be read. */
export const ContentImportState = z.enum(['new', 'changed', 'same', 'removed', 'refused']);
export type ContentImportState = z.infer<typeof ContentImportState>;

/** `all` reads the whole catalogue and detects removed items, `changes` reads changes since the last import. */
export const ContentExtent = z.enum(['all', 'changes']);

/** One import of a content provider's catalogue. */
export const ContentImport = z.object({
  importId: Id,
  contentProviderId: Id,
  contentProvider: z.string(),
  connector: z.string(),
  extent: ContentExtent,
  stage: z.enum(['running', 'done', 'failed', 'cancelled']),
  itemsDone: Count,
  /** Number of items that the provider states; 0 if unknown. */
  itemsTotal: Count,
  counts: z.record(ContentImportState, Count),
  /** Number of new pairs of content and skill. */
  mapped: Count,
  user: z.object({ userId: Count, userName: z.string() }),
  startedAt: Moment,
  endedAt: Moment.optional(),
  /** Why it failed, or what it could not do. */
  note: z.string().optional(),
});
export type ContentImport = z.infer<typeof ContentImport>;

/** The connectors of the deployment from which catalogues can be read. */
export const listContentConnectors = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/content/connectors',
  answer: z.object({ connectors: z.array(z.string()) }),
  access: keepers,
  example: {},
});

/**
 * Starts the import of a content provider's catalogue from a connector; 409 while another one is running. `changes`
 * reads all if no import has succeeded before.
 */
export const startContentImport = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/content/imports',
  body: z.object({ contentProviderId: Id, connector: Line.min(1), extent: ContentExtent.default('all') }),
  audit: { kind: 'import', what: 'Start import of learning content' },
  answer: z.object({ importId: Id, token: z.string() }),
  failures: ['conflict', 'not-found'],
  access: keepers,
  example: { body: { contentProviderId: 999_999, connector: 'nobody' } },
});

/** Continues a failed or cancelled import at the page where it stopped. */
export const continueContentImport = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/content/imports/{importId}/continue',
  audit: { kind: 'import', what: 'Continue import of learning content' },
  answer: z.object({ token: z.string() }),
  failures: ['conflict'],
  access: keepers,
  example: { params: UNKNOWN_IMPORT },
});

/** Imports of catalogues, latest first. */
export const listContentImports = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/content/imports',
  query: z.object({ ...page(10) }),
  answer: z.object({ imports: z.array(ContentImport), ...pageTotal }),
  access: keepers,
  example: {},
});

export const getContentImport = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/content/imports/{importId}',
  answer: ContentImport,
  access: keepers,
  example: { params: UNKNOWN_IMPORT },
});

/** The items of an import in one state, sorted by title; `reason` says why an item was refused. */
export const listImportedContent = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/content/imports/{importId}/items',
  query: z.object({ state: ContentImportState, ...page(10) }),
  answer: z.object({
    items: z.array(z.object({ key: z.string(), title: z.string(), reason: z.string().optional() })),
    ...pageTotal,
  }),
  access: keepers,
  example: { params: UNKNOWN_IMPORT, query: { state: 'new' } },
});
