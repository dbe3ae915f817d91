import type * as z from 'zod';
import { formatNumber } from './locale';

const THINGS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
};
const COUNTED: Record<string, string> = { string: 'characters', array: 'entries', set: 'entries', file: 'bytes' };
const FORMATS: Record<string, string> = {
  email: 'Give a valid mail address',
  url: 'Give a valid address, such as https://example.org',
  datetime: 'Give a date and time',
};

const bound = (least: boolean, origin: string, limit: number | bigint) => {
  const words = least ? 'at least' : 'at most';
  const counted = COUNTED[origin];
  if (!counted) return `Give a number of ${words} ${limit}`;
  return limit === 1 && least ? 'Fill this in' : `Use ${words} ${formatNumber(limit)} ${counted}`;
};

/**
 * Readable message for a validation error, for rules without their own message; pass it to zod as `error`.
 * @example schema.safeParse(input, { error: describeIssue })
 */
export const describeIssue = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Fill this in'
        : `Give ${THINGS[issue.expected] ?? 'a valid value'}`;
    case 'too_small':
      return bound(true, issue.origin, issue.minimum);
    case 'too_big':
      return bound(false, issue.origin, issue.maximum);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not in the right form';
    case 'invalid_value':
      return `Choose one of ${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `Give a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.join(', ')}`;
    default:
      return 'This is not valid';
  }
};
