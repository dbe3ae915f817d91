import { describe, expect, it } from '@jest/globals';
import { readSettings } from './portal-settings';

const mistakes = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  return 'mistakes' in read ? read.mistakes : [];
};

describe('the settings of a start', () => {
  it('have a default for everything on loopback', () => {
    expect(readSettings({})).toMatchObject({
      settings: { port: 4300, host: '127.0.0.1', mongoUri: undefined, seed: { demo: {} } },
    });
  });

  it('take an empty value as none', () => {
    expect(mistakes({ PORT: '', MONGODB_URI: '' })).toEqual([]);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ MONGODB_URI: 'localhost:27017' }, 'MONGODB_URI must begin with mongodb:// or mongodb+srv://'],
    [{ SEED: 'all' }, 'SEED must be demo or none'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD: Use at least 7 characters'],
    [{ ADMIN_LOGIN: 'root' }, 'ADMIN_LOGIN is set: set ADMIN_PASSWORD as well.'],
    [{ ADMIN_PASSWORD: 'secret.77' }, 'ADMIN_PASSWORD is set: set ADMIN_LOGIN as well.'],
    [
      { HOST: '0.0.0.0' },
      'HOST is 0.0.0.0, which others can reach: set DEMO_PASSWORD for the demo users, or SEED=none.',
    ],
  ])('say what is wrong with %j', (environment, sentence) => {
    expect(mistakes(environment)).toEqual([sentence]);
  });

  it('allow a reachable host with a password of one’s own, or without demo users', () => {
    expect(mistakes({ HOST: '0.0.0.0', DEMO_PASSWORD: 'own.secret9' })).toEqual([]);
    expect(mistakes({ HOST: '0.0.0.0', SEED: 'none' })).toEqual([]);
  });
});
