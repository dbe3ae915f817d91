import { expect, test } from '@jest/globals';
import { aCompoundFile } from '@skills-architect/service-kit/testing/files';
import { cfbFault } from './cfb-header';

test('accepts a valid compound file', () => {
  expect(cfbFault(aCompoundFile())).toBeUndefined();
});

test.each([
  ['a table of 2³¹−1 sectors', 44, 0x7fff_ffff, 'count: table'],
  ['a table of one sector more than the file has', 44, 8, 'count: table'],
  ['more directory sectors than the file has', 40, 1000, 'count: directory'],
  ['a small table of 2³¹−1 sectors', 64, 0x7fff_ffff, 'count: miniTable'],
  ['a negative count', 72, 0xffff_ffff, 'count: tablesOfTables'],
  ['a table outside of the file', 76, 4711, 'table outside of the file'],
  ['a directory that begins outside of the file', 48, 100, 'chain: directory'],
  ['a directory that comes back to itself', 48, 3, 'chain: directory'],
  ['a small table that comes back to itself', 60, 4, 'chain: miniTable'],
  ['a stream that comes back to itself', 1024 + 116, 3, 'chain: stream'],
])('%s', (_, offset, value, fault) => {
  const file = aCompoundFile();
  file.writeUInt32LE(value, offset);
  expect(cfbFault(file)).toBe(fault);
});

test.each([
  ['a sector of 2 GB', 30, 31, 'sector size'],
  ['a sector size of another version', 26, 4, 'sector size'],
  ['another size of small sectors', 32, 30, 'sector size'],
])('%s', (_, offset, value, fault) => {
  const file = aCompoundFile();
  file.writeUInt16LE(value, offset);
  expect(cfbFault(file)).toBe(fault);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['half a header', aCompoundFile().subarray(0, 300)],
  ['another file', Buffer.alloc(4096, 'x')],
])('%s has no header', (_, file) => {
  expect(cfbFault(file)).toBe('no header');
});
