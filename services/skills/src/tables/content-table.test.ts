import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/skills';
import { csvRows } from '@skills-architect/library-service-kit/testing';
import { type TablesUnderTest, tablesUnderTest } from './tables.fixtures';

let tables: TablesUnderTest;
beforeAll(async () => {
  tables = await tablesUnderTest();
});
afterAll(() => tables.service.close());

const readContent = async (skillId: number) => {
  const query = { pagesize: 1000, showIrrelevantCourses: true };
  return (await tables.user.call(calls.listSkillContent, { params: { skillId }, query })).body.contentDetailList;
};
const DATA_MODELLING = 1;
const item = {
  id: 'x-1',
  provider: 'Open Course Shelf',
  name: 'Data modelling for nurses',
  url: 'https://shelf.example/x-1',
  minutes: 7,
  level: 'Beginner',
  rating: 4.5,
};

it('an exported table can be imported without a change', async () => {
  const { bytes, totalItems } = await tables.exportTable('content');
  expect(totalItems).toBe(400);
  expect((await csvRows(bytes)).length).toBe(401);
  expect((await tables.check('content', bytes)).counts).toEqual({ new: 0, changed: 0, same: 400, stale: 0, wrong: 0 });
});

it('a provider’s JSON becomes mapped content; a second import changes it; undo restores everything', async () => {
  const first = await tables.check('content', JSON.stringify([item]), 'items.json');
  expect(first.counts).toMatchObject({ new: 1, wrong: 0 });
  expect(await tables.run(first.importId)).toMatchObject({ stage: 'done', written: 1 });
  const [created] = (await readContent(DATA_MODELLING)).filter(({ contentUrl }) => contentUrl === item.url);
  expect(created).toMatchObject({
    contentTitle: item.name,
    contentDuration: 420,
    levelNumber: 1,
    contentProviderRating: 4.5,
  });
  expect(created?.why).toMatchObject([{ part: 'title', name: 'Data modelling' }]);

  const second = await tables.check('content', JSON.stringify([{ ...item, minutes: 9 }]), 'items.json');
  expect(second.counts).toMatchObject({ new: 0, changed: 1 });
  expect(await tables.undo(first.importId)).toMatchObject({ stage: 'undone', kept: 0 });
  expect((await readContent(DATA_MODELLING)).filter(({ contentUrl }) => contentUrl === item.url)).toEqual([]);
});

it.each([
  [
    'an unknown provider',
    { provider: 'Nobody' },
    'Content Provider',
    /There is no such content provider. Use Open Course Shelf/,
  ],
  ['no address', { url: '' }, 'Address', /has no address/],
  ['a rating above 5', { rating: 7 }, 'Rating', /rating above 5/],
  ['an unknown level', { level: 'Wizard' }, 'Level', /There is no such level/],
])('a row with %s is refused with its cell', async (_, change, column, sentence) => {
  const { importId, counts } = await tables.check(
    'content',
    JSON.stringify([{ ...item, id: 'x-2', ...change }]),
    'items.json',
  );
  expect(counts.wrong).toBe(1);
  expect(await tables.wrongCells(importId)).toMatchObject([{ column, problem: expect.stringMatching(sentence) }]);
});

it('different items of an unknown provider are not reported as the same item', async () => {
  const items = ['x-3', 'x-4'].map((id) => ({ ...item, id, provider: 'Nobody' }));
  const { importId } = await tables.check('content', JSON.stringify(items), 'items.json');
  const columns = (await tables.wrongCells(importId)).map(({ column }) => column);
  expect(columns).toEqual(['Content Provider', 'Content Provider']);
});
