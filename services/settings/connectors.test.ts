import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConnectors } from './connectors';

const SECRET = 'a-secret-of-24-letters-!';
const NAMED = { name: 'lms', kind: 'learning-platform', url: 'https://lms.example/api', secret: { env: 'LMS_SECRET' } };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'connectors-'));
  writeFileSync(path.join(folder, 'lms-secret'), `${SECRET}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (connectors: unknown[], environment: NodeJS.ProcessEnv = { LMS_SECRET: SECRET }) => {
  const file = path.join(folder, 'portal.config.json');
  writeFileSync(file, JSON.stringify({ areas: [], connectors }));
  return readConnectors(file, environment);
};

it('a connector gets its secret from the environment or a file, and allows only the host of its url by default', () => {
  const expected = { hosts: ['lms.example'], authentication: 'signature', secret: SECRET, tries: 8, timeoutMs: 10_000 };
  expect(read([NAMED])).toMatchObject({ connectors: [expected], mistakes: [] });
  expect(read([{ ...NAMED, secret: { file: 'lms-secret' } }])).toMatchObject({ connectors: [expected], mistakes: [] });
});

it.each([
  ['without a secret', {}, 'none'],
  ['with one', { secret: { env: 'LMS_SECRET' } }, 'bearer'],
])('an AI provider %s: %j', (_, fields, authentication) => {
  const record = { name: 'writer', kind: 'ai-provider', url: 'http://127.0.0.1:8080/v1/chat/completions', ...fields };
  expect(read([record])).toMatchObject({ connectors: [{ authentication }], mistakes: [] });
});

it('there are none without a deployment file', () => {
  expect(readConnectors(path.join(folder, 'none.json'), {})).toEqual({ connectors: [], mistakes: [] });
});

it.each([
  ['an unknown kind', [{ ...NAMED, kind: 'printer' }], /Connector 1 of the deployment file: kind: /],
  ['an unknown field', [{ ...NAMED, key: 'x' }], /key: this field is not known/],
  ['plain http to another machine', [{ ...NAMED, url: 'http://lms.example' }], /lms .*must begin with https/],
  ['hosts without that of the url', [{ ...NAMED, hosts: ['other.example'] }], /hosts must have lms\.example/],
  ['no secret', [{ ...NAMED, secret: undefined }], /needs a secret/],
  ['a variable that is not set', [{ ...NAMED, secret: { env: 'NOT_SET' } }], /NOT_SET is not set/],
  ['a file that is not there', [{ ...NAMED, secret: { file: 'nowhere' } }], /nowhere .*cannot be read/],
  ['a name twice', [NAMED, NAMED], /used twice/],
])('%s is a mistake', (_, records, sentence) => {
  expect(read(records).mistakes.join(' ')).toMatch(sentence);
});

it('a short secret is refused', () => {
  expect(read([NAMED], { LMS_SECRET: 'short' }).mistakes.join()).toMatch(/at least 16 letters/);
});
