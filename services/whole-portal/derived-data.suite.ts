import { beforeAll, expect, it } from '@jest/globals';
import { API_PREFIX } from '@skills-architect/contracts';
import { listProjections, login } from '@skills-architect/contracts/portal';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

let portal: SharedPortal;

beforeAll(async () => {
  portal = await openSharedPortal();
});

it('the derived data of a service can be told apart by its titles', async () => {
  const signedIn = await fetch(`${portal.address}${API_PREFIX}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'super', password: PASSWORD }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await fetch(`${portal.address}${API_PREFIX}${listProjections.path}`, { headers: { cookie } });
  const { projections } = listProjections.answer.parse(await answer.json());
  const shown = projections.map(({ service, title, name }) => `${service}: ${title ?? name}`);
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((item, index) => shown.indexOf(item) !== index)).toEqual([]);
});
