import { findField } from './show-failure';

test.each([
  ['email', 'email'],
  ['body.loginId', 'loginId'],
  ['body.rev', undefined],
])('%s is the field %s', (path, field) => {
  expect(findField(['email', 'loginId'], path)).toBe(field);
});
