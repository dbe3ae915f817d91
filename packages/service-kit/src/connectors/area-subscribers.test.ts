import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { testService } from '../testing/index';
import { readAreaSubscribers } from './area-subscribers';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'personas', build: () => [] });
});
afterAll(() => service.close());
afterEach(() => switches().deleteMany({}));

const switches = () => service.platform.portal.collection('areaSwitch');
const grant = (area: string, granted: unknown[], rest: object = {}) =>
  switches().insertOne({ area, on: true, events: { granted, refused: [], clientIds: [] }, ...rest });
const warn = jest.fn();
const read = () => readAreaSubscribers(service.platform.portal, { warn });

it('names an event of a newer gateway in the log, and tells of the others', async () => {
  await grant('garden', ['personas.created', 'rockets.launched']);
  expect(await read()).toMatchObject([{ name: 'area.garden', events: ['personas.created'], clients: undefined }]);
  expect(warn).toHaveBeenCalledWith({ area: 'garden', unknown: ['rockets.launched'] }, expect.any(String));
});

it('a setting that cannot be read does not hide the others', async () => {
  await grant('pond', [7]);
  await grant('garden', ['personas.created'], {
    events: { granted: ['personas.created'], refused: [], clientIds: [3] },
  });
  expect(await read()).toMatchObject([{ name: 'area.garden', clients: [3] }]);
});

it('areas that are off, or were granted nothing, are told nothing', async () => {
  await grant('garden', ['personas.created'], { on: false });
  await grant('pond', []);
  expect(await read()).toEqual([]);
});
