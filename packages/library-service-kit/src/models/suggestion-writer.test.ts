import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testService } from '@skills-architect/service-kit/testing';
import { startChat } from '../testing/chat';
import { suggestionWriter } from './suggestion-writer';

let chat: Awaited<ReturnType<typeof startChat>>;
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  chat = await startChat();
  service = await testService({ name: 'skills', build: () => [] });
});
afterAll(async () => {
  await service.close();
  await chat.close();
});
beforeEach(() => {
  chat.asked.length = 0;
  chat.turns.length = 0;
});

const ASKING = { userId: 4, from: 'any' } as const;
const FACTS = { skillName: 'Wind turbine inspection' };
const writer = (options: { key?: string; timeoutMs?: number; callsPerHour?: number } = {}) =>
  suggestionWriter(service.kit, {
    ...chat.settings,
    ...options,
    connector: { ...chat.settings.connector, ...(options.key && { authentication: 'bearer', secret: options.key }) },
  });
const write = (options?: Parameters<typeof writer>[0]) => writer(options).write('shortDescription', FACTS, ASKING);

it('parses the streamed answer, and sends model, limits, key, schema and facts', async () => {
  chat.turns.push({ text: 'Here you are:\n```json\n{"text": "Finds\\u0007  damage on blades"}\n```' });
  expect(await write({ key: 'secret' })).toEqual({ text: 'Finds damage on blades' });
  expect(chat.asked[0]).toMatchObject({ model: 'stand-in', stream: true, max_tokens: 500 });
  expect(chat.keys.at(-1)).toBe('Bearer secret');
  const question = chat.asked[0]?.messages.at(-1)?.content;
  expect(question).toContain('"maxLength":4000');
  expect(question).toContain('Wind turbine inspection');
});

it('parses an answer without streaming', async () => {
  chat.turns.push({ whole: { text: 'Finds damage' } });
  expect(await write()).toEqual({ text: 'Finds damage' });
});

it.each([429, 503])('retries after %i', async (status) => {
  chat.turns.push({ status }, { says: { text: 'Finds damage' } });
  expect(await write()).toEqual({ text: 'Finds damage' });
  expect(chat.asked).toHaveLength(2);
});

const NO_ANSWER = /^Please try again\. The suggestion model gave no answer/;
it.each([
  ['an answer that does not fit the schema', [{ says: { text: 7 } }], 1, NO_ANSWER],
  ['an answer that is no JSON', [{ text: 'I would rather not.' }], 1, NO_ANSWER],
  ['a name that is no skill', [{ says: { invalid: true } }], 1, /^Please try again\. The suggestion model knows no/],
  ['a refusal, without another try', [{ status: 401 }], 1, NO_ANSWER],
  ['too many requests twice', [{ status: 429 }, { status: 429 }], 2, NO_ANSWER],
  ['an answer that is much too long', [{ text: 'x'.repeat(10_000) }], 1, NO_ANSWER],
])('says to try again on %s', async (_, turns, calls, reason) => {
  chat.turns.push(...turns);
  await expect(write()).rejects.toMatchObject({ code: 'unavailable', message: expect.stringMatching(reason) });
  expect(chat.asked).toHaveLength(calls);
});

it('stops at its timeout', async () => {
  chat.turns.push({ hangs: true }, { hangs: true });
  const before = Date.now();
  await expect(write({ timeoutMs: 300 })).rejects.toMatchObject({ code: 'unavailable' });
  expect(Date.now() - before).toBeLessThan(3000);
});

it('counts the calls per user and hour, over all instances', async () => {
  const requester = { userId: 77, from: 'any' } as const;
  chat.turns.push(...Array.from({ length: 3 }, () => ({ says: { text: 'Finds damage' } })));
  const [first, second] = [writer({ callsPerHour: 2 }), writer({ callsPerHour: 2 })];
  await first.write('shortDescription', FACTS, requester);
  await second.write('shortDescription', FACTS, requester);
  await expect(first.write('shortDescription', FACTS, requester)).rejects.toMatchObject({ code: 'too-many' });
  expect(await first.write('shortDescription', FACTS, { ...requester, from: 'library' })).toBeUndefined();
  expect(chat.asked).toHaveLength(2);
});
