import { withClient } from './local-page';
import { proxyToPortal } from './portal-proxy';

const page = '<!doctype html><html><head><title>Portal</title></head><body></body></html>';

test('injects a client that names the local parts into the portal’s page', () => {
  const html = withClient(page, ['Roles & "Ranks"', 'Skills Library']);
  expect(html).toContain('<script defer src="/skills-architect-dev/client.js"');
  expect(html).toContain('data-text="Roles &amp; &quot;Ranks&quot;, Skills Library: local"');
  expect(html.indexOf('client.js')).toBeLessThan(html.indexOf('</head>'));
});

test('proxies other requests with the portal’s origin', () => {
  const proxy = proxyToPortal('https://portal.example', () => true);
  expect(proxy).toMatchObject({ target: 'https://portal.example', headers: { origin: 'https://portal.example' } });
  expect(['/skillsarchitect/hub', '/main.js', '/skills-architect-dev/builds'].map(proxy.context)).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['session=a; Path=/; HttpOnly; Secure; SameSite=Lax', 'session=a; Path=/; HttpOnly; SameSite=Lax'],
  ['session=a; secure', 'session=a'],
])('a cookie for TLS is rewritten for HTTP: %s', (cookie, rewritten) => {
  const headers = { 'set-cookie': [cookie] };
  proxyToPortal('https://portal.example', () => true).onProxyRes({ headers });
  expect(headers['set-cookie']).toEqual([rewritten]);
});
