import * as z from 'zod';

/** Id of a record: a positive integer from a counter per collection. */
export const Id = z.coerce.number().int().positive();
/** An id chosen from a list; the message says that it is missing. */
export const ChosenId = (message: string) => z.coerce.number<number>({ error: message }).int().positive(message);
/** A count: zero or more. */
export const Count = z.coerce.number<number>().int().min(0);
/** Revision of a record; a change sends the one it is based on. */
export const Rev = z.coerce.number().int().min(0);
/** Line breaks, tabs and other control characters, which pasted texts may contain. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Invisible characters: a text of only these would look empty. Emoji need the joiner U+200D. */
const INVISIBLE = /[\u200B\u2060\uFEFF\u00AD]/gu;
const toLine = (text: string) => text.replace(BREAKS, ' ').replace(INVISIBLE, '').trim();

/** One line of text, trimmed, at most 500 characters; line breaks become spaces. */
export const Line = z.string().overwrite(toLine).max(500, 'Use at most 500 characters');
/** Running text, at most 50,000 characters. */
export const Prose = z.string().max(50_000, 'Use at most 50,000 characters');
/** A date and time as an ISO 8601 string. */
export const Moment = z.iso.datetime();

/** A query field that may be repeated; the handler always gets a list. */
export const Many = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(500).optional(),
  );

/** A boolean query field. */
export const Flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** Fields of a paged list: `pagesize` (1 to 1,000) and `offset` in rows. */
export const page = (size: number) => ({
  pagesize: z.coerce.number().int().min(1).max(1000).default(size),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Highest exact total of a list; counting further would scan the whole index for a number that nobody needs. */
export const MAX_EXACT_TOTAL = 10_000;
/** Fields of a list's total: exact up to `MAX_EXACT_TOTAL`, above it that number with `totalIsCapped`. */
export const pageTotal = { total: Count, totalIsCapped: z.literal(true).optional() };

/** Fields of a sorted list; `fields` are the sortable columns. */
export const sorting = <const F extends readonly [string, ...string[]]>(fields: F) => ({
  sortBy: z.enum(fields).optional(),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

/** The same fields in a query, which take precedence over those of the body. */
export const sortingQuery = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z.object({ sortBy: z.enum(fields).optional(), sortOrder: z.enum(['asc', 'desc']).optional() });

/** Fields that every stored document has besides its own. */
export const AuditFields = z.object({
  rev: Rev,
  created: z.object({ at: Moment, by: Count }),
  updated: z.object({ at: Moment, by: Count }),
});
export type AuditFields = z.infer<typeof AuditFields>;

/** Selection for a bulk call: the given ids, or all that match the filter except some. */
export const selection = <F extends z.ZodType>(filter: F) =>
  z.union([z.object({ ids: z.array(Id).min(1).max(10_000) }), z.object({ filter, except: z.array(Id).max(10_000) })]);
export type Selection<F> = { ids: number[] } | { filter: F; except: number[] };

/** Days in which a deleted record can be restored. */
export const RESTORABLE_DAYS = 30;

/** Response of a call without a result. */
export const Done = z.object({ done: z.literal(true) });
export const DONE: z.infer<typeof Done> = { done: true };
