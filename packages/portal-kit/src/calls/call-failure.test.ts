import { FAILURE_STATUS, FailureCode } from '@skills-architect/contracts';
import { parseFailure } from './call-failure';

test.each([502, 503, 504])('a proxy’s error page with status %i has the code that services use for it', (status) => {
  const expected = FailureCode.options.filter((code) => FAILURE_STATUS[code] === status);
  expect([parseFailure(status, '<html>Bad Gateway</html>').code]).toEqual(expected);
});

test.each([
  ['the code and sentence of a service', 403, '{"code":"csrf","error":"Reload the page"}', 'csrf', 'Reload the page'],
  ['a plain text', 409, 'Already there', 'conflict', 'Already there'],
  ['an unknown status', 418, { error: 'No coffee' }, 'failed', 'No coffee'],
])('reads %s', (_, status, body, code, message) => {
  expect(parseFailure(status, body)).toMatchObject({ status, code, message });
});
