import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testService } from '@skills-architect/service-kit/testing';
import { trainedModels } from './trained-models';

let service: Awaited<ReturnType<typeof testService>>;
let models: ReturnType<typeof trainedModels>;

beforeAll(async () => {
  const build = () => [];
  service = await testService({ name: 'roles', build });
  models = trainedModels(service.kit);
});
afterAll(() => service.close());

it('returns a revision’s own model or none, and keeps the replaced one for the log of suggestions', async () => {
  expect(await models.revision()).toBe('');
  await models.replace('1-1', 1, Buffer.from('first'));
  const asked = await models.revision();
  await models.replace('1-2', 2, Buffer.from('second'));
  expect(String(await models.read(asked))).toBe('first');
  expect(await models.revision()).toBe('1-2');
  expect(String(await models.read('1-2'))).toBe('second');
  expect(await service.kit.db.collection('files.files').countDocuments()).toBe(2);
});

it('trains again when the stored model is of a version without revisions in file names', async () => {
  const former = { _id: 'word-vectors', revision: '1-3' };
  await service.kit.db.collection<{ _id: string }>('matching').replaceOne({ _id: 'word-vectors' }, former);
  expect(await models.revision()).toBe('');
});
