import { EMPTY, readDomains, toRequestBody } from './provider-values';

test.each([
  ['', ['']],
  ['north.example', ['north.example']],
  ['north.example,', ['north.example', '']],
  ['north.example, nw.example\nother.example', ['north.example', 'nw.example', 'other.example']],
])('the domains in %j are %j', (text, expected) => {
  expect(readDomains(text)).toEqual(expected);
});

const filled = {
  ...EMPTY,
  secret: 'new',
  signInUrl: 'https://a.example',
  logoutUrl: 'https://b.example',
  certificates: 'PEM',
};
test.each([
  [{ ...filled, kind: 'oidc' as const }, { secret: 'new' }],
  [{ ...filled, kind: 'oidc' as const, secret: '' }, {}],
  [
    { ...filled, kind: 'saml' as const },
    { signInUrl: 'https://a.example', logoutUrl: 'https://b.example', certificates: 'PEM' },
  ],
])('the request has only the fields of the protocol', (form, expected) => {
  const { secret, signInUrl, logoutUrl, certificates } = toRequestBody(form);
  expect({ secret, signInUrl, logoutUrl, certificates }).toEqual({
    secret: undefined,
    signInUrl: undefined,
    logoutUrl: undefined,
    certificates: undefined,
    ...expected,
  });
});
