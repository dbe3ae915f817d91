import * as z from 'zod';
import { call } from '../call';
import { historyCalls } from '../history';
import { ADMIN_LIKE, LIBRARY_MAINTAINERS, WORKING_TYPES } from '../user-types';
import { Done, Id, Line, Many, Moment, page, pageTotal, Rev, sorting } from '../vocabulary';
import { MappedContent } from './content';
import { LibraryStatus } from './library-status';
import {
  MappingState,
  SKILLOPEDIA_PAGE,
  SKILLOPEDIA_TYPE,
  SkillopediaDocument,
  SkillopediaEntry,
  SkillopediaForm,
  SkillopediaPage,
  SkillopediaRow,
} from './skillopedia';

/** User types that maintain the Skillopedia. */
export const SKILLOPEDIA_MAINTAINERS = ADMIN_LIKE;
const keepers = { types: SKILLOPEDIA_MAINTAINERS, scope: 'library' } as const;
const UNKNOWN_ENTRY = { encyclopediaId: 999_999 };
/** Allows a long text in a body. */
const DOCUMENT_BYTES = 256 * 1024;

/** Skillopedia entries by title (word prefixes), sorted by title by default. `type` is 2, the only existing one. */
export const searchKnowledgeBases = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/encyclopedia',
  query: z.object({
    type: z.coerce.number().int().default(SKILLOPEDIA_TYPE),
    text: Line.optional(),
    status: Many(z.coerce.number().pipe(z.enum(LibraryStatus))),
    ...sorting(['name', 'status', 'updatedAt']),
    ...page(SKILLOPEDIA_PAGE),
  }),
  answer: z.object({ data: z.array(SkillopediaRow), ...pageTotal }),
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  example: { query: { text: 'data' } },
});

/** The types of entries. */
export const listEncyclopediaTypes = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/encyclopedia/types',
  answer: z.object({ types: z.array(z.object({ typeId: Id, type: z.string() })) }),
  access: { types: LIBRARY_MAINTAINERS, scope: 'library' },
  example: {},
});

/** An entry with its document and its mapped content. */
export const getEncyclopedia = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/encyclopedia/{encyclopediaId}',
  ownTexts: true,
  answer: SkillopediaEntry,
  access: keepers,
  example: { params: { encyclopediaId: 1 } },
});

/** Creates an entry as a draft; 409 when another entry has the title. */
export const createEncyclopedia = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/encyclopedia',
  body: SkillopediaForm.extend({
    status: z.literal(LibraryStatus.Draft, 'A new entry starts as Draft').default(LibraryStatus.Draft),
  }),
  answer: z.object({ encyclopediaId: Id, skillopediaId: Id, url: z.string() }),
  failures: ['conflict'],
  access: keepers,
  example: { body: { name: 'Wind power in brief', status: 1 } },
});

/** Updates title, status and, if given, the document; without `rev` any state is updated. */
export const updateEncyclopedia = call({
  service: 'skills',
  method: 'PUT',
  path: '/v3/encyclopedia/{encyclopediaId}',
  ownTexts: true,
  body: SkillopediaForm.extend({ ...SkillopediaDocument.partial().shape, rev: Rev.optional() }),
  maxBodyBytes: DOCUMENT_BYTES,
  answer: SkillopediaEntry,
  failures: ['conflict'],
  access: keepers,
  example: { params: UNKNOWN_ENTRY, body: { name: 'Wind power in brief', status: 1 } },
});

/** Saves the document of an entry. */
export const saveEncyclopediaDocument = call({
  service: 'skills',
  method: 'PUT',
  path: '/v3/encyclopedia/{encyclopediaId}/document',
  ownTexts: true,
  body: SkillopediaDocument.extend({ rev: Rev }),
  maxBodyBytes: DOCUMENT_BYTES,
  answer: SkillopediaEntry,
  access: keepers,
  example: { params: UNKNOWN_ENTRY, body: { text: '# Wind power', externalUrl: '', rev: 0 } },
});

/** Deletes an entry, which can be restored for 30 days; skills that linked to it then link to it again. */
export const deleteEncyclopedia = call({
  service: 'skills',
  method: 'DELETE',
  path: '/v3/encyclopedia/{encyclopediaId}',
  audit: { kind: 'deletion', what: 'Delete Skillopedia entry' },
  query: z.object({ rev: Rev }),
  answer: Done,
  access: keepers,
  example: { params: UNKNOWN_ENTRY, query: { rev: 0 } },
});

/** Entries deleted in the last 30 days, latest first. */
export const listDeletedEncyclopedia = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/encyclopedia/deleted',
  ownTexts: true,
  query: z.object({ ...page(10) }),
  answer: z.object({ data: z.array(SkillopediaRow.extend({ deletedAt: Moment })), ...pageTotal }),
  access: keepers,
  example: {},
});

/** Restores a deleted entry; 409 when another entry has its title by now. */
export const restoreEncyclopedia = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/encyclopedia/{encyclopediaId}/restore',
  audit: { kind: 'restoration', what: 'Restore Skillopedia entry' },
  ownTexts: true,
  answer: SkillopediaEntry,
  failures: ['conflict'],
  access: keepers,
  example: { params: UNKNOWN_ENTRY },
});

const history = historyCalls({
  service: 'skills',
  path: '/v3/encyclopedia/{encyclopediaId}',
  params: UNKNOWN_ENTRY,
  ownTexts: true,
  answer: SkillopediaEntry,
  failures: ['conflict'],
  access: keepers,
});
/** The versions of an entry and its document, latest first. */
export const encyclopediaHistory = history.list;
/** Restores a version of an entry and its document. */
export const restoreEncyclopediaVersion = history.restore;

/** The text of an entry; client users may read published ones only. */
export const readEncyclopedia = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/encyclopedia/{encyclopediaId}/page',
  answer: SkillopediaPage,
  access: { types: WORKING_TYPES, scope: 'library' },
  example: { params: { encyclopediaId: 1 } },
});

/** Starts the search for a sample of content that fits the entry. */
export const mapSampleContent = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/encyclopedia/sample-content',
  body: z.object({ skillopediaId: Id }),
  answer: MappingState,
  failures: ['conflict', 'not-found'],
  access: keepers,
  example: { body: { skillopediaId: 999_999 } },
});

/** The content found for an entry: all mapped content, or the sample. `failure` says why there is none. */
export const getSampleContent = call({
  service: 'skills',
  method: 'GET',
  path: '/v3/encyclopedia/sample-content',
  query: z.object({ skillopediaId: Id }),
  answer: MappingState.extend({ failure: z.string().nullable(), data: z.array(MappedContent) }),
  failures: ['not-found'],
  access: keepers,
  example: { query: { skillopediaId: 1 } },
});

/** Starts mapping all content that fits a published entry. The entry cannot be changed afterwards. */
export const mapAllContent = call({
  service: 'skills',
  method: 'POST',
  path: '/v3/encyclopedia/map-all-content',
  body: z.object({ skillopediaId: Id }),
  answer: MappingState,
  failures: ['conflict', 'not-found'],
  access: keepers,
  example: { body: { skillopediaId: 999_999 } },
});
