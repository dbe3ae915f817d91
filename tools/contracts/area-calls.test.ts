import { describe, expect, it } from '@jest/globals';
import { type AreaCall, type AreaManifest, FindAnswer, HomeAnswer } from '@skills-architect/contracts';
import { ALL_CALLS } from '@skills-architect/gateway-service';
import { manifest as admin } from '../../mfe-admin/src/area';
import { manifest as personas } from '../../mfe-personas/src/area';
import { manifest as roles } from '../../mfe-roles/src/area';
import { manifest as skills } from '../../mfe-skills/src/area';

const CALLS = Object.values(ALL_CALLS).filter(({ method }) => method === 'GET');
const ANSWERS = { home: HomeAnswer, find: FindAnswer };

const manifests: readonly AreaManifest[] = [admin, personas, roles, skills];
const named = manifests.flatMap(({ id, home, find }) =>
  [home, find].flatMap((named) => (named ? [[id, named] as const] : [])),
);

describe('the calls that manifests name', () => {
  it.each(named)('%s: declared as in the manifest: %j', (_, { path, types, follows }: AreaCall) => {
    const call = CALLS.find((declared) => declared.path === path);
    expect({ path: call?.path, types: call?.access.types, follows: call?.follows }).toEqual({ path, types, follows });
  });

  it('take the client in use where the manifest says so', () => {
    for (const { home } of manifests) {
      const query = CALLS.find(({ path }) => path === home?.path)?.query;
      expect(query !== undefined && 'clientId' in query.shape).toBe(home?.ofClient === true);
    }
  });

  it.each(Object.entries(ANSWERS))('a path of the kind %s answers what the shell expects', (kind, answer) => {
    const ofKind = CALLS.filter(({ path }) => path.split('/')[2] === kind);
    expect(ofKind.length).toBeGreaterThan(0);
    for (const call of ofKind) expect(call.answer).toBe(answer);
  });
});
