import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, Id, type UserType } from '@skills-architect/contracts';
import * as z from 'zod';
import { AppError, invalid, notFound, route, type ServiceKit, type ServiceModule } from '../index';
import { aUser, testService } from '../testing/index';

const Note = z.object({ clientId: Id, text: z.string(), secret: z.string().default('kept back') });
const shown = z.object({ _id: Id, rev: z.number(), text: z.string() });
const PERSONA_USERS: UserType[] = [1, 8, 2, 4];

const readNote = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/notes/{noteId}',
  answer: shown,
  access: { types: PERSONA_USERS, scope: { record: 'note', id: 'params.noteId' } },
  example: { params: { noteId: 1 } },
});
const writeNote = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/notes',
  query: z.object({ clientId: Id, answers: Id.optional() }),
  body: z.object({ text: z.string().min(1, 'Text is required') }),
  answer: shown,
  access: { types: PERSONA_USERS, scope: { client: 'query.clientId' } },
  example: { query: { clientId: 1 }, body: { text: 'x' } },
});
const changeNote = call({
  service: 'personas',
  method: 'PATCH',
  path: '/v3/notes/{noteId}',
  body: z.object({ rev: z.number(), text: z.string() }),
  answer: shown,
  access: { types: PERSONA_USERS, scope: { record: 'note', id: 'params.noteId' } },
  example: { params: { noteId: 1 }, body: { rev: 0, text: 'y' } },
});
const countNotes = call({
  service: 'personas',
  method: 'GET',
  path: '/v3/notes/count',
  answer: z.object({ notes: z.number() }),
  access: { types: [], scope: 'library', peers: true },
  example: {},
});
const breakNote = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/notes/break',
  answer: z.object({}),
  access: { types: [2], scope: 'library' },
  example: {},
});
const refuseNote = call({ ...breakNote, path: '/v3/notes/refuse' });

const build = (kit: ServiceKit): ServiceModule[] => {
  const notes = kit.resource({
    name: 'note',
    topic: 'notes',
    schema: Note,
    audience: ({ clientId }) => ({ clientId }),
  });
  const found = async (id: number) =>
    (await notes.model.findOne({ _id: id, ...notes.alive }).lean()) ?? Promise.reject(notFound('This note'));
  return [
    {
      records: {
        note: async (ids) => {
          const documents = await notes.model.find({ _id: { $in: ids.map(Number) }, ...notes.alive }).lean();
          return documents.map((document) => ({ id: document._id, clientId: document.clientId }));
        },
      },
      routes: (app) => {
        route(app, countNotes, async () => ({ notes: await notes.model.countDocuments(notes.alive) }));
        route(app, readNote, ({ params }) => found(params.noteId));
        route(app, writeNote, async ({ query, body }, { userId }) => {
          if (body.text === 'forbidden word') throw invalid('text', 'Choose other words.');
          const [note] = await notes.create([{ clientId: query.clientId, text: body.text }], { by: userId });
          return note ?? Promise.reject(new Error('nothing was created'));
        });
        route(app, changeNote, ({ params, body }, { userId }) =>
          notes.change(params.noteId, body.rev, { text: body.text }, { by: userId }),
        );
        route(app, refuseNote, () => Promise.reject(new AppError('conflict', 'It cannot be changed like this.')));
        route(app, breakNote, () => Promise.reject(new Error('a secret of the database')));
      },
    },
  ];
};

let service: Awaited<ReturnType<typeof testService>>;
const ofClient1 = aUser(1, [1]);
const ofClient2 = aUser(8, [2]);
const superUser = aUser(2);

beforeAll(async () => {
  service = await testService({ name: 'personas', build });
});
afterAll(() => service.close());

describe('a declared call', () => {
  const write = (text: string, clientId = 1) =>
    service.as(ofClient1).call(writeNote, { query: { clientId }, body: { text } });

  it('returns only what its schema declares', async () => {
    const written = await write('first');
    expect(written.status).toBe(200);
    expect(written.body).toEqual({ _id: expect.any(Number), rev: 0, text: 'first' });
  });

  it.each([
    ['nobody', undefined, 401, 'signed-out'],
    ['a user of the client', ofClient1, 200, undefined],
    ['a user of another client', ofClient2, 404, 'not-found'],
    ['staff', superUser, 200, undefined],
    ['a type that may not', aUser(3), 403, 'forbidden'],
  ] as const)('lets %s read a record of client 1', async (_, user, status, code) => {
    const { body } = await write('to be read');
    const read = await service.as(user).call(readNote, { params: { noteId: body._id } });
    expect([read.status, read.failure.code]).toEqual([status, code]);
  });

  it('refuses a user type before the input is checked', async () => {
    const { status, failure } = await service
      .as(aUser(3))
      .call(writeNote, { query: { clientId: 1 }, body: { text: '' } });
    expect([status, failure.code]).toEqual([403, 'forbidden']);
  });

  it('refuses a user type before the payload is read', async () => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/skillsarchitect/v3/notes?clientId=1',
      headers: { ...(await service.signedFor(aUser(3))), 'content-type': 'application/json' },
      payload: '{"text": ',
    });
    expect(response.statusCode).toBe(403);
  });

  it('omits undefined fields, like a browser', async () => {
    const query = { clientId: 1, answers: undefined };
    expect((await service.as(ofClient1).call(writeNote, { query, body: { text: 'no answer' } })).status).toBe(200);
  });

  it('hides the existence of foreign clients', async () => {
    expect((await service.as(ofClient2).call(writeNote, { query: { clientId: 1 }, body: { text: 'x' } })).status).toBe(
      404,
    );
  });

  it('refuses a name in the query that the call does not have', async () => {
    const misspelt = { clientId: 1, anwsers: 4 };
    const refused = await service.as(ofClient1).call(writeNote, { query: misspelt, body: { text: 'x' } });
    expect(refused).toMatchObject({
      status: 400,
      failure: { error: 'Unknown in the query: anwsers. Known ones: clientId, answers.' },
    });
    const { body: note } = await write('to be read');
    const none = { params: { noteId: note._id }, query: { all: 1 } };
    const read = await service.as(ofClient1).call(readNote, none);
    expect([read.status, read.failure.error]).toEqual([400, 'Unknown in the query: all. This call has none.']);
  });

  it('names the invalid field', async () => {
    const refused = await write('');
    expect(refused.status).toBe(400);
    expect(refused.failure).toMatchObject({ code: 'invalid', issues: [{ path: 'text', message: 'Text is required' }] });
    expect((await write('forbidden word')).failure.error).toBe('Choose other words.');
  });

  it('refuses a change of an older revision, with the current record', async () => {
    const { body } = await write('first words');
    const change = (text: string) =>
      service.as(ofClient1).call(changeNote, { params: { noteId: body._id }, body: { rev: 0, text } });
    expect((await change('second words')).body).toMatchObject({ rev: 1, text: 'second words' });
    const late = await change('third words');
    expect(late.status).toBe(409);
    expect(late.failure).toMatchObject({ code: 'stale', record: { text: 'second words' } });
  });

  it('allows internal calls to peers only', async () => {
    expect((await service.asPeer('roles').call(countNotes, {})).status).toBe(200);
    expect((await service.as(superUser).call(countNotes, {})).status).toBe(403);
  });

  it('does not reveal the cause of a failure', async () => {
    const failed = await service.as(superUser).call(breakNote, {});
    expect(failed.status).toBe(500);
    expect(failed.failure.error).toBe('Something went wrong');
    expect(JSON.stringify(failed.body)).not.toContain('secret');
  });

  it('refuses an identity signed by another key', async () => {
    const response = await service.app.inject({
      url: '/skillsarchitect/v3/notes/1',
      headers: { 'x-identity': 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA' },
    });
    expect(response.statusCode).toBe(401);
  });

  it('has a 404 for letters in place of an id', async () => {
    const read = await service.as(superUser).call(readNote, { params: { noteId: Number.NaN } });
    expect([read.status, read.failure.code]).toEqual([404, 'not-found']);
  });

  it('fails when it is refused for an undeclared reason', async () => {
    const refused = await service.as(superUser).call(refuseNote, {});
    expect([refused.status, refused.failure.code]).toEqual([500, 'failed']);
    expect(refused.failure.error).toBe('POST /v3/notes/refuse does not declare the failure conflict');
  });

  it('answers 405 with the allowed methods', async () => {
    const response = await service.app.inject({
      method: 'PUT',
      url: '/skillsarchitect/v3/notes/1',
      headers: await service.signedFor(superUser),
    });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, PATCH']);
    expect(response.json()).toMatchObject({
      code: 'not-allowed',
      error: 'PUT is not possible at this address. Use GET, HEAD, PATCH.',
    });
  });
});

describe('a body', () => {
  const send = async (payload: string) => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/skillsarchitect/v3/notes?clientId=1',
      headers: { ...(await service.signedFor(superUser)), 'content-type': 'application/json' },
      payload,
    });
    return { status: response.statusCode, ...response.json() };
  };

  it('of more than 64 KB is refused unless its call allows it', async () => {
    const text = 'x'.repeat(64 * 1024);
    expect(await send(JSON.stringify({ text }))).toMatchObject({ status: 413, code: 'too-large' });
    expect(await send(JSON.stringify({ text: text.slice(100) }))).toMatchObject({ status: 200 });
  });

  it('with deep nesting is refused', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    expect(await send(deep)).toMatchObject({
      status: 400,
      code: 'invalid',
      error: 'Nest the input at most 32 levels deep.',
    });
  });
});
