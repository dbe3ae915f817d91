import { beforeAll, expect, it } from '@jest/globals';
import type { SamlSigner } from '@skills-architect/gateway-service';
import { aSamlSigner } from '@skills-architect/gateway-service/testing/saml-signer';
import { readServiceSettings } from './service-settings';
import { readSettings } from './single-process-settings';

let signer: SamlSigner;
let other: SamlSigner;
beforeAll(async () => {
  [signer, other] = [await aSamlSigner(), await aSamlSigner(1024)];
});

const read = (environment: NodeJS.ProcessEnv) => {
  const found = readSettings(environment);
  return 'mistakes' in found ? found.mistakes : found.settings.samlSigner;
};

it('there is no key for SAML unless it is set', () => expect(read({})).toBeUndefined());

it('key and certificate are read by the portal and by the gateway alone', () => {
  const environment = { SAML_KEY: `\n${signer.key}`, SAML_CERTIFICATE: signer.certificate, MONGODB_URI: 'mongodb://a' };
  const found = { key: expect.stringContaining('PRIVATE KEY'), certificate: expect.stringContaining('CERTIFICATE') };
  expect(read(environment)).toEqual(found);
  expect(readServiceSettings('gateway', environment)).toMatchObject({ settings: { samlSigner: found } });
  expect(readServiceSettings('admin', environment)).toMatchObject({ settings: { samlSigner: undefined } });
});

it.each<[string, () => NodeJS.ProcessEnv, string]>([
  [
    'a key without its certificate',
    () => ({ SAML_KEY: signer.key }),
    'SAML_KEY is set: set SAML_CERTIFICATE as well, its certificate.',
  ],
  [
    'a certificate without its key',
    () => ({ SAML_CERTIFICATE: signer.certificate }),
    'SAML_CERTIFICATE is set: set SAML_KEY as well, its private key.',
  ],
  [
    'a key that is none',
    () => ({ SAML_KEY: signer.certificate, SAML_CERTIFICATE: signer.certificate }),
    'SAML_KEY must be a private key in PEM format, without a passphrase.',
  ],
  [
    'a certificate that is none',
    () => ({ SAML_KEY: signer.key, SAML_CERTIFICATE: signer.key }),
    'SAML_CERTIFICATE must be a certificate in PEM format.',
  ],
  [
    'a short key',
    () => ({ SAML_KEY: other.key, SAML_CERTIFICATE: other.certificate }),
    'SAML_KEY must be an RSA key of at least 2048 bits.',
  ],
  [
    'the certificate of another key',
    () => ({ SAML_KEY: signer.key, SAML_CERTIFICATE: other.certificate }),
    'SAML_CERTIFICATE is not the certificate of SAML_KEY.',
  ],
])('%s is a mistake', (_, environment, sentence) => expect(read(environment())).toEqual([sentence]));
