import { beforeAll, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/skills';
import { csvRows } from '@skills-architect/library-service-kit/testing';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';
import { type TablesUnderTest, tablesUnderTest } from './tables.fixtures';

let tables: TablesUnderTest;
beforeAll(async () => {
  tables = await tablesUnderTest();
});
// The last test closes the service that takes over.

const history = () => tables.service.kit.db.collection('history').countDocuments({ resource: 'skill' });

it('levels can be imported with their texts; several rows of a skill create one version, wrong ones are listed', async () => {
  const { bytes } = await tables.exportTable('levels', 'xlsx', { skillSourceId: [1] });
  expect((await tables.check('levels', bytes, 'Levels.xlsx')).counts).toMatchObject({ changed: 0, wrong: 0 });
  const rows = await csvRows((await tables.exportTable('levels', 'csv', { skillSourceId: [1] })).bytes);
  const columnOf = (title: string) => rows[0]?.indexOf(title) ?? -1;
  const skillId = Number(rows[1]?.[0]);
  const own = rows.slice(1).filter(([id]) => Number(id) === skillId);
  const set = (row: string[] | undefined, title: string, value: string) => {
    if (row) row[columnOf(title)] = value;
  };
  for (const row of own) {
    set(row, 'Description', `Level ${row[columnOf('Level Number')]} of all`);
    set(row, 'Knowledge', `gauges of level ${row[columnOf('Level Number')]}`);
  }
  const versions = await history();
  const checked = await tables.check('levels', tables.csv([rows[0] ?? [], ...own]));
  expect(checked).toMatchObject({ counts: { changed: own.length, wrong: 0 }, changedCells: 2 * own.length });
  expect(await tables.run(checked.importId)).toMatchObject({ stage: 'done', written: 1, kept: 0 });
  expect(await history()).toBe(versions + 1);
  const { proficiencies } = (await tables.user.call(calls.listProficiencies, { params: { skillId } })).body;
  expect(proficiencies.map(({ description }) => description)).toEqual(
    own.map((_, index) => `Level ${index + 1} of all`),
  );
  expect(await tables.undo(checked.importId)).toMatchObject({ stage: 'undone', kept: 0 });

  const [first = [], second = [], third = [], fourth = []] = own.map((row) => [...row]);
  const wrong = [first, second, third, fourth];
  for (const row of wrong) set(row, 'Revision', '');
  set(first, 'Description', '');
  set(first, 'Knowledge', 'alone');
  set(second, 'Level Number', '9');
  set(third, 'Scheme', 'No scheme');
  set(fourth, 'Knowledge', '');
  const refused = await tables.check('levels', tables.csv([rows[0] ?? [], ...wrong]));
  const cells = await tables.wrongCells(refused.importId);
  expect(cells.map(({ row, column, problem }) => `${row} ${column}: ${problem}`)).toEqual([
    '2 Description: Description is required',
    expect.stringMatching(/^3 Level Number: The scheme has no such level\. Use 1, 2/),
    expect.stringMatching(/^4 Scheme: The source of the skill has no such scheme\. Use /),
    '5 Knowledge: Knowledge is required',
  ]);
});

it('families are renamed and added by a table, and restored by undo', async () => {
  const rows = await csvRows((await tables.exportTable('families')).bytes);
  const [titles = [], first = [], second = []] = rows;
  const table = [
    titles,
    [first[0] ?? '', '', 'Renamed family', first[3] ?? ''],
    ['', '', 'Added family', 'Digital Tools'],
  ];
  const checked = await tables.check('families', tables.csv(table));
  expect(checked.counts).toMatchObject({ new: 1, changed: 1, wrong: 0 });
  expect(await tables.run(checked.importId)).toMatchObject({ written: 2 });
  const names = async () =>
    (await tables.user.call(calls.listFamilies, {})).body.families.map(({ skillFamily }) => skillFamily);
  expect(await names()).toEqual(expect.arrayContaining(['Renamed family', 'Added family']));
  await tables.undo(checked.importId);
  expect(await names()).not.toContain('Added family');
  expect(await names()).toContain(first[2]);
  const refused = await tables.check(
    'families',
    tables.csv([titles, [first[0] ?? '', '', second[2] ?? '', 'Leadership Skills'], ['', '', '', '']]),
  );
  expect((await tables.wrongCells(refused.importId)).map(({ column }) => column)).toEqual(['Category', 'Family']);
});

it('a killed import is continued by another process, and nothing is written twice', async () => {
  const rows = await csvRows((await tables.exportTable('skills')).bytes);
  const [titles = [], ...skills] = rows;
  const column = titles.indexOf('Detailed Description');
  const changed = skills.map((row) => row.map((cell, index) => (index === column ? `${cell} once` : cell)));
  const checked = await tables.check('skills', tables.csv([titles, ...changed]));
  expect(checked.counts.changed).toBe(skills.length);
  const versions = await history();
  const { body } = await tables.user.call(calls.runSkillTable, { params: { importId: checked.importId }, body: {} });
  await tables.service.stop();

  const { place } = tables.service;
  const next = await testService({
    name: 'skills',
    build: skillsService({ demo: true }),
    peers: () => ({ users: [] }),
    beside: place,
  });
  await next.start();
  for (;;) {
    const job = await next.kit.board.get(body.token);
    if (job?.status === 'done') break;
    expect(job?.status).not.toBe('failed');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const after = await next.kit.db.collection('history').countDocuments({ resource: 'skill' });
  expect(after - versions).toBe(skills.length);
  const read = await next.as(aUser(4)).call(calls.getSkill, { params: { skillId: Number(skills[0]?.[0]) } });
  expect(read.body.embeddingDescription).toMatch(/once$/);
  await next.close();
});
