import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '../service/app-error';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Secrets of other systems that are entered in the portal: stored sealed, opened only by processes that have the key. */
export interface SealedSecrets {
  /** Encrypts a secret. `purpose` names the record it belongs to: it cannot be opened as that of another one. */
  seal: (secret: string, purpose: string) => string;
  /** Decrypts it; throws `unavailable` when it was sealed with another key or for another purpose. */
  open: (sealed: string, purpose: string) => string;
}

const requireKey = (key: Buffer | undefined): Buffer => {
  if (!key)
    throw new AppError(
      'unavailable',
      'This portal cannot keep secrets: SECRETS_KEY is not set. Ask the people who operate it.',
    );
  return key;
};

/** Seals secrets with AES-256-GCM, with a key derived from the deployment's `SECRETS_KEY`. */
export const sealedSecrets = (secretsKey: string | undefined): SealedSecrets => {
  const key = secretsKey ? Buffer.from(hkdfSync('sha256', secretsKey, '', 'skills-architect secrets', 32)) : undefined;
  return {
    seal: (secret, purpose) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, requireKey(key), nonce).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64url');
    },
    open: (sealed, purpose) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, requireKey(key), bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(purpose))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (cause) {
        if (cause instanceof AppError) throw cause;
        throw new AppError('unavailable', 'A stored secret cannot be read: SECRETS_KEY was changed. Enter it again.', {
          cause,
        });
      }
    },
  };
};
