import { describeIssue } from '@skills-architect/contracts';
import * as z from 'zod';

const MAX_ISSUES = 3;

/** Removes file paths from system errors: they must not leave the server. */
const withoutPath = (message: string) => message.replace(/^(?:Error: )?(E[A-Z]+: [^,]*),.*$/s, '$1');

/** Why something of an area was rejected, for the portal's operators. */
export const describeReason = (error: unknown): string => {
  if (!(error instanceof z.ZodError)) return withoutPath(error instanceof Error ? error.message : String(error));
  const problems = error.issues
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  const rest = error.issues.length - problems.length;
  return rest > 0 ? `${problems.join('; ')}; and ${rest} more` : problems.join('; ');
};

/** Parses with readable error messages. */
export const parseReadably = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> =>
  schema.parse(value, { error: describeIssue });
