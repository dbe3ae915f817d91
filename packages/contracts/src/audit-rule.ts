import * as z from 'zod';

/** What the audit log distinguishes. */
export const AuditKind = z.enum([
  'sign-in',
  'rights',
  'client',
  'export',
  'import',
  'area',
  'connector',
  'token',
  'approval',
  'release',
  'person',
  'log',
  'merge',
  'deletion',
  'restoration',
  'change',
]);
export type AuditKind = z.infer<typeof AuditKind>;

const Name = z.string().regex(/^\w{1,60}$/);

/** One line, as people read it in the log and programs in forwarded entries. */
const What = z
  .string()
  .regex(/^[\p{L}\p{N}][^\p{C}\u2028\u2029]{0,99}$/u, 'Say in up to 100 characters what the call does');

/** A call that does several things, when it was sent this value of a field that `shows` names. */
const AuditCase = z.object({
  field: Name,
  is: z.union([z.string().max(100), z.number(), z.boolean()]),
  /** Default: the kind of the rule. */
  kind: AuditKind.optional(),
  what: What,
});

/**
 * How a call is recorded in the audit log. Bodies and answers are not: only the fields that are named here, the names of
 * uploaded files, and what the service adds.
 */
export const AuditRule = z.object({
  kind: AuditKind,
  /** What the call does, in the words of the screens: 'Change clients of user'; default: its name in words. */
  what: What.optional(),
  /** The field of the path or the answer with the id of the record; default: the last parameter of the path. */
  record: Name.optional(),
  /** Fields of the path, the query or the body whose values are recorded: never names, mail addresses, texts about people or secrets. */
  shows: z.array(Name).max(10).optional(),
  /** What it is called instead, and its kind, for some of the values that are shown. */
  cases: z.array(AuditCase).max(10).optional(),
  /** The field of the body with the login id of somebody who is not signed in yet; it can be erased. */
  login: Name.optional(),
});
export type AuditRule = z.infer<typeof AuditRule>;

/** The fields of a declaration that decide how it is recorded. */
interface AuditedDeclaration {
  audit?: AuditRule | false;
  download?: boolean;
  upload?: object;
}

/** How a call is recorded; undefined when it is not. Downloads and uploads are, unless they are declared otherwise. */
export const auditRuleOf = ({ audit, download, upload }: AuditedDeclaration): AuditRule | undefined => {
  if (audit !== undefined) return audit || undefined;
  if (download) return { kind: 'export' };
  return upload ? { kind: 'import' } : undefined;
};

/** Kind and words of what a call has done, by the values that are shown of it; undefined when the rule has no case for them. */
export const findCase = ({ kind, cases = [] }: AuditRule, shown: Readonly<Record<string, unknown>>) => {
  const found = cases.find(({ field, is }) => shown[field] === is);
  return found && { kind: found.kind ?? kind, what: found.what };
};

/** The name of a call as words: `changeUserClients` becomes 'Change user clients'. */
export const toAuditText = (name: string): string => {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};
