import { beforeAll, expect, it } from '@jest/globals';
import { API_PREFIX, fillPath } from '@skills-architect/contracts';
import { getPersona } from '@skills-architect/contracts/personas';
import { login } from '@skills-architect/contracts/portal';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

let portal: SharedPortal;

beforeAll(async () => {
  portal = await openSharedPortal();
});

it('a failed call is logged by the gateway and the service with the id in its response', async () => {
  const signedIn = await fetch(`${portal.address}${API_PREFIX}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'super', password: PASSWORD }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const path = fillPath(getPersona, { personaId: 999_999 });
  const answer = await fetch(`${portal.address}${API_PREFIX}${path}`, { headers: { cookie } });
  const { code, requestId } = await answer.json();
  expect([answer.status, code]).toEqual([404, 'not-found']);
  const loggers = portal.logged.filter((line) => line.requestId === requestId).map(({ service }) => service);
  expect(new Set(loggers)).toEqual(new Set(['gateway', 'personas']));
});
