import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { roleChanges } from '@skills-architect/contracts/roles';
import { aRole } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { explorerService } from '../app';

type Explorer = Awaited<ReturnType<typeof testService>>;

/** What the roles service answers now, and when: a question waits until its answer is let go. */
let current = 'Driver';
const questions: { letGo: () => void }[] = [];
const peers = peerAnswers([
  roleChanges,
  () =>
    new Promise((resolve) => {
      const roles = [{ ...aRole(1, { roleName: current }), deleted: false }];
      questions.push({ letGo: () => resolve({ roles, next: current, more: false }) });
    }),
]);
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise(setImmediate);
};

let first: Explorer;
let second: Explorer;
beforeAll(async () => {
  first = await testService({ name: 'explorer', build: explorerService(), peers });
  second = await testService({ name: 'explorer', build: explorerService(), peers, beside: first.place });
});
afterAll(async () => {
  await second.stop();
  await first.close();
});

it('of two processes the one that has read earlier writes nothing over what the other has read later', async () => {
  const starting = first.service.start?.();
  await until(() => questions.length === 1);
  current = 'Chauffeur';
  await second.service.start?.();
  expect(questions).toHaveLength(1);
  questions[0]?.letGo();
  await starting;
  await until(() => questions.length === 2);
  const changed = second.service.stop?.();
  questions[1]?.letGo();
  await changed;
  const { body } = await first.as(aUser(2)).call(roleExplorerData, { query: {} });
  expect(JSON.stringify(body.tree)).toContain('Chauffeur');
});
