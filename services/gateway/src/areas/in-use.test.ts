import { describe, expect, it } from '@jest/globals';
import type { FoundArea, FoundBuild } from './found-builds';
import { buildInUse, isOn } from './in-use';

const aBuild = (version: string): FoundBuild => ({
  folder: version,
  scope: 'mfe_garden',
  from: 'file',
  trust: 'deployment',
  digests: new Map(),
  signature: undefined,
  isUploaded: false,
  build: {
    manifest: { id: 'garden', title: 'Garden', routes: [], menu: [], tiles: [] },
    version,
    needs: {},
    integrity: {},
  },
});
const area = (id: string, record?: { on?: boolean; version?: string }, ...versions: string[]): FoundArea => ({
  id,
  record: record && { id, on: true, builds: 'x', ...record },
  builds: versions.map(aBuild),
});

describe('an area', () => {
  it.each([
    ['follows the deployment file', area('garden', { on: true }), undefined, true],
    ['follows the deployment file', area('garden', { on: false }), { on: null, version: '1' }, false],
    ['is on when switched on', area('garden', { on: false }), { on: true, version: null }, true],
    ['is off when switched off', area('garden', { on: true }), { on: false, version: null }, false],
    ['is off when it was published later', area('garden'), undefined, false],
    ['of administration stays on', area('admin', { on: true }), { on: false, version: null }, true],
    [
      'of administration is off when the file says so',
      area('admin', { on: false }),
      { on: true, version: null },
      false,
    ],
  ])('%s', (_, found, setting, expected) => {
    expect(isOn(found, setting)).toBe(expected);
  });
});

describe('the version in use', () => {
  it.each([
    ['is the newest', area('garden', {}, '2.0.0', '1.0.0'), undefined, '2.0.0'],
    ['is that of the deployment file', area('garden', { version: '1.0.0' }, '2.0.0', '1.0.0'), undefined, '1.0.0'],
    [
      'is the pinned one',
      area('garden', { version: '2.0.0' }, '2.0.0', '1.0.0'),
      { on: null, version: '1.0.0' },
      '1.0.0',
    ],
    ['is not a pinned one that was removed', area('garden', {}, '2.0.0'), { on: null, version: '1.0.0' }, '2.0.0'],
    ['is not an incompatible one', area('garden', {}, '9.0.0', '2.0.0'), undefined, '2.0.0'],
    ['is the newest when none is compatible', area('garden', {}, '9.1.0', '9.0.0'), undefined, '9.1.0'],
    ['is none without a build', area('garden', {}), undefined, undefined],
  ])('%s', (_, found, setting, expected) => {
    expect(buildInUse(found, setting, ({ folder }) => !folder.startsWith('9'))?.build.version).toBe(expected);
  });
});
