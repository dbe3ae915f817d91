import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  AppError,
  type BuildService,
  type Document,
  type JobRun,
  type ServiceKit,
} from '@skills-architect/service-kit';
import { aUser, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import * as z from 'zod';
import { type ImportJob, importRuns } from './index';

const Crate = z.object({
  label: z.string(),
  stage: z.enum(['checking', 'ready', 'refused', 'running', 'done', 'failed']),
  packed: z.number().default(0),
  writes: z.string().optional(),
  errorMessage: z.string().optional(),
  endedAt: z.date().optional(),
});
type Crate = Document<z.infer<typeof Crate>>;

/** What the packing of the next crate does, and how often it ran. */
let pack: (run: JobRun<ImportJob>) => Promise<unknown>;
let packed = 0;

const crates = (kit: ServiceKit) =>
  importRuns(kit, {
    name: 'crate',
    topic: 'crates',
    schema: Crate,
    screen: '/crates',
    noun: () => 'crates',
    subject: ({ label }) => label,
    view: ({ label }: Crate) => label,
    steps: {
      check: {
        title: 'Check of',
        isCancellable: true,
        stages: { during: 'checking', after: 'ready', failed: 'refused' },
        perform: async () => ({ change: {}, summary: 'checked' }),
      },
      import: {
        title: 'Import of',
        isCancellable: false,
        stages: { during: 'running', after: 'done', failed: 'failed' },
        async perform(_, run) {
          packed += 1;
          await pack(run);
          return { change: { packed, endedAt: kit.now() }, summary: 'packed' };
        },
        onFailed: async () => ({ endedAt: kit.now() }),
      },
    },
  });

let service: Awaited<ReturnType<typeof testService>>;
let runs: ReturnType<typeof crates>;
const starter = { identity: { user: aUser(2), depth: 0 }, userId: 1, addToAudit: () => undefined };
beforeAll(async () => {
  const build: BuildService = (kit) => {
    runs = crates(kit);
    return [];
  };
  service = await testService({ name: 'skills', build });
  await service.start();
});
afterAll(() => service.close());
beforeEach(() => {
  packed = 0;
  pack = async () => undefined;
});

/** A checked import. */
const aCheckedCrate = async (label: string) => {
  const { importId, token } = await runs.begin('check', { values: { label, stage: 'checking' }, what: label }, starter);
  await waitForJobEnd(service.kit, token);
  return runs.imports.get(importId);
};
const run = async (record: Crate, writes: string) => {
  const { token } = await runs.start('import', record, { writes }, starter);
  return waitForJobEnd(service.kit, token);
};

it('a step moves its import on; when its job is run again after its end, the end stays', async () => {
  const checked = await aCheckedCrate('Pears');
  expect(checked).toMatchObject({ stage: 'ready', rev: 1 });
  const job = await run(checked, 'fruit');
  expect(job).toMatchObject({ status: 'done', summary: 'packed', title: 'Import of Pears' });
  const done = await runs.imports.get(checked._id);
  expect(done).toMatchObject({ stage: 'done', packed: 1 });
  expect(done).not.toHaveProperty('writes');

  const { kit } = service;
  const again = {
    title: 'again',
    entity: 'crates',
    data: { importId: checked._id, userId: 1 },
    identity: starter.identity,
  };
  const ended = await waitForJobEnd(kit, await kit.jobs.start('crate-import', again));
  expect(ended.status).toBe('done');
  expect(await runs.imports.get(checked._id)).toEqual(done);
  expect(packed).toBe(1);
});

it('of two imports that write the same, the second one waits for the end of the first', async () => {
  const [plums, figs] = [await aCheckedCrate('Plums'), await aCheckedCrate('Figs')];
  let go = () => {};
  const mayGo = new Promise<void>((resolve) => {
    go = resolve;
  });
  pack = () => mayGo;
  const { token } = await runs.start('import', plums, { writes: 'fruit' }, starter);
  const first = waitForJobEnd(service.kit, token);
  await expect(run(figs, 'fruit')).rejects.toThrow('Another import of Figs is under way. Wait until it has ended.');
  go();
  await first;
  expect((await runs.imports.get(figs._id)).stage).toBe('ready');
  expect((await run(await runs.imports.get(figs._id), 'fruit')).status).toBe('done');
});

it('a failed step says why until the next one begins, and frees what it wrote', async () => {
  const checked = await aCheckedCrate('Nuts');
  pack = async () => {
    throw new AppError('invalid', 'The crate is too small.');
  };
  expect((await run(checked, 'nuts')).status).toBe('failed');
  const failed = await runs.imports.get(checked._id);
  expect(failed).toMatchObject({ stage: 'failed', errorMessage: 'The crate is too small.', endedAt: expect.any(Date) });
  expect(failed).not.toHaveProperty('writes');
  pack = async () => undefined;
  await run(failed, 'nuts');
  const done = await runs.imports.get(checked._id);
  expect(done).toMatchObject({ stage: 'done' });
  expect(done).not.toHaveProperty('errorMessage');
});

it('an import whose file cannot be stored does not exist', async () => {
  const save = async () => {
    throw new Error('no room');
  };
  const values = { label: 'Melons', stage: 'checking' as const };
  await expect(runs.begin('check', { values, what: 'Melons', save }, starter)).rejects.toThrow('no room');
  expect(await runs.imports.model.exists({ label: 'Melons' })).toBeNull();
});
