import { messageFrom } from './message-from';

test.each([
  ['a sentence', 'Persona already exists', 'Persona already exists'],
  ['nothing', undefined, 'Something went wrong'],
  ['null', null, 'Something went wrong'],
  ['an empty sentence', '  ', 'Something went wrong'],
  ['an object with an error field', { error: 'Not now', code: 'failed' }, 'Not now'],
  ['an error field that is an object with a message', { error: { message: 'Column missing' } }, 'Column missing'],
  ['an error field that is an object without one', { error: { code: 7 } }, 'server-error'],
  ['a JSON string of a list', '[{"message":"Row 3 is wrong"},{"message":"Row 4"}]', 'Row 3 is wrong'],
  ['a JSON string of an object', '{"error":"Too large"}', 'Too large'],
  ['an error field that is a JSON string', { error: '[{"message":"Row 3 is wrong"}]' }, 'Row 3 is wrong'],
  ['something that only looks like JSON', '{name} is taken', '{name} is taken'],
  ['an error that was thrown', new Error('Broken'), 'Broken'],
  ['an object that says nothing', { status: 500 }, 'Something went wrong'],
  ['an empty list', [], 'Something went wrong'],
])('%s', (_, thing, text) => {
  expect(messageFrom(thing)).toBe(text);
});
