import { beforeAll, describe, expect, it } from '@jest/globals';
import { API_PREFIX } from '@skills-architect/contracts';
import { login } from '@skills-architect/contracts/portal';
import { openSharedPortal, PASSWORD, type SharedPortal } from './shared-portal.fixtures';

let portal: SharedPortal;
let headers: Record<string, string>;

const send = async (method: string, url: string, init: RequestInit = {}) => {
  const response = await fetch(`${portal.address}${API_PREFIX}${url}`, {
    ...init,
    method,
    headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { status: response.status, code: json.code, error: json.error, headers: response.headers };
};

beforeAll(async () => {
  portal = await openSharedPortal();
  const response = await fetch(`${portal.address}${API_PREFIX}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'super', password: PASSWORD }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  headers = { cookie, 'x-csrf-token': (await response.json()).csrfToken };
});

describe('a query with a malformed percent sign', () => {
  it.each([
    '/v3/personas?clientId=1&x=%',
    '/v3/personas?clientId=1&searchString=%ff',
    '/v3/users?searchString=%',
    '/v3/portal/session?x=%',
    '/v3/portal/areas/managed?x=%ff',
    '/v3/account/login-options?x=%e0%a4',
  ])('%s is refused as invalid', async (url) => {
    const { status, code, error } = await send('GET', url);
    expect([status, code]).toEqual([400, 'invalid']);
    expect(error).toBe('The address contains a percent sign (%) that is not followed by a valid character code.');
  });
});

const PART = 'content-disposition: form-data; name="file"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\nx';

describe('an upload with malformed parts', () => {
  const types = {
    'no boundary': 'multipart/form-data',
    'an overlong boundary': `multipart/form-data; boundary=${'b'.repeat(300)}`,
    'an empty boundary': 'multipart/form-data; boundary=',
    'a boundary that is never closed': 'multipart/form-data; boundary=b',
  };
  const cases = ['/v3/personas/bulk-import-jd?clientId=1', '/v3/library/imports'].flatMap((url) =>
    Object.entries(types).map(([name, type]): [string, string, string] => [url, name, type]),
  );
  it.each(cases)('%s refuses one with %s', async (url, _name, type) => {
    const body = `--${/boundary=(.+)/.exec(type)?.[1] ?? 'b'}\r\n${PART}`;
    const { status, code, error } = await send('POST', url, { body, headers: { 'content-type': type } });
    expect([status, code]).toEqual([400, 'invalid']);
    expect(error).toBe('The upload is damaged or incomplete. Send the file again.');
  });
});

it('a token header with unusual characters is refused like any wrong one', async () => {
  const token = `é${headers['x-csrf-token']?.slice(1)}`;
  const { status, code } = await send('POST', '/v3/account/logout', { headers: { 'x-csrf-token': token } });
  expect([status, code]).toEqual([403, 'csrf']);
});
