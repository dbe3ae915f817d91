import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The key of secrets for a portal in one process without `SECRETS_KEY`: made at its first start, and kept in its data
 * folder, readable by its owner only.
 */
export const localSecretsKey = (dataDir: string): string => {
  const file = path.join(dataDir, 'secrets.key');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
};
