import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { careersByIds, roleChanges, rolesByIds } from '@skills-architect/contracts/roles';
import { aRole } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { explorerService } from '../app';

type Explorer = Awaited<ReturnType<typeof testService>>;

/** Mock data of the roles service, and roles whose requests stay pending until released. */
const library = new Map([[1, 'Driver']]);
const pendingRequests: { roleIds: number[]; answer: () => void }[] = [];
let fullReads = 0;
const aKnownRole = (id: number) => aRole(id, { roleName: library.get(id) ?? '' });
const peers = peerAnswers(
  [careersByIds, () => ({ roles: [] })],
  [
    roleChanges,
    () => {
      fullReads += 1;
      return { roles: [...library.keys()].map((id) => ({ ...aKnownRole(id), deleted: false })), next: '', more: false };
    },
  ],
  [
    rolesByIds,
    ({ body: { roleIds } }: { body: { roleIds: number[] } }) => {
      const roles = roleIds.filter((id) => library.has(id)).map(aKnownRole);
      if (isEnding) return { roles };
      return new Promise((resolve) => pendingRequests.push({ roleIds, answer: () => resolve({ roles }) }));
    },
  ],
);
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise(setImmediate);
};

/** When true, peer requests are answered at once: after the tests nobody releases those of a late rebuild. */
let isEnding = false;
let first: Explorer;
let second: Explorer;
beforeAll(async () => {
  first = await testService({ name: 'explorer', build: explorerService(), peers });
  second = await testService({ name: 'explorer', build: explorerService(), peers, beside: first.place });
});
afterAll(async () => {
  isEnding = true;
  for (const { answer } of pendingRequests) answer();
  await second.stop();
  await first.close();
});

const write = async (id: number, name: string) => {
  library.set(id, name);
  const data = { resource: 'industryRoles', ids: [id] };
  await first.kit.events.publish({ to: { all: true }, name: EVENT.changed, data });
};
const shownTree = async () => {
  const { body } = await first.as(aUser(2)).call(roleExplorerData, { query: {} });
  return JSON.stringify(body.tree);
};
/** Resolves when the process's stream has delivered that many role changes: it may lag behind the writes. */
const waitForChanges = (changes: number) =>
  new Promise<void>((resolve) => {
    let left = changes;
    const unlisten = first.kit.events.listen(({ data }) => {
      left -= Number(data.resource === 'industryRoles');
      if (left > 0) return;
      unlisten();
      resolve();
    });
  });
/** Resolves when the tree has been rebuilt. */
const waitForRebuild = () =>
  new Promise<void>((resolve) => {
    const unlisten = first.kit.events.listen(({ data }) => {
      if (data.resource !== 'roleExplorerData') return;
      unlisten();
      resolve();
    });
  });

it('a process with older data does not overwrite the newer data of another one', async () => {
  await first.service.start?.();
  expect(fullReads).toBe(1);
  await second.service.start?.();
  await write(1, 'Postman');
  await until(() => pendingRequests.length === 1);
  await write(1, 'Chauffeur');
  const again = waitForRebuild();
  pendingRequests[0]?.answer();
  await again;
  await until(() => pendingRequests.length === 2);
  const last = waitForRebuild();
  pendingRequests[1]?.answer();
  await last;
  expect(await shownTree()).toContain('Chauffeur');
  expect(pendingRequests.map(({ roleIds }) => roleIds)).toEqual([[1], [1]]);
});

it('reads exactly what was written while no process was running', async () => {
  await first.service.stop?.();
  await second.service.stop?.();
  pendingRequests.length = 0;
  const written = waitForChanges(2);
  await write(2, 'Pilot');
  await write(1, '');
  await written;
  library.delete(1);
  const starting = first.service.start?.();
  await until(() => pendingRequests.length === 1);
  expect(pendingRequests[0]?.roleIds.toSorted()).toEqual([1, 2]);
  pendingRequests[0]?.answer();
  await starting;
  const tree = await shownTree();
  expect([tree.includes('Pilot'), tree.includes('Chauffeur'), fullReads]).toEqual([true, false, 1]);
});
