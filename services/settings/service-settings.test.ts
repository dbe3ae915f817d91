import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readServiceSettings } from './service-settings';

const KEY = 'a secret of more than thirty-two bytes';
const MINIMUM = { MONGODB_URI: 'mongodb://db:27017/?replicaSet=rs0', SERVICE_KEY: KEY };
const read = (environment: Record<string, string>, name = 'roles') => readServiceSettings(name, environment);
const readMistakes = (environment: Record<string, string>, name = 'roles') => {
  const found = read({ ...MINIMUM, ...environment }, name);
  return 'mistakes' in found ? found.mistakes : [];
};
const fileWith = (text: string) => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'skills-architect-key-')), 'key');
  writeFileSync(file, text);
  return file;
};

describe('the settings of one service', () => {
  it('have default ports on loopback', () => {
    expect(read(MINIMUM, 'personas')).toMatchObject({
      settings: {
        port: 4304,
        host: '127.0.0.1',
        addresses: { admin: ['http://127.0.0.1:4301'], roles: ['http://127.0.0.1:4303'] },
        seeds: { demo: false },
      },
    });
  });

  it.each([
    [{}, true],
    [{ OCR: 'off' }, false],
  ])('with %j, text recognition is %s', (environment, ocr) => {
    expect(read({ ...MINIMUM, ...environment }, 'personas')).toMatchObject({ settings: { switches: { ocr } } });
  });

  it.each([
    [{}, false],
    [{ SHARE_DECISIONS: 'on' }, true],
  ])('with %j, sharing what clients chose is %s', (environment, shareDecisions) => {
    expect(read({ ...MINIMUM, ...environment }, 'roles')).toMatchObject({ settings: { switches: { shareDecisions } } });
  });

  it('include the connectors of the deployment file and the model that writes suggestions, but not for the gateway', () => {
    const lms = { name: 'lms', kind: 'learning-platform', url: 'https://lms.example', secret: { env: 'LMS_SECRET' } };
    const environment = {
      ...MINIMUM,
      PORTAL_CONFIG: fileWith(JSON.stringify({ areas: [], connectors: [lms] })),
      SUGGESTION_URL: 'https://model.example/v1/chat/completions',
    };
    const settings = { ...environment, LMS_SECRET: 'a secret of the platform' };
    const names = [{ name: 'lms' }, { name: 'suggestions', hosts: ['model.example'] }];
    expect(read(settings, 'personas')).toMatchObject({ settings: { connectors: names } });
    expect(read(environment, 'gateway')).toMatchObject({ settings: { connectors: [] } });
    expect(read(environment)).toEqual({
      mistakes: ['Connector lms of the deployment file: LMS_SECRET is not set, which the deployment file names.'],
    });
  });

  it('have one address of another service, or several', () => {
    const environment = { ...MINIMUM, SKILLS_URL: 'http://skills:80/', ADMIN_URL: 'http://a:1, http://b:2' };
    expect(read(environment)).toMatchObject({
      settings: { addresses: { skills: ['http://skills:80'], admin: ['http://a:1', 'http://b:2'] } },
    });
  });

  it('have the trusted proxies', () => {
    const environment = { ...MINIMUM, TRUSTED_PROXIES: 'loopback, uniquelocal, 10.0.0.0/8, fd00::1' };
    const trustedProxies = ['loopback', 'uniquelocal', '10.0.0.0/8', 'fd00::1'];
    expect(read(environment, 'gateway')).toMatchObject({ settings: { trustedProxies } });
  });

  it('read the key of earlier versions, if there is one, from a file, without the line break at its end', () => {
    const { SERVICE_KEY: _, ...without } = MINIMUM;
    const found = read({ ...without, SERVICE_KEY_FILE: fileWith(`${KEY}\n`) });
    expect('settings' in found && String(found.settings.sharedKey)).toBe(KEY);
    expect(read(without)).toMatchObject({ settings: { sharedKey: undefined } });
  });

  it.each([
    [{ MONGODB_URI: '' }, 'Set MONGODB_URI to the replica set or the cluster that all services share.'],
    [{ SERVICE_KEY: 'short' }, 'The key has 5 bytes and needs 32: openssl rand -base64 48 makes one.'],
    [{ SERVICE_KEY_FILE: '/nowhere' }, 'SERVICE_KEY and SERVICE_KEY_FILE are both set: keep one of them.'],
    [{ SERVICE_KEY: '', SERVICE_KEY_FILE: '/nowhere/key' }, 'SERVICE_KEY_FILE is /nowhere/key, which cannot be read.'],
    [{ PORT: 'http' }, 'PORT must be a number'],
    [{ TRUSTED_PROXIES: 'ingress' }, /^TRUSTED_PROXIES must be loopback, uniquelocal, or addresses/],
    [{ TRUSTED_PROXIES: 'loopback,10.0.0.0/40' }, /^TRUSTED_PROXIES must be/],
    [{ OCR: 'yes' }, 'OCR must be on or off'],
    [{ SHARE_DECISIONS: 'yes' }, 'SHARE_DECISIONS must be on or off'],
    [{ LEAVE_MS: '-1' }, 'LEAVE_MS must not be negative'],
    [{ DATABASE_PREFIX: 'My Portal' }, 'DATABASE_PREFIX must have at most 30 small letters, digits and _'],
    [
      { SKILLS_URL: 'skills:4302' },
      'SKILLS_URL must be one address such as http://skills:4302, or several with commas',
    ],
  ])('say what is wrong with %j', (environment, sentence) => {
    expect(readMistakes(environment)).toEqual([expect.stringMatching(sentence)]);
  });

  it('report all missing ones at once', () => {
    expect(readMistakes({ MONGODB_URI: '', HOST: '0.0.0.0' }, 'explorer')).toHaveLength(5);
  });

  it('require the addresses of the others on a reachable machine', () => {
    const others = { ADMIN_URL: 'http://admin', SKILLS_URL: 'http://skills', PERSONAS_URL: 'http://personas' };
    expect(readMistakes({ HOST: '0.0.0.0', ...others })).toEqual([
      'Set EXPLORER_URL to where the explorer service answers, for example http://explorer:4305.',
    ]);
  });

  it('include users for the service that owns them only', () => {
    expect(readMistakes({ ADMIN_LOGIN: 'root' })).toEqual([]);
    expect(readMistakes({ ADMIN_LOGIN: 'root' }, 'admin')).toEqual(['ADMIN_LOGIN is set: set ADMIN_PASSWORD as well.']);
    expect(read({ ...MINIMUM, SEED: 'demo' }, 'admin')).toMatchObject({
      settings: { seeds: { people: { demo: {} } } },
    });
  });

  it('are those of an existing service', () => {
    expect(readMistakes({}, 'persona')).toEqual([
      "Name the service to start: gateway, admin, skills, roles, personas, explorer, worker; it was 'persona'.",
    ]);
  });
});

describe('the background work of a process', () => {
  it.each([
    ['personas', {}, ['personas']],
    ['personas', { JOBS: 'off' }, []],
    ['gateway', {}, []],
    ['worker', { JOBS: 'off' }, ['admin', 'skills', 'roles', 'personas', 'explorer']],
    ['worker personas roles', {}, ['roles', 'personas']],
  ])('started as %s with %j is that of %j', (words, environment, background) => {
    expect(read({ ...MINIMUM, ...environment }, words)).toMatchObject({ settings: { background } });
  });

  it('of a worker is refused for unknown services', () => {
    expect(readMistakes({}, 'worker gateway')).toEqual([
      "The worker runs the jobs of admin, skills, roles, personas, explorer; there is no service 'gateway'.",
    ]);
    expect(readMistakes({ JOBS: 'no' })).toEqual(['JOBS must be on or off']);
  });
});
