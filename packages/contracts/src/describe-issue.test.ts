import * as z from 'zod';
import { describeIssue } from './describe-issue';

const describeFirst = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: describeIssue }).error?.issues[0]?.message;

test.each([
  ['nothing', z.number(), undefined, 'Fill this in'],
  ['a word for a number', z.coerce.number(), 'many', 'Give a number'],
  ['a broken number', z.coerce.number().int(), 1.5, 'Give a whole number'],
  ['a number for a text', z.string(), 5, 'Give a text'],
  ['a word for a boolean', z.boolean(), 'yes', 'Give true or false'],
  ['too small a number', z.number().min(1), 0, 'Give a number of at least 1'],
  ['an empty text', z.string().min(1), '', 'Fill this in'],
  ['too long a text', z.string().max(2000), 'x'.repeat(2001), 'Use at most 2,000 characters'],
  ['too many', z.array(z.number()).max(2), [1, 2, 3], 'Use at most 2 entries'],
  ['another word', z.enum(['asc', 'desc']), 'up', 'Choose one of asc, desc'],
  ['no mail address', z.email(), 'nobody', 'Give a valid mail address'],
  ['a field that nobody knows', z.strictObject({ name: z.string() }), { name: 'A', nmae: 'B' }, 'Unknown: nmae'],
  ['what fits no choice', z.union([z.string(), z.number()]), true, 'This is not valid'],
])('%s', (_, schema, input, sentence) => expect(describeFirst(schema, input)).toBe(sentence));

test('a rule’s own message is kept', () => {
  expect(describeFirst(z.string().min(1, 'Title is required'), '')).toBe('Title is required');
});
