import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Passwords that everybody tries first, in small letters; of these the rule for passwords would accept. */
const OFTEN_USED =
  'password password1 passw0rd p@ssw0rd p@ssword 1234567 12345678 123456789 1234567890 11111111 00000000 87654321 qwertyui qwertyuiop qwerty1 qwerty123 qwertz123 1q2w3e4r 1qaz2wsx asdfghjkl zxcvbnm abc12345 abcd1234 abcdefg iloveyou sunshine princess football baseball welcome welcome1 admin123 administrator letmein1 trustno1 superman batman123 changeme changeme1 default1 secret123 login123 master123 dragon123 monkey123 michael1 jordan23 summer2024 summer2025 winter2024 winter2025 company1 starwars whatever computer internet skills1 architect'.split(
    ' ',
  );

/** A SHA-1 hash as in the lists of Have I Been Pwned, with or without a count. */
const HASH_LINE = /^([0-9A-F]{40})(:\d+)?$/i;
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/**
 * Whether a password is one of a list. `file`: one password per line, or one SHA-1 hash; it is read once. Case is ignored
 * in our own list and in lists of passwords.
 */
export const knownPasswords = (file?: string) => {
  const lines = file ? readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean) : [];
  const hashes = new Set<string>();
  const texts = new Set(OFTEN_USED);
  for (const line of lines) {
    const hash = HASH_LINE.exec(line)?.[1];
    if (hash) hashes.add(hash.toUpperCase());
    else texts.add(line.toLowerCase());
  }
  return (password: string): boolean => texts.has(password.toLowerCase()) || hashes.has(hashOf(password));
};
export type IsKnownPassword = ReturnType<typeof knownPasswords>;

/** What the form says about such a password. */
export const KNOWN_PASSWORD = 'This password is in lists that attackers try first. Choose another one.';
