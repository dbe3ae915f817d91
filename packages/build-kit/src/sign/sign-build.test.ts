import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, jest } from '@jest/globals';
import { BuildStatement, SignatureEnvelope, toSignedBytes } from '@skills-architect/contracts/build-signature';
import { run as createKey } from './key-command';
import { run as sign } from './sign-command';

const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-sign-'));
const pathOf = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

const manifest = { id: 'hello', title: 'Hello', routes: [], menu: [], tiles: [] };
writeFileSync(pathOf('area.json'), JSON.stringify({ manifest, version: '1.2.0', needs: {}, integrity: {} }));
writeFileSync(pathOf('app.js'), 'code');
writeFileSync(pathOf('sbom.cdx.json'), '{}');
const key = `${folder}.key`;
afterAll(() => rmSync(key));

it('signs every file with a key that only its owner can read', async () => {
  await createKey([key, '--publisher', 'Hello Team']);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  await sign([folder, '--key', key, '--days', '30']);
  const { payload, signatures } = SignatureEnvelope.parse(JSON.parse(readFileSync(pathOf('signature.json'), 'utf8')));
  const bytes = Buffer.from(payload, 'base64');
  const { subject, predicate } = BuildStatement.parse(JSON.parse(bytes.toString()));
  expect(subject.map(({ name }) => name)).toEqual(['app.js', 'area.json', 'sbom.cdx.json']);
  expect(predicate).toMatchObject({ publisher: 'Hello Team', area: 'hello', version: '1.2.0' });
  expect(predicate.sbom).toBe(subject[2]?.digest.sha256);
  expect(Date.parse(predicate.expiresAt) - Date.parse(predicate.signedAt)).toBe(30 * 24 * 3600 * 1000);
  const publicKey = /"(MCow[^"]+)"/.exec(String(jest.mocked(console.log).mock.calls.flat().join()))?.[1];
  const trusted = createPublicKey({ key: Buffer.from(String(publicKey), 'base64'), type: 'spki', format: 'der' });
  const isSigned = (content: Buffer) =>
    verify(null, toSignedBytes(content), trusted, Buffer.from(signatures[0]?.sig ?? '', 'base64'));
  expect(isSigned(bytes)).toBe(true);
  expect(isSigned(Buffer.concat([bytes, Buffer.from(' ')]))).toBe(false);
});

it.each<[string, string[], string]>([
  ['a key that is not there', [folder, '--key', pathOf('nothing')], 'There is no key'],
  ['a file that is no key', [folder, '--key', pathOf('app.js')], 'is no key of a publisher'],
  ['no key', [folder], 'Give the private key with --key FILE or AREA_KEY.'],
  ['too many days', [folder, '--key', key, '--days', '4000'], '--days must be a whole number from 1 to 3650.'],
])('refuses %s', async (_, args, message) => {
  await expect(sign(args)).rejects.toThrow(message);
});

it('never replaces a key', async () => {
  const before = readFileSync(key, 'utf8');
  await expect(createKey([key, '--publisher', 'Other Team'])).rejects.toThrow('exists already');
  expect(readFileSync(key, 'utf8')).toBe(before);
});

it('says that the folder of a key does not exist', async () => {
  await expect(createKey([pathOf('nowhere/new.key'), '--publisher', 'Hello Team'])).rejects.toThrow(
    'There is no folder',
  );
});
