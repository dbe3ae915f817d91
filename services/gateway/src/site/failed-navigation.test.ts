import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerNavigations } from './failed-navigation';

const JSON_BODY = '{"error":"It is busy."}';
const JSON_TYPE = 'application/json; charset=utf-8';
const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  answerNavigations(app);
  app.get<{ Params: { status: string } }>('/own/:status', ({ params }, reply) =>
    reply.status(Number(params.status)).type(JSON_TYPE).send(JSON_BODY),
  );
  // As an answer of a service is passed on.
  app.get<{ Params: { status: string } }>('/passed/:status', ({ params }, reply) =>
    reply
      .status(Number(params.status))
      .headers({ 'content-type': JSON_TYPE, 'content-length': JSON_BODY.length })
      .send(Readable.from(JSON_BODY)),
  );
});
afterAll(() => app.close());

const ask = async (url: string, accept: string) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept } });
  return { statusCode, type: headers['content-type'], body };
};
const TYPE = 'text/html; charset=utf-8';

it.each(['/own/503', '/own/502', '/own/504', '/own/429', '/passed/503'])(
  '%s is a page that tries again by itself, without what the content security policy blocks',
  async (url) => {
    const { statusCode, type, body } = await ask(url, NAVIGATION);
    expect([statusCode, type]).toEqual([Number(url.slice(-3)), TYPE]);
    expect(body).toContain('<meta http-equiv="refresh" content="5">');
    expect(body).toContain('nothing is lost');
    expect(body).toMatch(/<\/html>\s*$/);
    expect(body).not.toMatch(/<script|<style|style=|error/);
  },
);

it.each(['/own/404', '/own/500', '/passed/404'])('%s is a page that leads to the start', async (url) => {
  const { type, body } = await ask(url, NAVIGATION);
  expect(type).toBe(TYPE);
  expect(body).toContain('This page cannot be shown');
  expect(body).not.toContain('refresh');
});

it('calls get JSON, and navigations that succeed their answer', async () => {
  expect(await ask('/own/503', 'application/json')).toEqual({ statusCode: 503, type: JSON_TYPE, body: JSON_BODY });
  expect((await ask('/own/200', NAVIGATION)).body).toBe(JSON_BODY);
});
