import { expect, it } from '@jest/globals';
import { createSignInProvider, updateSignInProvider } from './sign-in-provider-calls';

const { body: form } = createSignInProvider.example;
const certificates = '-----BEGIN CERTIFICATE-----';
const saml = { ...form, kind: 'saml', signInUrl: 'https://login.example/sso', certificates };

it.each<[string, object, string[]]>([
  ['OpenID, complete', form, []],
  ['OpenID', { ...form, issuer: '', applicationId: ' ' }, ['Issuer is required', 'Application ID is required']],
  ['SAML, complete', saml, []],
  ['SAML, off and before the provider knows the portal', { ...form, kind: 'saml', isOn: false }, []],
  [
    'SAML, on and before the provider knows the portal',
    { ...form, kind: 'saml', isOn: true },
    [
      'Enter an address that begins with https://, or save the provider switched off until you have it',
      'Paste the signing certificate, with BEGIN CERTIFICATE, or save the provider switched off until you have it',
    ],
  ],
  [
    'SAML, on with an address that is none',
    { ...saml, isOn: true, signInUrl: 'login.example' },
    ['Enter an address that begins with https://'],
  ],
  [
    'SAML, off with a certificate that is none',
    { ...saml, isOn: false, certificates: 'x' },
    ['Paste the signing certificate, with BEGIN CERTIFICATE'],
  ],
  [
    'SAML',
    { ...saml, issuer: ' ', applicationId: '' },
    ['Entity ID of the Provider is required', 'Entity ID of the Portal is required'],
  ],
])('a form of %s names what is missing as its protocol does', (_, sent, messages) => {
  const read = (schema: typeof createSignInProvider.body, body: object) =>
    (schema.safeParse(body).error?.issues ?? []).map(({ message }) => message);
  expect(read(createSignInProvider.body, sent)).toEqual(messages);
  const changed = updateSignInProvider.body.safeParse({ ...sent, rev: 0 });
  expect((changed.error?.issues ?? []).map(({ message }) => message)).toEqual(messages);
});
