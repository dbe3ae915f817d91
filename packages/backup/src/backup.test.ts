import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Binary, BSON, Decimal128, GridFSBucket, Long, MongoClient, ObjectId } from 'mongodb';
import { FORMAT, toFrame } from './frames';
import { BackupRefused, backUp, restore } from './index';

const uri = process.env.TEST_MONGODB_URI ?? '';
const folder = mkdtempSync(path.join(os.tmpdir(), 'skills-architect-backup-'));
const file = path.join(folder, 'monday.backup');
const client = new MongoClient(uri);
let prefix = '';
const database = (name: string) => client.db(`${prefix}${name}`);

interface Role {
  _id: number;
  half: number;
}
const ODD = {
  _id: 1,
  whole: new Long(7),
  half: 0.5,
  exact: Decimal128.fromString('1.10'),
  at: new Date(0),
  reference: new ObjectId('507f1f77bcf86cd799439011'),
  bytes: new Binary(Buffer.from([1, 2, 3])),
  pattern: /a+/i,
  none: null,
  list: [{ deep: true }],
};
const readAll = (name: string, collection: string) =>
  database(name).collection(collection).find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();

beforeAll(() => client.connect());
beforeEach(async () => {
  prefix = `test_${randomBytes(6).toString('hex')}_`;
  await database('roles').collection<Role>('roles').insertOne(ODD);
  await database('roles').collection('roles').createIndex({ half: -1 }, { unique: true, name: 'halves' });
  await database('portal').collection('sessions').insertOne({ token: 'secret' });
  await database('portal')
    .collection('jobs')
    .insertMany(Array.from({ length: 2500 }, (_, index) => ({ index })));
});
afterEach(async () => {
  for (const name of ['roles', 'portal', 'personas']) await database(name).dropDatabase();
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});
const wipe = () => Promise.all(['roles', 'portal', 'personas'].map((name) => database(name).dropDatabase()));

describe('a backup', () => {
  it('restores every document exactly, with indexes and files, without sessions', async () => {
    const bucket = new GridFSBucket(database('personas'));
    await new Promise<void>((resolve) => {
      bucket.openUploadStream('a.docx').end(Buffer.alloc(700_000, 5), resolve);
    });
    const readEverything = async () => [
      ...(await readAll('roles', 'roles')),
      ...(await readAll('portal', 'jobs')),
      ...(await readAll('personas', 'fs.files')),
      ...(await readAll('personas', 'fs.chunks')),
    ];
    const before = await readEverything();
    await backUp({ uri, prefix, file });
    // It has the hashes of passwords: nobody else on the machine may read it.
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await wipe();
    expect(await restore({ uri, prefix, file, replace: false })).toBe(before.length);
    expect(await readEverything()).toEqual(before);
    expect(await readAll('portal', 'sessions')).toEqual([]);
    const indexes = await database('roles').collection('roles').indexes();
    expect(indexes.find(({ name }) => name === 'halves')).toMatchObject({ key: { half: -1 }, unique: true });
  });

  const passphrase = 'a long passphrase';
  const flip = (offset: number) => (whole: Buffer) => {
    const changed = Buffer.from(whole);
    const place = offset < 0 ? whole.length + offset : offset;
    changed[place] = (changed[place] ?? 0) ^ 1;
    return changed;
  };

  it('with a passphrase is encrypted, and restored with the same one', async () => {
    await database('roles')
      .collection('letters')
      .insertOne({ text: randomBytes(300_000).toString('hex'), known: 'a well-known text' });
    const before = await readAll('roles', 'letters');
    await backUp({ uri, prefix, file, passphrase });
    expect(readFileSync(file).includes('skills-architect-backup')).toBe(false);
    await wipe();
    await expect(restore({ uri, prefix, file, replace: false })).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
    await restore({ uri, prefix, file, passphrase, replace: false });
    expect(await readAll('roles', 'letters')).toEqual(before);
  });

  it.each<[string, string, (whole: Buffer) => Buffer, RegExp]>([
    ['another passphrase', 'another passphrase', (whole) => whole, /passphrase is wrong/],
    ['a changed salt', passphrase, flip(35), /passphrase is wrong/],
    ['a changed text', passphrase, flip(-5), /passphrase is wrong/],
    ['a chunk that says it is the last one', passphrase, (whole) => whole.subarray(0, 45 + 21 + 65_536), /incomplete/],
    ['a missing end', passphrase, (whole) => whole.subarray(0, whole.length - 1), /incomplete/],
    ['more after the end', passphrase, (whole) => Buffer.concat([whole, Buffer.alloc(30)]), /passphrase is wrong/],
  ])('that is encrypted is not restored with %s', async (_, given, spoil, sentence) => {
    await database('roles')
      .collection('letters')
      .insertOne({ text: randomBytes(200_000).toString('hex') });
    await backUp({ uri, prefix, file, passphrase });
    writeFileSync(file, spoil(readFileSync(file)));
    await expect(restore({ uri, prefix, file, passphrase: given, replace: true })).rejects.toThrow(sentence);
    expect(await database('roles').collection('roles').countDocuments()).toBe(1);
  });

  it('is a snapshot, even during writes', async () => {
    const jobs = database('portal').collection('jobs');
    const roles = database('roles').collection<Role>('roles');
    let isReported = false;
    const writing: Promise<unknown>[] = [];
    await backUp({
      uri,
      prefix,
      file,
      say: () => {
        if (isReported) return;
        isReported = true;
        writing.push(jobs.deleteMany({}), roles.insertOne({ ...ODD, _id: 2, half: 3 }));
      },
    });
    await Promise.all(writing);
    expect(isReported).toBe(true);
    await wipe();
    await restore({ uri, prefix, file, replace: false });
    expect([await roles.countDocuments(), await jobs.countDocuments()]).toEqual([1, 2500]);
  });

  it('is not restored over existing data without replace', async () => {
    await backUp({ uri, prefix, file });
    const roles = database('roles').collection<Role>('roles');
    await roles.deleteMany({});
    await expect(restore({ uri, prefix, file, replace: false })).rejects.toThrow('There is data already');
    expect(await roles.countDocuments()).toBe(0);
    await restore({ uri, prefix, file, replace: true });
    expect(await roles.countDocuments()).toBe(1);
  });

  it.each([
    ['was cut off', (whole: Buffer) => whole.subarray(0, whole.length - 100), 'cannot be read: unexpected end of file'],
    ['is something else', () => Buffer.from('a letter'), 'cannot be read: incorrect header check'],
  ])('that %s changes nothing', async (_, spoil, sentence) => {
    await backUp({ uri, prefix, file });
    writeFileSync(file, spoil(readFileSync(file)));
    await expect(restore({ uri, prefix, file, replace: true })).rejects.toThrow(sentence);
    expect(await database('roles').collection('roles').countDocuments()).toBe(1);
  });

  const head = toFrame('H', BSON.serialize({ format: FORMAT, at: new Date(0) }));
  const aCollection = (options: object = {}, indexes: object[] = []) =>
    toFrame('C', BSON.serialize({ database: 'roles', name: 'roles', options, indexes }));
  const aDocument = (fields: object) => toFrame('D', BSON.serialize(fields));
  const end = (documents: number) => toFrame('E', BSON.serialize({ documents }));
  const damaged = () => {
    const document = aDocument({ _id: 7, name: 'a' });
    // Marks the first field with a type that does not exist.
    document[5] = 0x66;
    return document;
  };
  const unique = { key: { half: -1 }, unique: true, name: 'halves' };

  it.each([
    ['damaged document', [aCollection(), damaged(), end(1)]],
    ['document outside of a collection', [aDocument({ _id: 7 }), aCollection(), end(1)]],
    ['document without an id', [aCollection(), aDocument({ name: 'a' }), end(1)]],
    ['id twice', [aCollection(), aDocument({ _id: 7 }), aDocument({ _id: 7 }), end(2)]],
    ['collection twice', [aCollection(), aDocument({ _id: 7 }), aCollection(), end(1)]],
    [
      'value twice in a unique index',
      [aCollection({}, [unique]), aDocument({ _id: 7 }), aDocument({ _id: 8 }), end(2)],
    ],
    ['wrong option', [aCollection({ capped: true }), aDocument({ _id: 7 }), end(1)]],
    ['document that its collection refuses', [aCollection({ validator: { _id: 8 } }), aDocument({ _id: 7 }), end(1)]],
  ])('with a %s changes nothing', async (_, frames) => {
    writeFileSync(file, gzipSync(Buffer.concat([head, ...frames])));
    await expect(restore({ uri, prefix, file, replace: true })).rejects.toThrow(BackupRefused);
    expect(await database('roles').collection('roles').countDocuments()).toBe(1);
    expect(await database('portal').collection('jobs').countDocuments()).toBe(2500);
    const collections = await database('roles').listCollections().toArray();
    expect(collections.map(({ name }) => name)).toEqual(['roles']);
  });

  it('replaces everything: data that the backup does not contain is deleted', async () => {
    writeFileSync(file, gzipSync(Buffer.concat([head, aCollection(), aDocument({ _id: 7 }), end(1)])));
    // Left by a restore that was killed.
    await database('roles').collection('restoring.roles').insertOne({});
    await database('personas').collection('other').insertOne({});
    await restore({ uri, prefix, file, replace: true });
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const names = databases.map(({ name }) => name).filter((name) => name.startsWith(prefix));
    expect(names).toEqual([`${prefix}roles`]);
    expect(await database('roles').collection('roles').find().toArray()).toEqual([{ _id: 7 }]);
    expect(await database('roles').listCollections().toArray()).toHaveLength(1);
  });

  it('is restored into an empty MongoDB after a restore that was killed there', async () => {
    await backUp({ uri, prefix, file });
    await wipe();
    await database('roles').collection('restoring.roles').insertOne({});
    expect(await restore({ uri, prefix, file, replace: false })).toBe(2501);
  });

  it('that cannot be written leaves no partial file', async () => {
    await expect(backUp({ uri, prefix, file: path.join(folder, 'nowhere', 'a.backup') })).rejects.toThrow('ENOENT');
    await expect(restore({ uri, prefix, file: path.join(folder, 'none'), replace: true })).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([]);
  });
});
