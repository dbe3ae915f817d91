import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/roles';
import { roleTablesUnderTest } from './role-tables.fixtures';

let tables: Awaited<ReturnType<typeof roleTablesUnderTest>>;
/** Roles of the demo with unique names, and skills that both have; the levels of the first skill. */
let names: { roles: { id: number; name: string }[]; skills: { id: number; name: string }[] };

beforeAll(async () => {
  tables = await roleTablesUnderTest();
  const [, ...rows] = await tables.exportTable('role-skills');
  const skills = new Map(rows.map(([, , , id, name = '']) => [name, Number(id)]));
  const roles = new Map(rows.map(([id, , name = '']) => [name, Number(id)]));
  names = {
    roles: [...roles].slice(0, 2).map(([name, id]) => ({ id, name })),
    skills: [...skills].slice(0, 3).map(([name, id]) => ({ id, name })),
  };
});
afterAll(() => tables.service.close());

interface StoredRole {
  _id: number;
  skills: { skillId: number; levelNumber: number }[];
}
const levelOf = async (roleId: number, skillId: number) => {
  const role = await tables.service.kit.db.collection<StoredRole>('role').findOne({ _id: roleId });
  return role?.skills.find((link) => link.skillId === skillId)?.levelNumber;
};
const roleAt = (index: number) => names.roles[index] ?? { id: 0, name: '' };
const skillAt = (index: number) => names.skills[index] ?? { id: 0, name: '' };

describe('a matrix of roles and skills becomes role skills', () => {
  it('with roles as columns, levels as words, and no level where a dash is', async () => {
    const matrix = [
      ['Skills of the plant', '', ''],
      ['Skill', roleAt(0).name, roleAt(1).name],
      [skillAt(0).name, 'expert', 'beginner'],
      [skillAt(1).name, 'intermediate', '–'],
      [skillAt(2).name, '–', 'advanced'],
    ];
    const checked = await tables.check('role-skills', matrix);
    expect(await tables.wrongCells(checked.importId)).toEqual([]);

    expect(checked).toMatchObject({ stage: 'ready', levelCount: 5 });
    expect(checked.columns.map(({ field }) => field)).toEqual(['skillName', 'role in title', 'role in title']);
    expect(checked.understood?.[0]).toEqual({
      roleName: roleAt(0).name,
      skillName: skillAt(0).name,
      levelNumber: '5 of 5',
    });
    expect(checked.notes.join(' ')).toMatch(/is a matrix.* Cells without a level are not imported: 2/);
    await tables.work(calls.runRoleTable, checked.importId);
    expect(await levelOf(roleAt(0).id, skillAt(0).id)).toBe(5);
    expect(await levelOf(roleAt(1).id, skillAt(0).id)).toBe(1);
    expect(await levelOf(roleAt(0).id, skillAt(1).id)).toBe(3);
    expect(await levelOf(roleAt(1).id, skillAt(2).id)).toBe(4);
    const again = await tables.check('role-skills', matrix);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, wrong: 0, same: 4 });
    await tables.work(calls.undoRoleTable, checked.importId);
  });

  it('with skills as columns and marks, whose level a person chooses; wrong cells are named by their place', async () => {
    const matrix = [
      ['Job title', skillAt(0).name, 'Levitation'],
      [roleAt(0).name, 'x', 'x'],
      [roleAt(1).name, 'x', ''],
    ];
    const checked = await tables.check('role-skills', matrix);
    expect(checked.levelQuestions).toEqual(['Which level does "x" mean? Rows without a level are wrong.']);
    expect(checked.counts).toMatchObject({ changed: 0, wrong: 3 });
    const decided = await tables.assign(checked.importId, {
      columns: [],
      levels: [{ value: 'x', level: 2, isLeftOut: false }],
    });
    expect(decided.levelQuestions).toEqual([]);
    expect(await tables.wrongCells(checked.importId)).toEqual([
      '2 Levitation: No published skill of the library has this name',
    ]);
    await tables.work(calls.runRoleTable, checked.importId);
    expect(await levelOf(roleAt(1).id, skillAt(0).id)).toBe(2);
    // The same list next month asks nothing.
    expect((await tables.check('role-skills', matrix)).levels).toEqual([{ value: 'x', level: 2, isLeftOut: false }]);
  });

  it('but not one of people', async () => {
    const checked = await tables.check('role-skills', [
      ['Skill', 'Anna Miller', 'Peter Novak'],
      [skillAt(0).name, '3', '1'],
      [skillAt(1).name, '2', '4'],
    ]);
    expect(checked).toMatchObject({ stage: 'refused', errorMessage: expect.stringMatching(/^The columns are people/) });
  });

  it('as a list of roles, skills and levels does', async () => {
    const checked = await tables.check('role-skills', [
      ['Job', 'Competency', 'Required level'],
      [roleAt(0).name, skillAt(0).name, 'Advanced'],
      ['', skillAt(1).name, 'Basic'],
      ['No such job', skillAt(1).name, '2'],
    ]);
    expect(checked.counts.changed + checked.counts.same).toBe(2);
    expect(await tables.wrongCells(checked.importId)).toEqual(['4 Role Name: No role of the library has this name']);
  });
});
