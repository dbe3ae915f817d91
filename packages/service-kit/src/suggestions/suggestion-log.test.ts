import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { testService } from '../testing/index';
import { type NewSuggestion, suggestionLog } from './suggestion-log';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'admin', build: () => [] });
});
afterAll(() => service.close());
beforeEach(() => service.platform.portal.collection('suggestions').deleteMany({}));

const AT = new Date('2026-06-01T12:00:00Z');
const [ADA, SAM] = [901, 902];
const aSuggestion = (more: Partial<NewSuggestion> = {}): NewSuggestion => ({
  kind: 'skills',
  clientId: 1,
  by: ADA,
  subject: 'persona 7',
  matcher: 'test 1',
  model: null,
  library: {},
  input: { texts: ['Writes SQL.'] },
  evidence: [{ skillId: 3 }, { skillId: 4 }],
  ...more,
});
const list = (clientId: number | null, subject?: string) =>
  service.kit.suggestions.list({ clientId, ...(subject && { subject }) }).toArray();
const decide = (chosen: number, by = SAM) =>
  service.kit.suggestions.decide(
    { kind: 'skills', subject: 'persona 7', 'evidence.skillId': chosen },
    { subject: 'persona 7', chosen: [chosen], by, at: AT },
  );

it('the same suggestion for the same input is one record, another input is another', async () => {
  await service.kit.suggestions.note([aSuggestion(), aSuggestion()]);
  await service.kit.suggestions.note([aSuggestion(), aSuggestion({ input: { texts: ['Writes Python.'] } })]);
  const found = await list(1);
  expect(found).toHaveLength(2);
  expect(new Set(found.map(({ inputHash }) => inputHash)).size).toBe(2);
});

it('a decision is noted once at the suggestion that has it, and nowhere when it was not suggested', async () => {
  await service.kit.suggestions.note([aSuggestion()]);
  expect([await decide(3), await decide(3), await decide(99)]).toEqual([true, true, false]);
  expect((await list(1)).flatMap(({ decisions }) => decisions)).toEqual([
    { subject: 'persona 7', chosen: [3], by: SAM, at: AT },
  ]);
});

it('is listed by client and subject; with a client its suggestions are gone, and those of others stay', async () => {
  const others = [aSuggestion({ clientId: 2 }), aSuggestion({ clientId: null, subject: null })];
  await service.kit.suggestions.note([aSuggestion(), aSuggestion({ subject: 'persona 8' }), ...others]);
  expect(await list(1, 'persona 7')).toHaveLength(1);
  await service.kit.suggestions.removeClient(1);
  expect([await list(1), await list(2), await list(null)].map(({ length }) => length)).toEqual([0, 1, 1]);
});

it('what a person asked and decided is in the export of their data, and of nobody else', async () => {
  await service.kit.suggestions.note([aSuggestion()]);
  await decide(3);
  const read = async (userId: number) =>
    (await service.kit.portalPerson.read(userId, [])).find(({ place }) => place === 'suggestions');
  expect(await read(ADA)).toMatchObject({ total: 1 });
  expect(await read(SAM)).toMatchObject({ total: 1, records: [{ decisions: [{ by: SAM, chosen: [3] }] }] });
  expect(await read(903)).toBeUndefined();
});

it('erasing a person leaves what was suggested and decided, with a number without a name', async () => {
  await service.kit.suggestions.note([aSuggestion()]);
  await decide(3);
  const before = await list(1);
  await service.kit.portalPerson.erase(SAM, ['sam']);
  expect(await list(1)).toEqual(before);
  expect(JSON.stringify(before)).not.toMatch(/sam/i);
});

it.each([
  [730, 20, 20],
  [20, 730, 730],
  [20, 0, undefined],
  [0, 20, 20],
])('suggestions kept for %i days, then for %i, are deleted by MongoDB after %s days', async (before, after, days) => {
  const { portal } = service.platform;
  for (const one of [before, after]) await suggestionLog(portal, { days: one, now: () => AT }).createIndexes();
  const limits = (await portal.collection('suggestions').indexes()).filter(
    ({ expireAfterSeconds }) => expireAfterSeconds,
  );
  expect(limits.map(({ key, expireAfterSeconds = 0 }) => [key, expireAfterSeconds / 86_400])).toEqual(
    days === undefined ? [] : [[{ at: 1 }, days]],
  );
  await service.kit.suggestions.note([aSuggestion()]);
  // MongoDB deletes by dates only.
  expect((await list(1)).map(({ at }) => at instanceof Date)).toEqual([true]);
});
