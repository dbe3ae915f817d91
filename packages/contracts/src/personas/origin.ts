import * as z from 'zod';
import { Count } from '../vocabulary';

/**
 * A passage of the document that a row was read from: the characters `start` to `end` (exclusive) of the text of one of
 * the blocks that `getImportRowDocument` returns.
 */
export const Passage = z.object({ block: Count, start: Count, end: Count });
export type Passage = z.infer<typeof Passage>;

/**
 * Where a value comes from. `stated`: the document says it, in these passages. `guessed`: it was inferred, for example
 * from the name of the file; the passages, if any, are what suggested it. A value that a user has changed keeps the
 * origin of the value before: compare it with the text of the passages.
 */
export const FieldOrigin = z.object({ kind: z.enum(['stated', 'guessed']), passages: z.array(Passage).max(1000) });
export type FieldOrigin = z.infer<typeof FieldOrigin>;

/** The origin of each field that has a value; `groupName` is that of the stated group or, without one, of the guess. */
export const FieldOrigins = z.object({
  personaName: FieldOrigin.optional(),
  groupName: FieldOrigin.optional(),
  reportingTo: FieldOrigin.optional(),
  roleDescription: FieldOrigin.optional(),
  rolesAndResponsibilities: FieldOrigin.optional(),
});
export type FieldOrigins = z.infer<typeof FieldOrigins>;

/** Languages that job descriptions are read in; the text stays in its language. */
export const DocumentLanguage = z.enum(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']);
export type DocumentLanguage = z.infer<typeof DocumentLanguage>;

/** What a reader tells about a persona beside its fields. Absent in rows of imports from before this version. */
export const ReadingNotes = z.object({
  /**
   * The likely group when the document states none: then the group name itself is empty. Show it as a suggestion that
   * the user accepts or replaces. Proceeding with an import accepts the guesses that are left.
   */
  groupGuess: z.string().optional(),
  origins: FieldOrigins.optional(),
  /** Absent when it could not be told. */
  language: DocumentLanguage.optional(),
  /** The file holds pictures of pages and its text was recognised in them: it may contain wrong letters. */
  readByOcr: z.boolean().optional(),
  /** The number of the role in its file, from 1, when the file describes several roles. */
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
  /** Where it stands on its page; PDF only. A paragraph over two pages has the box of its beginning. */
  box: PageBox.optional(),
});
export type DocumentBlock = z.infer<typeof DocumentBlock>;
