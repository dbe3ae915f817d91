import { describe, expect, it } from '@jest/globals';
import { sealedSecrets } from './sealed-secrets';

const KEY = 'a key of the deployment with thirty-two bytes';

describe('a sealed secret', () => {
  const { seal, open } = sealedSecrets(KEY);

  it('is opened with the same key, for the same purpose, and is never sealed the same way twice', () => {
    expect(open(seal('s3cret ü', 'provider 1'), 'provider 1')).toBe('s3cret ü');
    expect(seal('s3cret', 'provider 1')).not.toBe(seal('s3cret', 'provider 1'));
    expect(Buffer.from(seal('s3cret', 'provider 1'), 'base64url').toString()).not.toContain('s3cret');
  });

  const changed = (sealed: string) => {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    return bytes.toString('base64url');
  };
  it.each([
    ['for another purpose', () => open(seal('s3cret', 'provider 1'), 'provider 2')],
    ['with another key', () => open(sealedSecrets('another key').seal('s3cret', 'provider 1'), 'provider 1')],
    ['after a change', () => open(changed(seal('s3cret', 'provider 1')), 'provider 1')],
    ['when it is no sealed text', () => open('AAAA', 'provider 1')],
  ])('is not opened %s', (_, attempt) => {
    expect(attempt).toThrow('A stored secret cannot be read: SECRETS_KEY was changed.');
  });

  it('needs a key', () => {
    expect(() => sealedSecrets(undefined).seal('s3cret', 'provider 1')).toThrow('SECRETS_KEY is not set');
    expect(() => sealedSecrets(undefined).open(seal('s3cret', 'a'), 'a')).toThrow('SECRETS_KEY is not set');
  });
});
