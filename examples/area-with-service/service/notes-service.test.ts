import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabase } from '@skills-architect/local-mongo';
import { aUser, testAreaService } from '@skills-architect/service-kit/area/testing';
import { addNote, countWords, listNotes } from '../src/calls';
import { notesService } from './notes-service';

let folder: string;
let database: Awaited<ReturnType<typeof startDatabase>>;
let service: Awaited<ReturnType<typeof testAreaService>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hello-'));
  const uri = process.env.TEST_MONGODB_URI;
  database = await startDatabase({
    ...(uri && { uri }),
    cacheDir: '.cache/mongod',
    dbPath: path.join(folder, 'mongo'),
  });
  service = await testAreaService('hello', notesService, database.uri);
});
afterAll(async () => {
  await service.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const params = { clientId: 1 };
const add = (text: string) => service.send(addNote, { params, body: { text } });

test('a new note is in the list, and open pages show it', async () => {
  expect((await add('Call them on Monday')).body).toMatchObject({ by: 'Grace General' });
  expect(service.portal.changes).toEqual([params]);
  const { notes } = (await service.send(listNotes, { params })).body;
  expect(notes.map(({ text }) => text)).toEqual(['Call them on Monday']);
});

test('a note without text is refused', async () => {
  expect(await add(' ')).toMatchObject({ status: 400, failure: { error: 'text: Write something' } });
});

test('the notes of other clients are not shown', async () => {
  expect((await service.send(listNotes, { params: { clientId: 2 } })).status).toBe(404);
  const staff = aUser({ userType: 2 });
  expect((await service.send(listNotes, { params: { clientId: 2 } }, staff)).body).toEqual({ notes: [] });
});

test('new personas are noted once, however often they are told', async () => {
  const event = { event: 'personas.created' as const, at: '2026-06-01T12:00:00.000Z', clientId: 3, ids: [8, 9] };
  expect([await service.tell(event, 'one'), await service.tell(event, 'one')]).toEqual([200, 200]);
  const staff = aUser({ userType: 2 });
  const { notes } = (await service.send(listNotes, { params: { clientId: 3 } }, staff)).body;
  expect(notes.map(({ text }) => text)).toEqual(['2 personas added']);
});

test('words are counted by a job', async () => {
  await add('They like tea');
  const { job } = (await service.send(countWords, { params })).body;
  expect(await service.portal.waitForJobEnd(job)).toMatchObject({
    job,
    status: 'done',
    summary: 'The notes have 7 words.',
  });
  expect((await service.send(listNotes, { params })).body.words).toBe(7);
});
