import { describe, expect, it } from '@jest/globals';
import { readSettings } from './single-process-settings';

const readMistakes = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  return 'mistakes' in read ? read.mistakes : [];
};

describe('the settings of a start', () => {
  it('have defaults for everything on loopback', () => {
    expect(readSettings({})).toMatchObject({
      settings: { port: 4300, host: '127.0.0.1', mongoUri: undefined, seed: { demo: {} } },
    });
  });

  it('treat an empty value as unset', () => {
    expect(readMistakes({ PORT: '', MONGODB_URI: '' })).toEqual([]);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ MONGODB_URI: 'localhost:27017' }, 'MONGODB_URI must begin with mongodb:// or mongodb+srv://'],
    [{ KEEP_JOBS_DAYS: 'long' }, 'KEEP_JOBS_DAYS must be a number of days'],
    [{ KEEP_HISTORY_DAYS: '-1' }, 'KEEP_HISTORY_DAYS must not be negative'],
    [{ SEED: 'all' }, 'SEED must be demo or none'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD: Use at least 7 characters'],
    [{ ADMIN_LOGIN: 'root' }, 'ADMIN_LOGIN is set: set ADMIN_PASSWORD as well.'],
    [{ ADMIN_PASSWORD: 'secret.77' }, 'ADMIN_PASSWORD is set: set ADMIN_LOGIN as well.'],
    [
      { GOOGLE_CLIENT_ID: 'a', GOOGLE_ISSUER: 'accounts.google.com' },
      'GOOGLE_ISSUER must be an address that begins with https://',
    ],
    [
      { GOOGLE_CLIENT_ID: 'a', GOOGLE_JWKS_URL: 'http://keys.example' },
      'GOOGLE_JWKS_URL must be an address that begins with https://',
    ],
    [
      { GOOGLE_CLIENT_ID: 'a', GOOGLE_REDIRECT_URL: 'https://portal.example/' },
      'GOOGLE_REDIRECT_URL must be the portal’s own address with the path /google-login',
    ],
    [
      { GOOGLE_ISSUER: 'https://id.example' },
      'GOOGLE_ISSUER is set: set GOOGLE_CLIENT_ID as well, the portal’s client id at Google.',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST is 0.0.0.0, which others can reach: set DEMO_PASSWORD for the demo users, or SEED=none.',
    ],
  ])('say what is wrong with %j', (environment, sentence) => {
    expect(readMistakes(environment)).toEqual([sentence]);
  });

  it('allow a reachable host with a custom password, or without demo users', () => {
    expect(readMistakes({ HOST: '0.0.0.0', DEMO_PASSWORD: 'own.secret9' })).toEqual([]);
    expect(readMistakes({ HOST: '0.0.0.0', SEED: 'none' })).toEqual([]);
  });

  it('enable Google sign-in with a client id, also from another issuer on loopback', () => {
    const googleIn = (environment: Record<string, string>) => {
      const read = readSettings(environment);
      return 'settings' in read ? read.settings.google : read.mistakes;
    };
    expect(googleIn({})).toBeUndefined();
    expect(googleIn({ GOOGLE_CLIENT_ID: 'a.apps' })).toEqual({
      clientId: 'a.apps',
      issuer: 'https://accounts.google.com',
    });
    expect(
      googleIn({
        GOOGLE_CLIENT_ID: 'a.apps',
        GOOGLE_ISSUER: 'http://127.0.0.1:4500',
        GOOGLE_JWKS_URL: 'http://localhost:4500/keys',
        GOOGLE_REDIRECT_URL: 'https://portal.example/google-login',
      }),
    ).toEqual({
      clientId: 'a.apps',
      issuer: 'http://127.0.0.1:4500',
      jwksUrl: 'http://localhost:4500/keys',
      redirectUrl: 'https://portal.example/google-login',
    });
  });
});
