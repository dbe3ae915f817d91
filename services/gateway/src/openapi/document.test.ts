import { describe, expect, it } from '@jest/globals';
import { call, Id } from '@skills-architect/contracts';
import * as z from 'zod';
import { openApiDocument } from './document';
import { summarize } from './summarize';

interface Tree {
  name: string;
  children: Tree[];
}
const Tree: z.ZodType<Tree> = z.lazy(() => z.object({ name: z.string(), children: z.array(Tree) }));

const changeNote = call({
  service: 'personas',
  method: 'PATCH',
  path: '/v3/notes/{noteId}',
  query: z.object({ clientId: Id, words: z.string().optional() }),
  body: z.object({ rev: z.number(), text: z.string() }),
  answer: Tree,
  failures: ['conflict'],
  access: { types: [2], scope: 'library' },
  example: {},
});
const uploadNotes = call({
  service: 'personas',
  method: 'POST',
  path: '/v3/notes',
  upload: { maxBytes: 1000, maxFiles: 1, extensions: ['zip'] },
  answer: z.object({ notes: z.number() }),
  access: { types: [2], scope: 'library' },
  example: {},
});
const notesByIds = call({ ...uploadNotes, path: '/v3/notes/by-ids', access: { types: [], scope: 'library' } });
const listAreas = call({
  service: 'portal',
  method: 'GET',
  path: '/v3/areas',
  answer: z.object({}),
  access: { types: 'anyone', scope: 'self' },
  areas: ['shell'],
  example: {},
});
const calls = { changeNote, uploadNotes, notesByIds, listAreas };

describe('the OpenAPI document', () => {
  const {
    paths,
    components: { schemas },
  } = openApiDocument('personas', calls);

  it('lists the calls of one service, except those for services only', () => {
    expect(Object.keys(paths)).toEqual(['/skillsarchitect/v3/notes/{noteId}', '/skillsarchitect/v3/notes']);
    expect(Object.keys(openApiDocument('portal', calls).paths)).toEqual(['/skillsarchitect/v3/areas']);
  });

  it('describes how a call is made and what it returns', () => {
    expect(paths['/skillsarchitect/v3/notes/{noteId}']?.patch).toMatchObject({
      operationId: 'changeNote',
      summary: 'Change note',
      security: [{ session: [], csrf: [] }, { token: [] }],
      parameters: [
        { name: 'noteId', in: 'path', required: true },
        { name: 'clientId', in: 'query', required: true },
        { name: 'words', in: 'query', required: false },
      ],
      requestBody: { content: { 'application/json': { schema: { required: ['rev', 'text'] } } } },
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree1' } } } },
      },
    });
    expect(schemas.Tree1).toMatchObject({
      properties: { children: { items: { $ref: '#/components/schemas/Tree1' } } },
    });
  });

  it('lists the errors of a call', () => {
    const { responses } = Object(paths['/skillsarchitect/v3/notes/{noteId}']?.patch);
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '413',
      '415',
      '429',
      '431',
      '502',
      '503',
      '504',
    ]);
    expect(responses[409].description).toBe('stale, conflict');
  });

  it('describes the files of an upload', () => {
    expect(paths['/skillsarchitect/v3/notes']?.post).toMatchObject({
      requestBody: {
        description: 'Files of the kinds .zip with at most 1000 bytes each.',
        content: { 'multipart/form-data': { schema: { required: ['file'] } } },
      },
    });
  });
});

it.each([
  ['listPersonaGroups', 'List persona groups'],
  ['login', 'Login'],
])('summarizes %s as %s', (name, summary) => {
  expect(summarize(name)).toBe(summary);
});
