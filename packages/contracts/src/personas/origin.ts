import * as z from 'zod';
import { Count } from '../vocabulary';
import { rowFieldsOf } from './described-fields';

/**
 * A passage of the document of a row: the characters `start` to `end` (exclusive) in a block that
 * `getImportRowDocument` returns.
 */
export const Passage = z.object({ block: Count, start: Count, end: Count });
export type Passage = z.infer<typeof Passage>;

/**
 * Where a value comes from. `stated`: the document states it in these passages. `guessed`: it was inferred, for example
 * from the file name; the passages, if any, suggested it. A value changed by a user keeps the origin of the former
 * value: compare it with the text of the passages.
 */
export const FieldOrigin = z.object({ kind: z.enum(['stated', 'guessed']), passages: z.array(Passage).max(1000) });
export type FieldOrigin = z.infer<typeof FieldOrigin>;

/** The origin of each field with a value; `groupName`: of the stated group or, without one, of the guess. */
export const FieldOrigins = z.object(rowFieldsOf(() => FieldOrigin.optional()));
export type FieldOrigins = z.infer<typeof FieldOrigins>;

/** Languages in which job descriptions are read; their text is not translated. */
export const DocumentLanguage = z.enum(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);
export type DocumentLanguage = z.infer<typeof DocumentLanguage>;

/** Metadata of a parsed persona. Undefined in rows of imports from before this version. */
export const ReadingNotes = z.object({
  /**
   * The likely group when the document states none; `groupName` is empty then. Show it as a suggestion that the user
   * accepts or replaces. Proceeding with an import accepts the remaining guesses.
   */
  groupGuess: z.string().optional(),
  /** The name as the document writes it, if abbreviations in it were written out: 'Sr. HR Mgr'. */
  nameWrittenAs: z.string().optional(),
  origins: FieldOrigins.optional(),
  /** Undefined when it was not detected. */
  language: DocumentLanguage.optional(),
  /** Whether the file contains images of pages whose text was recognised (OCR) and may contain errors. */
  readByOcr: z.boolean().optional(),
  /** The number of the role in its file, from 1, if the file describes several roles. */
  roleInFile: Count.optional(),
});
export type ReadingNotes = z.infer<typeof ReadingNotes>;

/** A rectangle on a page, in points from the upper left of the page. */
export const PageBox = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });

/** A heading, paragraph, list item or table row (cells separated by tabs) of a document, without bullets and wrapping. */
export const DocumentBlock = z.object({
  kind: z.enum(['heading', 'item', 'text']),
  text: z.string(),
  /** Level of a heading, 1 is the highest; 0 for other blocks. */
  depth: Count,
  /** Index of its page, from 0; always 0 for formats without pages. */
  page: Count,
  /** Its position on the page; PDF only. A paragraph across two pages has the box of its first part. */
  box: PageBox.optional(),
});
export type DocumentBlock = z.infer<typeof DocumentBlock>;
