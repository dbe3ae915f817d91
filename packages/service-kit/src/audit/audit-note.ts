import type { AuditRule } from '@skills-architect/contracts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';

/** By this header of its answer a service tells the gateway what only the service knows of an audited call. */
export const AUDIT_HEADER = 'x-audit-note';
/** Proxies refuse answers with long headers. */
const LONGEST_NOTE = 4000;

const AuditNote = z.object({
  clientId: z.number().optional(),
  record: z.union([z.string(), z.number()]).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});
/** Client and record of a call, and the values that its declaration shows. */
export type AuditNote = z.infer<typeof AuditNote>;

const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value) ?? '');

/** A note that is too long loses its longest details first. */
export const encodeNote = (note: AuditNote): string => {
  const text = encode(note);
  const { shortened: _, ...details } = note.details ?? {};
  const [longest] = Object.keys(details).sort((a, b) => encode(details[b]).length - encode(details[a]).length);
  if (text.length <= LONGEST_NOTE || longest === undefined) return text;
  const { [longest]: _long, ...others } = details;
  return encodeNote({ ...note, details: { ...others, shortened: true } });
};

/** Reads the note in the header of an answer; an empty one when it has none. */
export const decodeNote = (text: unknown): AuditNote =>
  typeof text === 'string' ? AuditNote.parse(JSON.parse(decodeURIComponent(text))) : {};

/** As many names of a list as an entry has. */
export const MOST_NAMED = 20;
/** Beside other details in a note. */
const LONGEST_LIST = 2500;

/** The first names of a list for the details of a note, and how many there are. */
export const firstNames = (names: readonly string[], count = names.length): { first: string[]; count: number } => {
  const first = names.slice(0, MOST_NAMED);
  while (encode(first).length > LONGEST_LIST) first.pop();
  return { first, count };
};

/** What a call was sent. */
interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

const readField = (source: unknown, field: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, field) : undefined;

const showFields = ({ shows = [] }: AuditRule, { params, query, body }: Input): Record<string, unknown> =>
  Object.fromEntries(
    shows
      .map((field) => [
        field,
        [body, query, params].map((part) => readField(part, field)).find((value) => value !== undefined),
      ])
      .filter(([, value]) => value !== undefined && value !== ''),
  );

/**
 * Tells the gateway client and shown values of a call before its handler runs, then the details that the handler adds, and
 * the id of the record that the answer names.
 */
export const noteForAudit = (
  reply: Pick<FastifyReply, 'header' | 'sent'>,
  rule: AuditRule,
  { clientId, input }: { clientId: number | undefined; input: Input },
) => {
  const note: AuditNote = { clientId, details: showFields(rule, input) };
  const tell = (part: AuditNote) => {
    Object.assign(note, part);
    if (!reply.sent) reply.header(AUDIT_HEADER, encodeNote(note));
  };
  tell({});
  return {
    add: (details: Record<string, unknown>) => tell({ details: { ...note.details, ...details } }),
    end(answer: unknown) {
      const record = rule.record === undefined ? undefined : readField(answer, rule.record);
      if (typeof record === 'string' || typeof record === 'number') tell({ record });
    },
  };
};
