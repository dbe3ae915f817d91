import { describe, expect, it } from '@jest/globals';
import { overrideRecords, readOverrides } from './overrides';

const ROLES = { id: 'roles', on: true, builds: 'mfe-roles/dist' };
const FILE = [ROLES, 'no record', { id: 'job-board', builds: 'board' }];
const applyOverrides = (environment: Record<string, string>) => overrideRecords(FILE, readOverrides(environment));

describe('the environment over the deployment file', () => {
  it.each([
    ['nothing', {}, FILE],
    ['an area off', { AREA_ROLES_ON: 'false' }, [{ ...ROLES, on: false }, FILE[1], FILE[2]]],
    ['a version', { AREA_ROLES_VERSION: '1.2.0' }, [{ ...ROLES, version: '1.2.0' }, FILE[1], FILE[2]]],
    [
      'the builds of an area whose id has a dash',
      { AREA_JOB_BOARD_BUILDS: '/areas/job-board' },
      [ROLES, FILE[1], { id: 'job-board', builds: '/areas/job-board' }],
    ],
    [
      'an area that only it names',
      { AREA_HELLO_BUILDS: '/areas/hello', AREA_HELLO_ON: 'true' },
      [...FILE, { id: 'hello', builds: '/areas/hello', on: true }],
    ],
    ['an empty setting', { AREA_ROLES_ON: '' }, FILE],
  ])('%s', (_, environment, expected) => {
    expect(applyOverrides(environment)).toEqual(expected);
  });

  it.each([
    [{ AREA_ROLES_ON: 'yes' }, 'roles', 'AREA_ROLES_ON must be true or false'],
    [{ AREA_ROLES_VERSION: '../1' }, 'roles', 'AREA_ROLES_VERSION: Give a version such as 1.4.0'],
    [{ AREA_ROLES_VERSION: 'abc' }, 'roles', 'AREA_ROLES_VERSION: Give a version such as 1.4.0'],
  ])('%j is reported and changes nothing', (environment, id, reason) => {
    expect(readOverrides(environment).refused).toEqual([{ id, reason }]);
    expect(applyOverrides(environment)).toEqual(FILE);
  });
});
