import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { AdminSeed } from '@skills-architect/admin-service';
import { Password } from '@skills-architect/contracts/admin';
import type { GoogleSettings, SamlSigner } from '@skills-architect/gateway-service';
import { isLoopback, type Mistakes } from './environment';

/** Publicly known, so only allowed on a machine that cannot be reached from outside. */
const LOOPBACK_DEMO_PASSWORD = 'Skills.Demo1';

const passwordProblem = (name: string, password: string) => {
  const problem = Password.safeParse(password).error?.issues[0]?.message;
  return problem && `${name}: ${problem}`;
};

interface UserEnvironment {
  HOST: string;
  SEED: 'demo' | 'none';
  DEMO_PASSWORD?: string;
  ADMIN_LOGIN?: string;
  ADMIN_PASSWORD?: string;
}

/** Users to create in an empty database: the demo users or an initial super user. */
export const readUserSeed = (data: UserEnvironment): { seed: AdminSeed } & Mistakes => {
  const mistakes: (string | undefined)[] = [];
  const demoPassword = data.DEMO_PASSWORD ?? (isLoopback(data.HOST) ? LOOPBACK_DEMO_PASSWORD : undefined);
  if (data.SEED === 'demo')
    mistakes.push(
      demoPassword
        ? passwordProblem('DEMO_PASSWORD', demoPassword)
        : `HOST is ${data.HOST}, which others can reach: set DEMO_PASSWORD for the demo users, or SEED=none.`,
    );
  const { ADMIN_LOGIN: loginId, ADMIN_PASSWORD: password } = data;
  if (loginId && password === undefined) mistakes.push('ADMIN_LOGIN is set: set ADMIN_PASSWORD as well.');
  if (password !== undefined)
    mistakes.push(
      loginId ? passwordProblem('ADMIN_PASSWORD', password) : 'ADMIN_PASSWORD is set: set ADMIN_LOGIN as well.',
    );
  const first = loginId && password ? { loginId, password } : undefined;
  return {
    seed: data.SEED === 'demo' ? { demo: { password: demoPassword ?? '' } } : { first },
    mistakes: mistakes.filter((mistake) => mistake !== undefined),
  };
};

interface GoogleEnvironment {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_ISSUER?: string | undefined;
  GOOGLE_JWKS_URL?: string | undefined;
  GOOGLE_REDIRECT_URL?: string | undefined;
}

/** Reads the Google sign-in settings. Without a client id there are none, and other Google settings are a mistake. */
export const readGoogleSettings = (
  environment: GoogleEnvironment,
): { google: GoogleSettings | undefined } & Mistakes => {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, GOOGLE_JWKS_URL, GOOGLE_REDIRECT_URL } = environment;
  if (GOOGLE_CLIENT_ID)
    return {
      google: {
        clientId: GOOGLE_CLIENT_ID,
        issuer: GOOGLE_ISSUER ?? 'https://accounts.google.com',
        ...(GOOGLE_JWKS_URL && { jwksUrl: GOOGLE_JWKS_URL }),
        ...(GOOGLE_REDIRECT_URL && { redirectUrl: GOOGLE_REDIRECT_URL }),
      },
      mistakes: [],
    };
  const set = Object.entries({ GOOGLE_ISSUER, GOOGLE_JWKS_URL, GOOGLE_REDIRECT_URL }).find(([, value]) => value);
  const mistake = `${set?.[0]} is set: set GOOGLE_CLIENT_ID as well, the portal’s client id at Google.`;
  return { google: undefined, mistakes: set ? [mistake] : [] };
};

interface SamlEnvironment {
  SAML_KEY?: string | undefined;
  SAML_CERTIFICATE?: string | undefined;
}

const LEAST_RSA_BITS = 2048;

/** What `parse` makes of a text; undefined when it throws. */
const tryTo = <T>(parse: () => T): T | undefined => {
  try {
    return parse();
  } catch {
    return undefined;
  }
};

/** Reads the key with which the portal signs for SAML providers. Without it there is none; half of it is a mistake. */
export const readSamlSigner = ({
  SAML_KEY,
  SAML_CERTIFICATE,
}: SamlEnvironment): { samlSigner: SamlSigner | undefined } & Mistakes => {
  const mistake = (sentence: string) => ({ samlSigner: undefined, mistakes: [sentence] });
  if (!SAML_KEY && !SAML_CERTIFICATE) return { samlSigner: undefined, mistakes: [] };
  if (!SAML_KEY) return mistake('SAML_CERTIFICATE is set: set SAML_KEY as well, its private key.');
  if (!SAML_CERTIFICATE) return mistake('SAML_KEY is set: set SAML_CERTIFICATE as well, its certificate.');
  const key = tryTo(() => createPrivateKey(SAML_KEY));
  const certificate = tryTo(() => new X509Certificate(SAML_CERTIFICATE));
  if (!key) return mistake('SAML_KEY must be a private key in PEM format, without a passphrase.');
  if (!certificate) return mistake('SAML_CERTIFICATE must be a certificate in PEM format.');
  const { asymmetricKeyType, asymmetricKeyDetails: { modulusLength = 0 } = {} } = key;
  if (asymmetricKeyType !== 'rsa' || modulusLength < LEAST_RSA_BITS)
    return mistake(`SAML_KEY must be an RSA key of at least ${LEAST_RSA_BITS} bits.`);
  if (!certificate.checkPrivateKey(key)) return mistake('SAML_CERTIFICATE is not the certificate of SAML_KEY.');
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { samlSigner: { key: pem, certificate: certificate.toString() }, mistakes: [] };
};
