import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { assignSkillColumns } from '@skills-architect/contracts/skills';
import { type TablesUnderTest, tablesUnderTest } from './tables.fixtures';

let tables: TablesUnderTest;
beforeAll(async () => {
  tables = await tablesUnderTest();
});
afterAll(() => tables.service.close());

it('the columns of a matrix of people become skills, each once; the people do not', async () => {
  const { importId } = await tables.check('skills', 'Login,Kiln lifting,Kiln packing\ndave,x,o\nmary,o,x\n');
  const constants = [
    { field: 'skillCategory', value: 'Functional Skills' },
    { field: 'skillFamily', value: 'Kilns' },
    { field: 'skillDescription', value: 'To be described' },
  ];
  const { body } = await tables.user.call(assignSkillColumns, {
    params: { importId },
    body: { columns: [], constants },
  });
  await tables.waitForEnd(body.token);
  expect(await tables.read(importId)).toMatchObject({ stage: 'ready', counts: { new: 2, wrong: 0 } });
  const rows = await tables.listRows(importId, 'new');
  expect(rows.map(({ name }) => name)).toEqual(['Kiln lifting', 'Kiln packing']);
});
