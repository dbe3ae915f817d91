import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aRar, aZip, type TestFile } from './archives.fixtures';
import { type ArchiveLimits, ArchiveRefused, contentKind, withArchive, withZip } from './index';

const MB = 1024 * 1024;
const LIMITS: ArchiveLimits = { maxEntries: 50, maxEntryBytes: MB, maxTotalBytes: 8 * MB };
const KINDS = { zip: aZip, rar: aRar };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
const writeArchive = async (bytes: Buffer) => {
  const file = path.join(folder, `${++files}.bin`);
  await writeFile(file, bytes);
  return file;
};

const contents = async (bytes: Buffer, limits = LIMITS) =>
  withArchive(await writeArchive(bytes), limits, async (entries) => {
    const found: Record<string, string> = {};
    for (const { name, read } of entries) found[name] = (await read()).toString();
    return found;
  });

const refusal = async (bytes: Buffer, limits = LIMITS) => {
  const error = await contents(bytes, limits).catch((thrown: unknown) => thrown);
  if (!(error instanceof ArchiveRefused)) throw new Error(`It was not refused: ${JSON.stringify(error)}`);
  return error.message;
};

const numberedFiles = (count: number): TestFile[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.doc`, content: `text ${index}` }));

describe.each(Object.entries(KINDS))('a %s', (_kind, buildArchive) => {
  test('returns its files, also those in folders, without files added by operating systems', async () => {
    const archive = buildArchive([
      { name: 'clerk.doc', content: 'Keeps the records.' },
      { name: 'team/nurse.pdf', content: 'Cares for people.' },
      { name: '__MACOSX/team/._nurse.pdf', content: 'x' },
      { name: 'team/.DS_Store', content: 'x' },
      { name: 'team/~$nurse.docx', content: 'x' },
      { name: 'Thumbs.db', content: 'x' },
    ]);
    expect(await contents(archive)).toEqual({
      'clerk.doc': 'Keeps the records.',
      'team/nurse.pdf': 'Cares for people.',
    });
  });

  test.each([['../x.doc'], ['a/../../x.doc'], ['..\\x.doc'], ['C:\\x.doc'], ['/etc/x.doc'], ['\\\\host\\x.doc']])(
    'with the path %s is rejected completely',
    async (name) => {
      const archive = buildArchive([
        { name: 'good.doc', content: 'text' },
        { name, content: 'text' },
      ]);
      expect(await refusal(archive)).toMatch(/path that leads out of it|damaged/);
    },
  );

  test('may contain the allowed number of files and not one more', async () => {
    expect(Object.keys(await contents(buildArchive(numberedFiles(50))))).toHaveLength(50);
    expect(await refusal(buildArchive(numberedFiles(51)))).toBe(
      'The archive contains 51 files; at most 50 are allowed.',
    );
  });

  test('that declares a much larger size is rejected before anything is unpacked', async () => {
    const bomb = buildArchive([{ name: 'bomb.doc', content: 'small', states: 500 * MB }]);
    expect(await refusal(bomb)).toBe('bomb.doc would unpack to far more than its size: the archive is not accepted.');
  });

  test('that is too large in total is rejected', async () => {
    expect(await refusal(buildArchive(numberedFiles(3)), { ...LIMITS, maxTotalBytes: 10 })).toMatch(
      /^The archive would unpack/,
    );
  });

  test('returns its other files when one is too large', async () => {
    const archive = await writeArchive(
      buildArchive([
        { name: 'large.doc', content: 'long text' },
        { name: 'small.doc', content: 'text' },
      ]),
    );
    await withArchive(archive, { ...LIMITS, maxEntryBytes: 5 }, async ([large, small]) => {
      await expect(large?.read()).rejects.toThrow('large.doc is larger than');
      expect((await small?.read())?.toString()).toBe('text');
    });
  });

  test('with a password, a damaged and an empty one have their own messages', async () => {
    const locked = buildArchive([{ name: 'clerk.doc', content: 'text', encrypted: true }]);
    expect(await refusal(locked)).toBe('The archive is locked with a password: send it without one.');
    expect(await refusal(buildArchive(numberedFiles(3)).subarray(0, 60))).toMatch(
      /^The archive (is damaged|contains no files)/,
    );
    expect(await refusal(buildArchive([]))).toBe('The archive contains no files.');
  });

  test('whose content differs from the declaration is rejected when it is read', async () => {
    const archive = buildArchive([{ name: 'clerk.doc', content: 'Keeps the records of the town.' }]);
    const wrong = Buffer.from(archive.toString('latin1').replace('town', 'mine'), 'latin1');
    const packed = buildArchive([{ name: 'clerk.doc', content: 'Keeps the records of the town.', states: 12 }]);
    expect(await refusal(buildArchive === aRar ? wrong : packed)).toBe('The archive is damaged.');
  });
});

test.each([
  ['a text', Buffer.from('just a text')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['nothing', Buffer.alloc(0)],
])('%s is no archive, whatever its name says', async (_name, bytes) => {
  expect(await refusal(bytes)).toBe('Invalid format: send a zip or rar of job descriptions.');
});

test('a directory with too many entries is rejected by its count', async () => {
  expect(await refusal(aZip(numberedFiles(60)), { ...LIMITS, maxEntries: 2 })).toMatch(/contains 60 files/);
  expect(await refusal(aZip(numberedFiles(1100)), { ...LIMITS, maxEntries: 2 })).toMatch(/contains 1100 files/);
});

test('a zip can be read from its bytes', async () => {
  const zip = new Uint8Array(aZip([{ name: 'a.txt', content: 'text' }]));
  expect(await withZip(zip, LIMITS, async (entries) => entries.map(({ name, bytes }) => [name, bytes]))).toEqual([
    ['a.txt', 4],
  ]);
});

test.each([
  ['pdf', Buffer.from('%PDF-1.7\n')],
  ['pdf', Buffer.from('\n\n%PDF-1.4\n')],
  ['cfb', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['zip', aZip([{ name: 'a.txt', content: 'text' }])],
  ['rar', aRar([{ name: 'a.txt', content: 'text' }])],
  ['other', Buffer.from('text')],
  ['other', Buffer.alloc(0)],
])('content is recognised as %s', async (kind, bytes) => {
  expect(await contentKind(new Uint8Array(bytes))).toBe(kind);
});
