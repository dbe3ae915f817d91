import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVENT, JobState } from '@skills-architect/contracts';
import { getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import { listLeadershipRoles, roleSkillsByIds, rolesByIds } from '@skills-architect/contracts/roles';
import { aClient, aRole } from '@skills-architect/contracts/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { personasService } from '../app';
import { copyPersona } from './copied-personas.fixtures';
import { notRestoredMessage } from './restore-rules';

const MANY = 450;
const staff = aUser(2);
type Service = Awaited<ReturnType<typeof testService>>;
let service: Service;
const build = personasService({ demo: false });
const peers = peerAnswers(
  [getClient, ({ params }: { params: { clientId: number } }) => aClient(params.clientId)],
  [rolesByIds, () => ({ roles: [aRole(1)] })],
  [roleSkillsByIds, () => ({ roles: [{ roleId: 1, skills: [] }] })],
  [listLeadershipRoles, () => ({ leadershipRoles: [] })],
);

beforeAll(async () => {
  service = await testService({ name: 'personas', build, peers });
  await service.start();
});
afterAll(() => service.close());

const as = (on = service) => on.as(staff);
const countPersonas = async (clientId: number) =>
  (await as().call(calls.listPersonas, { query: { clientId } })).body.total;
const create = async (clientId: number, personaName: string, on = service) => {
  const form = { groupName: 'Depot', personaName, industryRoleId: 1 };
  const { body, failure } = await as(on).call(calls.createPersona, { query: { clientId }, body: form });
  if (failure.error) throw new Error(failure.error);
  return body;
};

let lastId = 100_000;
/** A client with many personas, each with an empty skill mapping. */
const fill = async (clientId: number, on = service) => {
  const { personaId } = await create(clientId, 'The first', on);
  const copies = Array.from({ length: MANY - 1 }, (_, index) => ({
    personaId: lastId + index,
    personaName: `First clerk ${index}`,
  }));
  await copyPersona(on.kit, personaId, copies);
  lastId += 10_000;
};

/** The states of a job, until it ends. */
const watchJob = (token: string, look: (state: JobState) => void = () => undefined, on = service) =>
  new Promise<JobState>((resolve) => {
    const unlisten = on.kit.events.listen(({ name, data }) => {
      if (name !== EVENT.job || data.token !== token) return;
      const state = JobState.parse(data);
      look(state);
      if (state.status === 'waiting' || state.status === 'running') return;
      unlisten();
      resolve(state);
    });
  });
const removeAll = async (clientId: number, on = service) => {
  const { body } = await as(on).call(calls.deletePersonas, { query: { clientId }, body: { filter: {}, except: [] } });
  return { ...body, jobToken: body.jobToken ?? '' };
};
const undo = async (clientId: number, changeSet: string, on = service) => {
  const { body } = await as(on).call(calls.undoPersonaChanges, { params: { changeSet }, query: { clientId } });
  return { ...body, jobToken: body.jobToken ?? '' };
};

describe('deleting more than 200 personas', () => {
  it('is a job that ignores personas created since, and another job undoes it', async () => {
    await fill(1);
    const { deleted, changeSet, jobToken } = await removeAll(1);
    expect(deleted).toBe(0);
    const job = watchJob(jobToken);
    await create(1, 'Created since');
    expect(await job).toMatchObject({
      status: 'done',
      itemsDone: MANY,
      itemsTotal: MANY,
      undo: { href: `/v3/personas/changes/${changeSet}/undo?clientId=1` },
    });
    expect(await countPersonas(1)).toBe(1);
    const undone = await undo(1, changeSet);
    expect(await watchJob(undone.jobToken)).toMatchObject({
      status: 'done',
      summary: `${MANY} personas are back`,
    });
    expect(await countPersonas(1)).toBe(MANY + 1);
  });

  it('continues in another process after a crash; nobody is deleted twice', async () => {
    await fill(2);
    const dying = await testService({ name: 'personas', build, peers, beside: service.place });
    await dying.start();
    const { changeSet, jobToken } = await removeAll(2, dying);
    let stopping: Promise<void> | undefined;
    const last = await watchJob(jobToken, ({ itemsDone }) => {
      if (itemsDone > 0) stopping ??= dying.stop();
    });
    await stopping;
    expect(last.status).toBe('done');
    expect(await countPersonas(2)).toBe(0);
    const history = service.kit.db.collection('history');
    expect(await history.countDocuments({ resource: 'persona', changeSet })).toBe(MANY);
  });

  it('is undone by another process, including what the first one did', async () => {
    const first = await testService({ name: 'personas', build, peers });
    await first.start();
    await fill(1, first);
    const { changeSet, jobToken } = await removeAll(1, first);
    await watchJob(jobToken, undefined, first);
    await first.stop();
    const second = await testService({ name: 'personas', build, peers, beside: first.place });
    const undone = await undo(1, changeSet, second);
    // As left by a process that crashed.
    const deleted = second.kit.db.collection<{ _id: number }>('persona');
    const some = await deleted.find({ changeSet }).limit(200).toArray();
    const ids = some.map(({ _id }) => _id);
    await deleted.updateMany({ _id: { $in: ids } }, { $set: { deletedAt: null, changeSet: 'undo' } });
    const job = watchJob(undone.jobToken, undefined, second);
    await second.start();
    expect(await job).toMatchObject({ status: 'done', summary: `${MANY} personas are back` });
    await second.close();
  });

  it('undoes completed work when cancelled', async () => {
    await fill(3);
    const { jobToken } = await removeAll(3);
    await service.kit.board.requestCancel(jobToken, staff.userId);
    const { status } = await watchJob(jobToken);
    expect(await countPersonas(3)).toBe(status === 'cancelled' ? MANY : 0);
    expect(status).toBe('cancelled');
  });

  it('can be undone while it is running', async () => {
    await fill(5);
    const { changeSet, jobToken } = await removeAll(5);
    let undone: ReturnType<typeof undo> | undefined;
    const job = await watchJob(jobToken, ({ itemsDone }) => {
      if (itemsDone > 0) undone ??= undo(5, changeSet);
    });
    const restoring = (await undone)?.jobToken ?? '';
    if (restoring !== jobToken) await watchJob(restoring);
    expect(job.status).toBe('cancelled');
    expect(await countPersonas(5)).toBe(MANY);
  });

  it('lists names taken meanwhile when cancelled', async () => {
    await fill(6);
    const { jobToken } = await removeAll(6);
    let isCancelled: Promise<unknown> | undefined;
    const job = await watchJob(jobToken, ({ itemsDone }) => {
      if (itemsDone > 0)
        isCancelled ??= create(6, 'The first').then(() => service.kit.board.requestCancel(jobToken, staff.userId));
    });
    await isCancelled;
    expect(job).toMatchObject({ status: 'failed', errorMessage: notRestoredMessage(job.itemsDone - 1, ['The first']) });
  });

  it('deletes what matched at the time of the request, and nothing that matches later', async () => {
    const idle = await testService({ name: 'personas', build, peers });
    await fill(1, idle);
    const { personaId } = await create(1, 'Somebody', idle);
    const body = { filter: { searchString: 'first' }, except: [] };
    const { body: answer } = await as(idle).call(calls.deletePersonas, { query: { clientId: 1 }, body });
    const form = { groupName: 'Depot', personaName: 'A first clerk', industryRoleId: 1, rev: 0 };
    const { failure } = await as(idle).call(calls.updatePersona, { params: { personaId }, body: form });
    expect(failure.error).toBeUndefined();
    const job = watchJob(answer.jobToken ?? '', undefined, idle);
    await idle.start();
    expect(await job).toMatchObject({ status: 'done', itemsDone: MANY });
    const { body: remaining } = await as(idle).call(calls.listPersonas, { query: { clientId: 1 } });
    expect(remaining.data.map(({ personaName }) => personaName)).toEqual(['A first clerk']);
    await idle.close();
  });

  it('is undone except for personas whose names are taken by now', async () => {
    await fill(4);
    const { changeSet, jobToken } = await removeAll(4);
    await watchJob(jobToken);
    await create(4, 'first Clerk 7');
    const undone = await undo(4, changeSet);
    expect(await watchJob(undone.jobToken)).toMatchObject({
      status: 'failed',
      errorMessage: notRestoredMessage(MANY - 1, ['First clerk 7']),
    });
    expect(await countPersonas(4)).toBe(MANY);
  });
});

it('the audit log gets the names of the deleted personas', async () => {
  const { personaId } = await create(77, 'Yard planner');
  const { audit } = await as().call(calls.deletePersonas, { query: { clientId: 77 }, body: { ids: [personaId] } });
  expect(audit).toMatchObject({ clientId: 77, details: { personas: { first: ['Yard planner'], count: 1 } } });
});
