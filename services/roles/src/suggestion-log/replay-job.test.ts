import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { listLoggedSuggestions, replaySuggestion } from '@skills-architect/contracts/roles';
import { skillsInText } from '@skills-architect/contracts/skills';
import { aUser, listeningLog, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { peersOfClients } from '../demo/peers.fixtures';

const CLIENT = 2;
/** Tells the process of a job that its owner has cancelled it. */
const CANCEL_EVENT = 'cancelJob';
const people = aUser(2);
/** The answer of the service of skills, for which a job that makes a suggestion again waits. */
let answer: (skills: object[]) => void = () => undefined;
let onAsked: () => void = () => undefined;
let failure: Error | undefined;
const peers = peersOfClients({ [CLIENT]: [] }, {}, [
  skillsInText,
  () => {
    if (failure) throw failure;
    return new Promise((resolve) => {
      answer = (skills) => resolve({ skills, unknown: [] });
      onAsked();
    });
  },
]);
const { log, find } = listeningLog();
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: false }), peers, log });
  await service.start();
});
afterAll(() => service.close());

const FOUND = [{ skillId: 3, name: 'SQL', sureness: 'clear', evidence: [] }];
beforeEach(async () => {
  failure = undefined;
  await service.platform.portal.collection('suggestions').deleteMany({});
  await service.kit.suggestions.note([
    {
      ...{ kind: 'skills', clientId: CLIENT, by: people.userId, subject: 'persona 7', matcher: 'test', model: null },
      ...{ library: {}, input: { texts: ['Writes SQL.'], sourceIds: [1] }, evidence: FOUND },
    },
  ]);
});

const read = async () => {
  const query = { clientId: CLIENT, subject: 'persona 7' };
  const [found] = (await service.as(people).call(listLoggedSuggestions, { query })).body.suggestions;
  if (!found) throw new Error('the suggestion is not in the log');
  return found;
};
const replay = async () => {
  const body = { id: (await read()).id, byJob: true };
  return (await service.as(people).call(replaySuggestion, { query: { clientId: CLIENT }, body })).body.jobToken ?? '';
};
/** Starts the job; resolves when it waits for the skills. */
const begin = async () => {
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve;
  });
  const token = await replay();
  await asked;
  return token;
};
/** Makes it again to its end, as after a second press. */
const finish = async (former: string) => {
  const token = await begin();
  expect(token).not.toBe(former);
  answer(FOUND);
  expect(await waitForJobEnd(service.kit, token)).toMatchObject({ status: 'done' });
  expect((await read()).replay).toMatchObject({ isSame: true, jobToken: token });
};

it('a cancelled job leaves the suggestion as it was, and it can be made again', async () => {
  const token = await begin();
  const told = new Promise<void>((resolve) => {
    const unlisten = service.kit.events.listen(({ name, data }) => {
      if (name !== CANCEL_EVENT || data.token !== token) return;
      unlisten();
      resolve();
    });
  });
  await service.kit.board.requestCancel(token, people.userId);
  await told;
  answer([]);
  expect(await waitForJobEnd(service.kit, token)).toMatchObject({ status: 'cancelled' });
  expect(await read()).not.toHaveProperty('replay');
  await finish(token);
});

it('a job that failed says why, leaves the suggestion as it was, and it can be made again', async () => {
  failure = new Error('the service of skills has a fault');
  const token = await replay();
  expect(await waitForJobEnd(service.kit, token)).toMatchObject({ status: 'failed' });
  expect(await read()).not.toHaveProperty('replay');
  failure = undefined;
  await finish(token);
});

it('a job whose process was lost notes nothing any more: what the other process found stays', async () => {
  const token = await begin();
  const taken = { lastModifiedBy: 'another process', lockedAt: new Date() };
  await service.kit.db.collection('agendaJobs').updateOne({ 'data.token': token }, { $set: taken });
  const found = { isSame: true, notes: [], evidence: FOUND };
  await service.kit.suggestions.noteReplay((await read()).id, found, token);
  answer([]);
  await find('another process has taken the job over');
  expect((await read()).replay).toMatchObject({ isSame: true, jobToken: token });
  // The other process ends it; before that a second press follows it.
  expect(await replay()).toBe(token);
});
