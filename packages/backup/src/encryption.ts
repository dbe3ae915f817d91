import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupRefused } from './backup-refused';

/** Begins an encrypted file, followed by the salt and the chunks. */
export const ENCRYPTED = Buffer.from('skills-architect-encrypted 1\n', 'latin1');
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const SIZE_BYTES = 4;
const CHUNK_BYTES = 64 * 1024;
/** OWASP's recommendation for scrypt; needs 128 MB for a moment. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const WRONG = 'The passphrase is wrong, or the file is damaged.';

const deriveKey = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** Number of a chunk; the key is used for one file only, so a counter is a safe nonce. */
const toNonce = (number: number) => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return nonce;
};
/** Authenticated with each chunk: without it a file that was cut off after any chunk would look complete. */
const toMark = (isLast: boolean) => Buffer.from([isLast ? 1 : 0]);

const sealChunk = (key: Buffer, number: number, plain: Buffer, isLast: boolean) => {
  const cipher = createCipheriv('aes-256-gcm', key, toNonce(number)).setAAD(toMark(isLast));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeUInt32BE(sealed.length);
  return Buffer.concat([size, toMark(isLast), cipher.getAuthTag(), sealed]);
};

/** Encrypts a stream: AES-256-GCM in numbered chunks, with a key derived from the passphrase by scrypt. */
export const encrypt = (passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    const salt = randomBytes(SALT_BYTES);
    const key = await deriveKey(passphrase, salt, KEY_BYTES, COST);
    yield Buffer.concat([ENCRYPTED, salt]);
    let rest = Buffer.alloc(0);
    let number = 0;
    for await (const part of source) {
      rest = Buffer.concat([rest, part]);
      while (rest.length > CHUNK_BYTES) {
        yield sealChunk(key, number, rest.subarray(0, CHUNK_BYTES), false);
        number += 1;
        rest = rest.subarray(CHUNK_BYTES);
      }
    }
    yield sealChunk(key, number, rest, true);
  };

const openChunk = (key: Buffer, number: number, sealed: Buffer, isLast: boolean) => {
  const decipher = createDecipheriv('aes-256-gcm', key, toNonce(number), { authTagLength: TAG_BYTES });
  decipher.setAAD(toMark(isLast)).setAuthTag(sealed.subarray(0, TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new BackupRefused(WRONG, { cause });
  }
};

/** Decrypts what `encrypt` has written. Throws when the passphrase is wrong, or the file was changed or cut off. */
export const decrypt = (passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    let rest = Buffer.alloc(0);
    let key: Buffer | undefined;
    let number = 0;
    let isEnded = false;
    for await (const part of source) {
      rest = Buffer.concat([rest, part]);
      if (!key) {
        if (rest.length < ENCRYPTED.length + SALT_BYTES) continue;
        const salt = rest.subarray(ENCRYPTED.length, ENCRYPTED.length + SALT_BYTES);
        key = await deriveKey(passphrase, salt, KEY_BYTES, COST);
        rest = rest.subarray(ENCRYPTED.length + SALT_BYTES);
      }
      const head = SIZE_BYTES + 1 + TAG_BYTES;
      while (rest.length >= head) {
        const size = rest.readUInt32BE(0);
        if (isEnded || size > CHUNK_BYTES) throw new BackupRefused(WRONG);
        if (rest.length < head + size) break;
        isEnded = rest[SIZE_BYTES] === 1;
        yield openChunk(key, number, rest.subarray(SIZE_BYTES + 1, head + size), isEnded);
        number += 1;
        rest = rest.subarray(head + size);
      }
    }
    if (!isEnded || rest.length) throw new BackupRefused('This file is incomplete.');
  };
