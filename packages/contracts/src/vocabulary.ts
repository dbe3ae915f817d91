import * as z from 'zod';

/** Every record's id: a positive integer from a counter per collection. */
export const Id = z.coerce.number().int().positive();
/** How many: zero or more. */
export const Count = z.coerce.number().int().min(0);
/** The revision of a record; a change carries the one it was made on. */
export const Rev = z.coerce.number().int().min(0);
/** One line of text, trimmed, at most 500 characters. */
export const Line = z.string().trim().max(500, 'Use at most 500 characters');
/** Running text, at most 50,000 characters. */
export const Prose = z.string().max(50_000, 'Use at most 50,000 characters');
/** A moment as an ISO 8601 string. */
export const Moment = z.iso.datetime();

/** A query field that may be given once or repeated; always a list for the handler. */
export const Many = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(500).optional(),
  );

/** A query field that is true or false in the address. */
export const Flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** The fields of a paged list: `pagesize` (1 to 1,000) and `offset` in rows. */
export const page = (size: number) => ({
  pagesize: z.coerce.number().int().min(1).max(1000).default(size),
  offset: z.coerce.number().int().min(0).default(0),
});

/** The fields of a sorted list; `fields` are the columns it may be sorted by. */
export const sorting = <const F extends readonly [string, ...string[]]>(fields: F) => ({
  sortBy: z.enum(fields).optional(),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});

/** What every kept document carries beside its own fields. */
export const AuditFields = z.object({
  rev: Rev,
  created: z.object({ at: Moment, by: Count }),
  updated: z.object({ at: Moment, by: Count }),
});
export type AuditFields = z.infer<typeof AuditFields>;

/** What a bulk call works on: the ids named, or all that match the filter but for the exceptions. */
export const selection = <F extends z.ZodType>(filter: F) =>
  z.union([z.object({ ids: z.array(Id).min(1).max(10_000) }), z.object({ filter, except: z.array(Id).max(10_000) })]);
export type Selection<F> = { ids: number[] } | { filter: F; except: number[] };

/** The answer of a call that has nothing to say but that it was done. */
export const Done = z.object({ done: z.literal(true) });
export const DONE: z.infer<typeof Done> = { done: true };
