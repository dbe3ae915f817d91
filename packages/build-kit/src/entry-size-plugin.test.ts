import { randomBytes } from 'node:crypto';
import { findSizeProblem } from './entry-size-plugin';

test.each([
  ['highly compressible content', Buffer.alloc(200_000, 'a'), undefined],
  ['ten thousand bytes', randomBytes(10_000), undefined],
  ['eleven thousand bytes', randomBytes(11_000), /11\d\d\d bytes compressed, 10240 are allowed/],
])('an entry of %s', (_, content, expected) => {
  const message = findSizeProblem('remoteEntry.js', content);
  if (expected) expect(message).toMatch(expected);
  else expect(message).toBeUndefined();
});
