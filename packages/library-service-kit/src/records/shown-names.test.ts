import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Call, EVENT } from '@skills-architect/contracts';
import { roleLanguages, roleNamesCalls } from '@skills-architect/contracts/roles';
import { skillNamesCalls } from '@skills-architect/contracts/skills';
import { AppError, type Behalf, retryPolicy, route } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import { type ShownNames, shownNames } from './shown-names';

const TRANSLATED = { records: [1, 2].map((id) => ({ id, names: [{ language: 'de', name: `Fluss ${id}` }] })) };
let now = new Date('2026-01-01T12:00:00Z');
/** How the skills service answers, and how often it was asked. */
let answerPeer: (behalf?: Behalf) => unknown;
let asked = 0;
let answerLanguages: (call: Call) => unknown = () => ({ languages: [], own: [] });
let service: Awaited<ReturnType<typeof testService>>;
let shown: ShownNames;

beforeAll(async () => {
  service = await testService({
    name: 'roles',
    now: () => now,
    peers: (call, _input, behalf) => {
      if (call === skillNamesCalls.languages || call === roleNamesCalls.languages) return answerLanguages(call);
      if (call !== skillNamesCalls.read) throw new Error(`unexpected ${call.path}`);
      asked += 1;
      return answerPeer(behalf);
    },
    build: (kit) => [shownNames(kit), (app) => route(app, roleLanguages, async () => ({ languages: [] }))],
  });
});
afterAll(() => service.close());
beforeEach(() => {
  shown = shownNames(service.kit);
  asked = 0;
});

const skill = (skillId: number) => ({ skillId, skillName: `flux ${skillId}` });
const show = async (skillId: number) => (await shown.show(skill(skillId), 'de')).skillName;
const away = () => {
  throw new AppError('unreachable', 'The skills service cannot be reached.');
};

it('a request without identity is refused as in every service', async () => {
  const { status, failure } = await service.as(undefined).call(roleLanguages, {});
  expect(status).toBe(401);
  expect(failure).toMatchObject({ code: 'signed-out', requestId: expect.any(String) });
  expect(failure.error).not.toContain('undefined');
});

it('does not wait for a service that hangs', async () => {
  answerPeer = ({ signal } = {}) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new AppError('timeout', 'The skills service is late.')));
    });
  expect(await show(1)).toBe('flux 1');
});

it('asks a service that was away again only after some seconds', async () => {
  answerPeer = away;
  expect(await show(1)).toBe('flux 1');
  answerPeer = () => TRANSLATED;
  expect(await show(1)).toBe('flux 1');
  expect(asked).toBe(1);
  now = new Date(now.getTime() + 30_000);
  expect(await show(1)).toBe('Fluss 1');
  expect(asked).toBe(2);
});

it('shows the names that it knows while the service is away', async () => {
  answerPeer = () => TRANSLATED;
  expect(await show(1)).toBe('Fluss 1');
  answerPeer = away;
  expect(await show(2)).toBe('flux 2');
  expect(await show(1)).toBe('Fluss 1');
});

it('a job waits for the names, as for all that other services know', async () => {
  answerPeer = away;
  await show(1);
  answerPeer = ({ signal } = {}) => (signal ? away() : TRANSLATED);
  const policy = { signal: new AbortController().signal, forMs: 0, firstMs: 0 };
  expect(await retryPolicy.run(policy, () => show(1))).toBe('Fluss 1');
});

it('while the languages of the library are read again after a change, readers get the last answer', async () => {
  answerLanguages = () => ({ languages: [], own: ['de'] });
  expect(await shown.readingLanguage(undefined)).toBe('en');
  let answer: (languages: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  answerLanguages = () => late;
  service.platform.events.publish({
    to: { all: true },
    name: EVENT.changed,
    data: { resource: 'skills', ids: [1] },
  });
  expect(await shown.readingLanguage(undefined)).toBe('en');
  answer({ languages: [], own: [] });
  const next = async (): Promise<string | undefined> => (await shown.readingLanguage(undefined)) && next();
  expect(await next()).toBeUndefined();
});
