import { formatDuration } from './content-words';

it.each([
  [0, '1 m'],
  [20, '1 m'],
  [89, '1 m'],
  [1920, '32 m'],
  [3600, '1 h'],
  [3659, '1 h 1 m'],
  [14_400, '4 h'],
  [27_000, '7 h 30 m'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
