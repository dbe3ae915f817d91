import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/skills';
import { csvRows } from '@skills-architect/library-service-kit/testing';
import { aUser } from '@skills-architect/service-kit/testing';
import { type TablesUnderTest, tablesUnderTest } from './tables.fixtures';

let tables: TablesUnderTest;
beforeAll(async () => {
  tables = await tablesUnderTest();
});
afterAll(() => tables.service.close());

const TITLES = ['Skill Id', 'Revision', 'Skill Name', 'Alternative Names', 'Category', 'Family', 'Source', 'Status'];
const history = () => tables.service.kit.db.collection('history').countDocuments({ resource: 'skill' });
const findSkill = (skillId: number) =>
  tables.service.kit.db.collection<{ _id: number }>('skill').findOne({ _id: skillId });
/** The table with some cells replaced, by row index and title. */
const editCells = (rows: string[][], changes: [number, string, string][]) => {
  const copy = rows.map((row) => [...row]);
  for (const [row, title, value] of changes) {
    const cells = copy[row];
    if (cells) cells[copy[0]?.indexOf(title) ?? -1] = value;
  }
  return tables.csv(copy);
};

describe('a table of skills', () => {
  it('can be exported and imported without a change, as a workbook and as CSV', async () => {
    const { bytes, totalItems, job } = await tables.exportTable('skills', 'xlsx');
    expect([job.status, job.file?.name, totalItems > 100]).toEqual(['done', 'Skills.xlsx', true]);
    const workbook = await tables.check('skills', bytes, 'Skills.xlsx');
    expect(workbook).toMatchObject({
      stage: 'ready',
      counts: { new: 0, changed: 0, same: totalItems, stale: 0, wrong: 0 },
    });
    const csv = await tables.exportTable('skills', 'csv');
    const rows = await csvRows(csv.bytes);
    expect(rows[0]?.slice(0, 8)).toEqual(TITLES);
    expect(rows).toHaveLength(totalItems + 1);
    expect((await tables.check('skills', csv.bytes)).counts).toMatchObject({ same: totalItems, changed: 0 });
    expect((await tables.run(workbook.importId)).status).toBe(409);
  });

  it('writes exactly the changed cells, one version per skill, and undoes them', async () => {
    const { bytes } = await tables.exportTable('skills');
    const rows = await csvRows(bytes);
    const [first, second] = [Number(rows[1]?.[0]), Number(rows[2]?.[0])];
    const before = [await findSkill(first), await findSkill(second)];
    const versions = await history();
    const table = editCells(rows, [
      [1, 'Skill Description', '=Counts, "quoted"\nand on a second line'],
      [1, 'Alternative Names', '007 way\n-minus'],
      [2, 'Status', 'retired'],
      [2, 'Family', 'Brand New Family'],
    ]);
    const checked = await tables.check('skills', table);
    expect(checked).toMatchObject({ counts: { changed: 2, new: 0, wrong: 0 }, changedCells: 4 });
    expect(checked.notes).toEqual([expect.stringMatching(/^New families are created: Brand New Family \(/)]);
    expect((await tables.listRows(checked.importId, 'changed'))[0]?.cells.map(({ column }) => column)).toEqual([
      'Alternative Names',
      'Skill Description',
    ]);
    expect(await history()).toBe(versions);

    const done = await tables.run(checked.importId);
    expect(done).toMatchObject({ stage: 'done', written: 2, kept: 0 });
    expect(await history()).toBe(versions + 2);
    expect(await tables.skill(first)).toMatchObject({
      skillDescription: '=Counts, "quoted"\nand on a second line',
      alternativeNames: ['007 way', '-minus'],
      rev: 1,
      updated: { by: aUser(4).userId },
    });
    expect(await tables.skill(second)).toMatchObject({
      skillStatus: 5,
      skillFamily: { skillFamily: 'Brand New Family' },
    });
    const again = await tables.exportTable('skills');
    expect((await tables.check('skills', again.bytes)).counts.changed).toBe(0);

    expect(await tables.undo(checked.importId)).toMatchObject({ stage: 'undone', kept: 0 });
    const audit = { rev: expect.anything(), updated: expect.anything() };
    expect([await findSkill(first), await findSkill(second)]).toEqual(before.map((skill) => ({ ...skill, ...audit })));
    const { families } = (await tables.user.call(calls.listFamilies, {})).body;
    expect(families.map(({ skillFamily }) => skillFamily)).not.toContain('Brand New Family');
    expect((await tables.undo(checked.importId)).status).toBe(409);
  });

  it('names at once all values that a list lacks', async () => {
    const { importId } = await tables.check('skills', tables.csv([['Skill Name'], ['Bell founding']]));
    expect((await tables.wrongCells(importId)).map(({ column, problem }) => `${column}: ${problem}`)).toEqual([
      expect.stringMatching(/^Skill Description: /),
      'Category: Category is required',
      'Family: Family is required',
    ]);
  });

  it('lists every wrong cell, and imports the other rows when wrong ones are left out', async () => {
    const rows = await csvRows((await tables.exportTable('skills')).bytes);
    const other = rows[9]?.[2] ?? '';
    const table = editCells(rows, [
      [1, 'Skill Name', ''],
      [2, 'Category', 'Cooking'],
      [3, 'Status', 'Ready'],
      [4, 'Source', 'AI Generated'],
      [5, 'Knowledge Base', 'No such entry'],
      [6, 'Skill Id', '999999'],
      [7, 'Skill Id', 'abc'],
      [8, 'Skill Name', other],
      [10, 'Skill Description', 'Right'],
    ]);
    const doubled = `${table}${tables.csv([(rows[11] ?? []).with(8, 'Another text')])}`;
    const { importId, ...checked } = await tables.check('skills', doubled);
    expect(checked).toMatchObject({ counts: { changed: 1, wrong: 9 }, wrongCells: 9 });
    const cells = await tables.wrongCells(importId);
    expect(cells.map(({ row, column, problem }) => `${row} ${column}: ${problem.split('.')[0]}`)).toEqual([
      '2 Skill Name: Skill name is required',
      '3 Category: There is no such category',
      '4 Status: There is no such status',
      '5 Source: The source of a skill cannot be changed',
      '6 Knowledge Base: Skillopedia has no entry "No such entry"',
      '7 Skill Id: This record no longer exists',
      '8 Skill Id: This is not an id',
      '9 Skill Name: This skill already exists',
      `${rows.length + 1} Skill Id: Row 12 has the same Skill Id`,
    ]);
    expect(cells[1]).toMatchObject({ sheet: 'table.csv', value: 'Cooking' });
    const file = await tables.user.call(calls.downloadWrongSkillCells, { params: { importId } });
    expect(file.raw.subarray(0, 2).toString()).toBe('PK');
    expect((await tables.run(importId)).status).toBe(409);
    expect(await tables.run(importId, true)).toMatchObject({ stage: 'done', written: 1 });
    await tables.undo(importId);
  });

  it('skips a skill that was changed after the export or after the check', async () => {
    const rows = await csvRows((await tables.exportTable('skills')).bytes);
    const [stale, late] = [Number(rows[1]?.[0]), Number(rows[2]?.[0])];
    const change = async (skillId: number, skillDescription: string) => {
      const now = await tables.skill(skillId);
      const { skillName, rev, skillStatus } = now;
      const body = {
        skillName,
        skillDescription,
        rev,
        skillStatus,
        skillCategoryId: now.skillCategory.skillCategoryId,
        skillFamilyId: now.skillFamily.skillFamilyId,
      };
      expect((await tables.user.call(calls.updateSkill, { params: { skillId }, body })).status).toBe(200);
    };
    await change(stale, 'Somebody else');
    const table = editCells(rows, [
      [1, 'Skill Description', 'Mine'],
      [2, 'Skill Description', 'Mine'],
      [3, 'Skill Description', 'Mine'],
    ]);
    const { importId, counts } = await tables.check('skills', table);
    expect(counts).toMatchObject({ stale: 1, changed: 2 });
    expect((await tables.listRows(importId, 'stale')).map(({ row }) => row)).toEqual([2]);
    await change(late, 'Somebody else');
    expect(await tables.run(importId)).toMatchObject({ written: 1, kept: 1 });
    expect(await tables.listRows(importId, 'kept')).toMatchObject([
      { row: 3, kept: 'It was changed after the check.' },
    ]);
    expect((await tables.skill(stale)).skillDescription).toBe('Somebody else');
    expect((await tables.skill(late)).skillDescription).toBe('Somebody else');
  });

  it('adds skills of a table of OSMT, finds them again by their address, and keeps used ones on undo', async () => {
    const osmt = [
      'Canonical URL;RSD Name;Authors;Skill Statement;Categories;Keywords;Standards;Occupation Major Groups;Alignment Name',
      'https://osmt.example/1;Read a pressure gauge;Ada;Reads gauges of all kinds;Metering; ;ISO 9001;17-0000;x',
      'https://osmt.example/2;Seal a flange;Ada;"Seals flanges\r\nin the rain";Metering;flange; sealing;51-0000;',
      'https://osmt.example/3;Seal a Flange;Ada;Twice;Metering;;;;',
    ].join('\r\n');
    const first = await tables.check('skills', `\uFEFF${osmt}`, 'osmt.csv');
    expect(first).toMatchObject({ counts: { new: 2, wrong: 1 }, stage: 'ready' });
    expect(first.notes[0]).toMatch(/OSMT/);
    await tables.run(first.importId, true);
    const { body } = await tables.user.call(calls.searchSkills, { body: { searchString: 'pressure gauge' } });
    const created = await tables.skill(body.skills[0]?.skillId ?? 0);
    expect(created).toMatchObject({
      skillName: 'Read a pressure gauge',
      skillStatus: 1,
      skillSource: { source: 'Skills Architect' },
      skillFamily: { skillFamily: 'Metering' },
      embeddingDescription: 'Authors: Ada\nStandards: ISO 9001\nOccupation Major Groups: 17-0000\nAlignment Name: x',
    });
    expect(created.proficiencies).not.toHaveLength(0);
    const second = await tables.check('skills', osmt.replace('of all kinds', 'of every kind'), 'osmt.csv');
    expect(second).toMatchObject({ counts: { new: 0, changed: 1, same: 1, wrong: 1 } });
    tables.used.add(created.skillId);
    expect(await tables.undo(first.importId)).toMatchObject({ stage: 'undone', kept: 1 });
    expect((await tables.skill(created.skillId)).skillName).toBe('Read a pressure gauge');
    expect((await tables.user.call(calls.listDeletedSkills, {})).body).toMatchObject({ skills: [], total: 0 });
  });

  it('takes lists of other people: titles in other words below a cover, and asks once for what they do not say', async () => {
    const list =
      'Competencies of plant 2,,\n,,\nKompetenz,Bereich,Beschreibung,Awareness,Expert\nHeat sorting,,Sorts by heat,Knows heat,Leads\nMIG weld reading,Trade,Reads welds,,\nTIG weld reading,,Reads other welds,,\n';
    const first = await tables.check('skills', list, 'plant.csv');
    expect(first).toMatchObject({ stage: 'ready', counts: { new: 0, wrong: 3 } });
    const params = { importId: first.importId };
    const columns = [{ title: 'Bereich', field: 'skillFamily' }];
    const constants = [
      { field: 'skillCategory', value: 'Digital Tools' },
      { field: 'skillFamily', value: 'Plant work' },
    ];
    const body = { columns, constants };
    await tables.waitForEnd((await tables.user.call(calls.assignSkillColumns, { params, body })).body.token);
    expect(await tables.read(first.importId)).toMatchObject({
      counts: { new: 3, wrong: 0 },
      notes: expect.arrayContaining(['New families are created: Plant work (Digital Tools), Trade (Digital Tools).']),
    });
    await tables.run(first.importId);
    const { body: found } = await tables.user.call(calls.searchSkills, { body: { searchString: 'heat sorting' } });
    expect(await tables.skill(found.skills[0]?.skillId ?? 0)).toMatchObject({
      skillName: 'Heat sorting',
      skillStatus: 1,
      skillSource: { source: 'Skills Architect' },
      skillCategory: { skillCategory: 'Digital Tools' },
      skillFamily: { skillFamily: 'Plant work' },
      embeddingDescription: 'Awareness: Knows heat\n\nExpert: Leads',
    });
    const june = list.replace('Sorts by heat', 'Sorts parts by heat');
    const next = await tables.check('skills', june, 'june.csv');
    expect(next).toMatchObject({ stage: 'ready', counts: { new: 0, changed: 1, same: 2, wrong: 0 } });
    expect((await tables.listRows(next.importId, 'changed'))[0]?.cells).toEqual([
      { column: 'Skill Description', before: 'Sorts by heat', after: 'Sorts parts by heat' },
    ]);
    await tables.undo(first.importId);
  });

  it('keeps names that look like formulas, through a workbook and CSV', async () => {
    const names = [
      '@Risk modelling',
      '+1 mentoring',
      '-80 °C storage',
      '=mc² outreach',
      "'=quoted",
      "'t Hooft methods",
      '007',
      '1-2',
    ];
    const rows = names.map((skillName) => ({ skillName, description: `About ${skillName}`, family: 'Odd names' }));
    const first = await tables.check(
      'skills',
      JSON.stringify(rows.map((row) => ({ ...row, category: 'Digital Tools' }))),
      'odd.json',
    );
    expect(first.counts).toMatchObject({ new: names.length, wrong: 0 });
    await tables.run(first.importId);
    const { body } = await tables.user.call(calls.searchSkills, { body: { searchString: 'About', pagesize: 50 } });
    const found = body.skills.map(({ skillName }) => skillName);
    expect(found).toEqual(expect.arrayContaining(names));
    for (const format of ['xlsx', 'csv'] as const) {
      const { bytes, totalItems } = await tables.exportTable('skills', format);
      expect((await tables.check('skills', bytes, `Skills.${format}`)).counts).toMatchObject({
        changed: 0,
        same: totalItems,
      });
    }
    await tables.undo(first.importId);
  });

  it('exports what the list shows with a filter', async () => {
    const { body } = await tables.user.call(calls.searchSkills, { body: { searchString: 'data', skillStatus: [4] } });
    const { bytes, totalItems } = await tables.exportTable('skills', 'csv', { searchString: 'data', skillStatus: [4] });
    const rows = await csvRows(bytes);
    expect([totalItems, rows.length - 1]).toEqual([body.total, body.total]);
    expect(rows[1]?.[2]).toBe(body.skills[0]?.skillName);
  });

  it('is refused to an SME, and a file without a table of skills is refused with the reason', async () => {
    const sme = tables.service.as(aUser(3));
    const body = { kind: 'skills', format: 'csv' } as const;
    expect((await sme.call(calls.exportSkillTable, { body })).status).toBe(403);
    expect((await sme.call(calls.listSkillTableImports, {})).status).toBe(403);
    expect(await tables.check('skills', 'Town;Street\r\nx;y')).toMatchObject({
      stage: 'refused',
      errorMessage: expect.stringMatching(/^None of the required columns has a known title/),
    });
    expect(await tables.check('skills', 'PKxxxx', 'a.xlsx')).toMatchObject({ stage: 'refused' });
    expect(await tables.check('skills', '')).toMatchObject({ stage: 'refused' });
  });
});
