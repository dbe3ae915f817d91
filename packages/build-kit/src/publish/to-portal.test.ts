import { expect, test } from '@jest/globals';
import { whyUnused } from './to-portal';

test.each([
  ['is new', { on: true, version: '1.0.0' }, undefined],
  ['is in use already', { on: true, version: '1.1.0' }, undefined],
  ['is the first one', { on: true }, undefined],
  ['is the one that the file names', { on: true, version: '1.0.0', byFile: '1.1.0' }, undefined],
  ['belongs to an area that is off', { on: false }, /switch the area on/],
  ['comes to a pinned one', { on: true, pinned: '1.0.0' }, /is pinned to version 1\.0\.0/],
  [
    'comes beside another that the file names',
    { on: true, byFile: '1.0.0' },
    /deployment file asks for version 1\.0\.0/,
  ],
  ['is older than the one in use', { on: true, version: '2.0.0' }, /version 2\.0\.0, which is newer, is in use/],
])('whoever publishes a version that %s hears why it is not in use', (_, area, why) => {
  const said = whyUnused(area, '1.1.0');
  if (why) expect(said).toMatch(why);
  else expect(said).toBeUndefined();
});
