import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { CallDeclaration } from '@skills-architect/contracts';
import contracts from '@skills-architect/contracts/package.json' with { type: 'json' };
import { ALL_CALLS } from '@skills-architect/gateway-service';
import * as z from 'zod';
import { objectionToRelease, packRelease, RELEASE_FILE, readRelease } from './release';
import { buildReport } from './report';

const HOW = 'see what `npm run contracts:release` says';

describe('the contracts of this repository', () => {
  const released = readRelease(readFileSync(RELEASE_FILE));
  const now = { version: contracts.version, report: buildReport(Object.values(ALL_CALLS)) };

  it(`are unchanged since their release; otherwise ${HOW}`, () => {
    expect(objectionToRelease(released, now)).toBeUndefined();
    expect(released).toEqual(now);
  });
});

it('the example area installs the kits of this repository', () => {
  const { dependencies } = JSON.parse(readFileSync('examples/area-hello/package.json', 'utf8'));
  expect(dependencies['@skills-architect/contracts']).toContain(`contracts-${contracts.version}.tgz`);
});

describe('a release', () => {
  const call: CallDeclaration = {
    service: 'roles',
    method: 'GET',
    path: '/v3/beds',
    answer: z.object({ id: z.int() }),
    access: { types: [2], scope: 'library' },
    example: {},
  };
  const released = { version: '0.1.0', report: buildReport([call]) };
  const changedRelease = (version: string, answer: z.ZodType) => ({
    version,
    report: buildReport([{ ...call, answer }]),
  });
  const more = z.object({ id: z.int(), name: z.string() });
  const other = z.object({ name: z.string() });

  it('is kept whole', () => {
    expect(readRelease(packRelease(released))).toEqual(released);
  });

  it.each([
    ['as it was', released, undefined],
    ['with more, later', changedRelease('0.1.1', more), undefined],
    ['with something else, past the range', changedRelease('0.2.0', other), undefined],
    ['with more, of the same version', changedRelease('0.1.0', more), 'GET /v3/beds: answer.name is new'],
    ['with something else, within the range', changedRelease('0.1.1', other), 'GET /v3/beds: answer.id is gone'],
  ])('%s', (_, now, objection) => {
    expect(objectionToRelease(released, now)?.split('\n')[0]).toBe(objection);
  });
});
