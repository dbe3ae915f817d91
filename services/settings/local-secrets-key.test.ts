import { mkdtempSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { localSecretsKey } from './local-secrets-key';

it('the key of secrets is made once for a data folder, and only its owner can read it', () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'skills-architect-key-')), 'data');
  const key = localSecretsKey(folder);
  expect(key.length).toBeGreaterThan(32);
  expect(localSecretsKey(folder)).toBe(key);
  expect(statSync(path.join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
});
