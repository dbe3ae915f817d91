import { fieldIn } from './show-failure';

test.each([
  ['email', 'email'],
  ['body.loginId', 'loginId'],
  ['body.rev', undefined],
])('%s is the field %s', (path, field) => {
  expect(fieldIn(['email', 'loginId'], path)).toBe(field);
});
