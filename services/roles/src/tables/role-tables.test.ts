import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/roles';
import { csvLines } from '@skills-architect/library-service-kit/tables';
import { readWorkFunctions, writeWorkFunctions } from './role-cells';
import { roleTablesUnderTest } from './role-tables.fixtures';

let tables: Awaited<ReturnType<typeof roleTablesUnderTest>>;
beforeAll(async () => {
  tables = await roleTablesUnderTest();
});
afterAll(() => tables.service.close());

it.each([
  ['Choose sites|Measure the wind$Keep records', 'Choose sites\n- Measure the wind\n\n- Keep records'],
  ['Only a task', '- Only a task'],
])('work functions %s are the lines of a cell', (stored, cell) => {
  expect(writeWorkFunctions(stored)).toBe(cell);
  expect(readWorkFunctions(cell)).toBe(stored);
});

describe('a table of roles', () => {
  it('can be imported again unchanged; changed cells create one version per role, which can be undone', async () => {
    const rows = await tables.exportTable('roles');
    expect((await tables.check('roles', rows)).counts).toMatchObject({ changed: 0, wrong: 0, same: rows.length - 1 });
    const [titles = [], first = []] = rows;
    const set = (row: string[], title: string, value: string) =>
      row.map((cell, index) => (titles[index] === title ? value : cell));
    const roleId = Number(first[0]);
    const before = await tables.role(roleId);
    const edited = set(
      set(first, 'Alternative Names', 'One name\nAnother'),
      'Critical Work Functions and Tasks',
      'Plan\n- Ask',
    );
    const fresh = set(set(set(first, 'Role Id', ''), 'Role Name', 'Table Made Role'), 'Source', 'Skills Architect');
    const versions = await tables.history();
    const checked = await tables.check('roles', [titles, edited, fresh]);
    expect(checked).toMatchObject({ counts: { changed: 1, new: 1, wrong: 0 }, changedCells: 2 });
    expect(await tables.work(calls.runRoleTable, checked.importId)).toMatchObject({ stage: 'done', written: 2 });
    expect(await tables.history()).toBe(versions + 1);
    expect(await tables.role(roleId)).toMatchObject({
      alternativeNames: ['One name', 'Another'],
      roleandResponsibilities: 'Plan|Ask',
      rev: before.rev + 1,
    });
    const { roles } = (await tables.user().call(calls.searchRoles, { body: { roleName: 'Table Made Role' } })).body;
    tables.used.add(roles[0]?.roleId ?? 0);
    expect(await tables.work(calls.undoRoleTable, checked.importId)).toMatchObject({ stage: 'undone', kept: 1 });
    const { rev: _, updated: __, ...same } = before;
    expect(await tables.role(roleId)).toMatchObject(same);
  });

  it('is named by its file in the entries of the audit log', async () => {
    const [titles = [], first = []] = await tables.exportTable('roles');
    const edited = first.map((cell, index) => (titles[index] === 'Alternative Names' ? 'Audited name' : cell));
    const files = [new File([csvLines([titles, edited])], 'Roles of May.csv')];
    const checked = await tables.user().call(calls.checkRoleTable, { query: { kind: 'roles' }, files });
    expect(checked.audit.details).toEqual({ files: { first: ['Roles of May.csv'], count: 1 } });
    const params = { importId: checked.body.importId };
    await tables.waitForEnd(checked.body.token);
    const run = await tables.user().call(calls.runRoleTable, { params, body: { leaveOutWrong: true } });
    expect(run.audit.details).toEqual({ leaveOutWrong: true, import: 'Roles of May.csv' });
    await tables.waitForEnd(run.body.token);
    const undone = await tables.user().call(calls.undoRoleTable, { params });
    expect(undone.audit.details).toEqual({ import: 'Roles of May.csv' });
    await tables.waitForEnd(undone.body.token);
  });

  it('lists every wrong cell', async () => {
    const [titles = [], ...rows] = await tables.exportTable('roles');
    const set = (row: string[] = [], title: string, value: string) =>
      row.map((cell, index) => (titles[index] === title ? value : cell));
    const { importId, counts } = await tables.check('roles', [
      titles,
      set(rows[0], 'Industry', 'Moon Mining'),
      set(rows[1], 'Department', 'No such place'),
      set(rows[2], 'Leadership Role', 'Emperor'),
      set(rows[3], 'Role Name', ''),
      set(set(rows[4], 'Role Id', ''), 'Source', 'Skills Architect'),
      set(rows[5], 'Source', 'AI Generated'),
    ]);
    expect(await tables.wrongCells(importId)).toEqual([
      '2 Industry: There is no such industry or function',
      expect.stringMatching(/^3 Department: .* has no such department or track$/),
      '4 Leadership Role: There is no such leadership role',
      '5 Role Name: Role Name is required',
      '7 Source: The source of a role cannot be changed',
    ]);
    // Without its id, a row is about the role with its name at its place.
    expect(counts).toMatchObject({ same: 1, wrong: 5 });
  });
});

it('a list names at once all values that it lacks', async () => {
  const { importId } = await tables.check('roles', [
    ['Role Name', 'Role Description', 'Tasks', 'Occupation'],
    ['Bell Founder', 'Founds bells', 'Founding\n- Found bells', 'Founder'],
  ]);
  expect(await tables.wrongCells(importId)).toEqual([
    '2 Industry: Industry is required',
    '2 Department: Department is required',
    '2 Leadership Role: Leadership Role is required',
  ]);
});

it('roles of other people’s lists are recognised, and what they do not say is chosen once', async () => {
  const [titles = [], ...rows] = await tables.exportTable('roles');
  const cell = (title: string) => rows[0]?.[titles.indexOf(title)] ?? '';
  const list = [
    ['Roles of plant 2', '', '', ''],
    ['Job Title', 'Job Family', 'Purpose', 'Responsibilities'],
    ['Kiln Reader', cell('Department'), 'Reads kilns', 'Reading\n- Read the kiln'],
    ['Kiln Filler', '', 'Fills kilns', 'Filling\n- Fill the kiln'],
  ];
  const checked = await tables.check('roles', list);
  expect(checked.counts).toMatchObject({ new: 0, wrong: 2 });
  const constants = ['Industry', 'Occupation', 'Leadership Role'].map((title) => ({
    field: checked.fields.find((field) => field.title === title)?.field ?? '',
    value: cell(title),
  }));
  expect(await tables.assign(checked.importId, { columns: [], constants })).toMatchObject({
    counts: { new: 2, wrong: 0 },
  });
  await tables.work(calls.runRoleTable, checked.importId);
  const again = await tables.check('roles', list);
  expect(again).toMatchObject({ counts: { new: 0, changed: 0, same: 2, wrong: 0 } });
  await tables.work(calls.undoRoleTable, checked.importId);
});

it('levels and criticality of role skills are changed, removed and added by a table, and restored by undo', async () => {
  const [titles = [], ...rows] = await tables.exportTable('role-skills');
  const roleId = Number(rows[0]?.[0]);
  const own = rows.filter(([id]) => Number(id) === roleId);
  const stranger = rows.find(([, , , id]) => own.every((row) => row[3] !== id));
  const columnOf = (title: string) => titles.indexOf(title);
  const set = (row: string[] = [], title: string, value: string) =>
    row.map((cell, index) => (index === columnOf(title) ? value : cell));
  const other = own[0]?.[columnOf('Level Number')] === '1' ? '2' : '1';
  interface StoredRole {
    _id: number;
    skills: { skillId: number; levelNumber: number; skillCriticality: string }[];
  }
  const storedSkills = async () =>
    (await tables.service.kit.db.collection<StoredRole>('role').findOne({ _id: roleId }))?.skills ?? [];
  const before = await storedSkills();
  const table = [
    titles,
    set(set(own[0], 'Level Number', other), 'Criticality', 'low'),
    set(own[1], 'Remove', 'yes'),
    set(set(stranger, 'Role Id', String(roleId)), 'Revision', ''),
  ];
  const checked = await tables.check('role-skills', table);
  expect([await tables.wrongCells(checked.importId), checked.counts.changed]).toEqual([[], 3]);
  const versions = await tables.history();
  expect(await tables.work(calls.runRoleTable, checked.importId)).toMatchObject({ written: 1, kept: 0 });
  expect(await tables.history()).toBe(versions + 1);
  const after = await storedSkills();
  expect(after).toHaveLength(before.length);
  expect(after[0]).toMatchObject({ levelNumber: Number(other), skillCriticality: 'Low' });
  expect(after.map(({ skillId }) => skillId)).not.toContain(Number(own[1]?.[3]));
  expect(after.at(-1)?.skillId).toBe(Number(stranger?.[3]));
  await tables.work(calls.undoRoleTable, checked.importId);
  expect(await storedSkills()).toEqual(before);
  const refused = await tables.check('role-skills', [
    titles,
    set(own[0], 'Level Number', '9'),
    set(own[1], 'Criticality', 'Vital'),
    set(own[2], 'Skill Id', '999999'),
  ]);
  expect(refused.counts).toMatchObject({ wrong: 1, stale: 2 });
});

it('skills of leadership roles are exported and imported as a table; an added one belongs to its source', async () => {
  const [titles = [], ...rows] = await tables.exportTable('leadership-skills');
  const [first, other] = [rows[0], rows.find(([id]) => id !== rows[0]?.[0])];
  const leadershipRoleId = Number(first?.[0]);
  const own = rows.filter(([id]) => Number(id) === leadershipRoleId);
  const set = (row: string[] = [], title: string, value: string) =>
    row.map((cell, index) => (titles[index] === title ? value : cell));
  const fresh = rows.find((row) => row[0] === other?.[0] && own.every((ownRow) => ownRow[3] !== row[3]));
  interface StoredRank {
    _id: number;
    skills: { skillId: number; levelNumber: number; sourceId: number }[];
  }
  const storedSkills = async () =>
    (await tables.service.kit.db.collection<StoredRank>('leadershipRole').findOne({ _id: leadershipRoleId }))?.skills ??
    [];
  const before = await storedSkills();
  const level = first?.[titles.indexOf('Level Number')] === '1' ? '2' : '1';
  const table = [
    titles,
    set(first, 'Level Number', level),
    ...(fresh ? [set(set(fresh, 'Leadership Role Id', String(leadershipRoleId)), 'Revision', '')] : []),
  ];
  const checked = await tables.check('leadership-skills', table);
  expect([await tables.wrongCells(checked.importId), checked.counts.changed]).toEqual([[], table.length - 1]);
  expect(await tables.work(calls.runRoleTable, checked.importId)).toMatchObject({ written: 1, kept: 0 });
  const after = await storedSkills();
  expect(after[0]?.levelNumber).toBe(Number(level));
  expect(after.every(({ sourceId }) => sourceId > 0)).toBe(true);
  await tables.work(calls.undoRoleTable, checked.importId);
  expect(await storedSkills()).toEqual(before);
});
