import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runRoleTable, undoRoleTable } from '@skills-architect/contracts/roles';
import { roleTablesUnderTest } from './role-tables.fixtures';

let tables: Awaited<ReturnType<typeof roleTablesUnderTest>>;
beforeAll(async () => {
  tables = await roleTablesUnderTest();
});
afterAll(() => tables.service.close());

const GERMAN = ['Name (de)', 'Alternative Names (de)', 'Description (de)'];

it('a table of roles carries languages, and a round trip changes nothing', async () => {
  const [head = [], first = [], ...others] = await tables.exportTable('roles');
  expect(head.join()).not.toContain('(de)');
  const roleId = Number(first[0]);
  const table = [
    [...head, ...GERMAN],
    [...first, 'Fahrer', 'Fahrerin\nLenker', 'Fährt'],
  ];
  const checked = await tables.check('roles', table);
  expect(checked).toMatchObject({ stage: 'ready', counts: { changed: 1, wrong: 0 }, changedCells: 3 });
  await tables.work(runRoleTable, checked.importId);
  const text = { language: 'de', name: 'Fahrer', alternativeNames: ['Fahrerin', 'Lenker'], description: 'Fährt' };
  expect((await tables.role(roleId)).translations).toEqual([text]);

  const exported = await tables.exportTable('roles');
  expect(exported[0]?.slice(-3)).toEqual(GERMAN);
  const again = await tables.check('roles', exported);
  expect(again.counts).toMatchObject({ same: others.length + 1, changed: 0, new: 0, wrong: 0 });

  await tables.work(undoRoleTable, checked.importId);
  expect((await tables.role(roleId)).translations).toEqual([]);
});

it('a name and its translation can change together: the translation is of the new name', async () => {
  const [head = [], , second = []] = await tables.exportTable('roles');
  const renamed = second.map((cell, index) => (head[index] === 'Role Name' ? 'Renamed Role' : cell));
  const checked = await tables.check('roles', [
    [...head, 'Name (de)'],
    [...renamed, 'Umbenannte Rolle'],
  ]);
  await tables.work(runRoleTable, checked.importId);
  const role = await tables.role(Number(second[0]));
  expect(role).toMatchObject({ roleName: 'Renamed Role', translations: [{ name: 'Umbenannte Rolle' }] });
  expect(role.translations?.[0]).not.toHaveProperty('stale');
});

it('refuses a column of an unknown language by its title', async () => {
  const [head = [], first = []] = await tables.exportTable('roles');
  const checked = await tables.check('roles', [
    [...head, 'Description (zz)'],
    [...first, 'x'],
  ]);
  expect(checked.errorMessage).toBe(
    'The column "Description (zz)" names no language: zz is no code of one, such as de or fr.',
  );
});
