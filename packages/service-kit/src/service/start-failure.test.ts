import { expect, it } from '@jest/globals';
import { startFailureText } from './start-failure';

const PLACE = { host: '127.0.0.1', port: 4300 };

it.each<[string, unknown, string]>([
  [
    'a port in use',
    Object.assign(new Error('listen'), { code: 'EADDRINUSE' }),
    'Port 4300 of 127.0.0.1 is in use by another program: set PORT to another one.',
  ],
  [
    'an error with causes',
    new Error('The areas could not be read', {
      cause: new Error('portal.json is no JSON', { cause: new Error('at 7') }),
    }),
    'The areas could not be read\n  because: portal.json is no JSON\n  because: at 7',
  ],
  [
    'an error that quotes its cause',
    new Error('The file a.json cannot be used: ENOENT: no such file', {
      cause: new Error("ENOENT: no such file, open '/srv/a.json'"),
    }),
    'The file a.json cannot be used: ENOENT: no such file',
  ],
  ['something that is no error', 'gone', 'gone'],
])('a start that failed says why: %s', (_, error, text) => {
  expect(startFailureText(error, PLACE)).toBe(text);
});
