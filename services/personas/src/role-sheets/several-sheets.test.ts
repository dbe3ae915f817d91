import { afterAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { readWorkbook } from '@skills-architect/library-service-kit/testing';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import { importsUnderTest, paramsOf, staff } from '../imports/imports.fixtures';
import { roleColumns } from './role-sheet';

const imports = importsUnderTest();
const books = workbooks();
afterAll(() => books.close());

const TITLES = roleColumns('client skills', 5).map(({ title }) => title);
type Sheets = Record<string, { titles: string[]; rows: string[][] }>;
const bookOf = async (sheets: Sheets) => {
  const written = Object.entries(sheets).map(([name, { titles, rows }]) => ({
    ...{ name, rows },
    columns: titles.map((title) => ({ title, width: 12 })),
  }));
  return [new File([new Uint8Array(await books.write(written))], 'teams.xlsx')];
};
const query = { clientId: 1, isClientSkillsImport: true };
const client = () => imports.as(staff);
const send = (files: File[]) => client().call(calls.importClientRoles, { query, files });
const read = async (files: File[], sheet?: string) =>
  (await client().call(calls.readClientRoleTable, { query: { ...query, ...(sheet && { sheet }) }, files })).body;
type Reading = Awaited<ReturnType<typeof read>>;
const save = ({ shape, columns }: Reading) =>
  client().call(calls.saveTableColumns, {
    body: {
      ...{ clientId: 1, kind: 'client skills by role', shape },
      assignment: {
        columns: columns.map(({ at, field }) => ({ at, field })),
        constants: [{ field: 'group', value: 'Records' }],
        levels: columns.flatMap(({ field, levels }) => (field === 'level' ? levels : [])),
      },
    },
  });
const rolesOf = async (files: File[]) => {
  const token = (await send(files)).body.importTokenId;
  await imports.waitForStage(token, 'selection');
  const names = (await imports.listRows(token)).map(({ personaName }) => personaName);
  const { notes = [] } = (await client().call(calls.getImport, paramsOf(token))).body;
  await client().call(calls.discardImport, paramsOf(token));
  return { names, notes };
};

const OWN = ['Rolle', 'Kompetenz', 'Stufe'];

describe('a workbook with several sheets', () => {
  it('that all are the filled-in template is imported whole, and others are named', async () => {
    const files = await bookOf({
      Plant: { titles: TITLES, rows: [['Binder', 'Records', 'Filing', '2']] },
      Office: { titles: TITLES, rows: [['Archivist', 'Records', 'Filing', '3']] },
      Costs: {
        titles: ['Month', 'Sum'],
        rows: [
          ['May', '3'],
          ['June', '4'],
        ],
      },
    });
    const { names, notes } = await rolesOf(files);
    expect(names).toEqual(['Binder', 'Archivist']);
    expect(notes).toEqual([expect.stringMatching(/^Not imported from this file: the sheet "Costs"\./)]);
  });

  it('names the sheet of a wrong cell', async () => {
    const files = await bookOf({
      Plant: { titles: TITLES, rows: [['Binder', 'Records', 'Filing', '2']] },
      Office: { titles: TITLES, rows: [['Archivist', 'Records', 'Filing', '9']] },
    });
    const token = (await send(files)).body.importTokenId;
    await imports.waitForStage(token, 'failed').catch(() => undefined);
    const { body } = await client().call(calls.listImportWrongCells, paramsOf(token));
    expect(body.cells).toMatchObject([{ sheet: 'Office', row: 2, value: '9' }]);
    const { raw } = await client().call(calls.downloadImportWrongCells, paramsOf(token));
    expect((await readWorkbook(raw)).map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Plant', 2],
      ['Office', 2],
    ]);
    await client().call(calls.discardImport, paramsOf(token));
  });

  it('of the same titles is imported whole once they are assigned', async () => {
    const files = await bookOf({
      Plant: {
        titles: OWN,
        rows: [
          ['Binder', 'Filing', 'Experte'],
          ['Binder', 'Glue', ''],
          ['Binder', '', 'Experte'],
        ],
      },
      Office: {
        titles: OWN,
        rows: [
          ['Archivist', 'Filing', 'Grundkenntnisse'],
          ['Archivist', 'Paper care', ''],
        ],
      },
    });
    const reading = await read(files);
    expect(reading).toMatchObject({ sheet: 'Plant', rows: 5 });
    expect(reading.notes).toContain(
      'Imported together, because they have the same titles: the sheets "Plant", "Office".',
    );
    expect(reading.columns[2]?.levels.map(({ value }) => value)).toEqual(['Experte', 'Grundkenntnisse']);
    await save(reading);
    const { names, notes } = await rolesOf(files);
    expect(names).toEqual(['Binder', 'Archivist']);
    expect(notes).toEqual([
      expect.stringMatching(/^Columns as last assigned: "Rolle" is Client Role, "Kompetenz" is Client Skill/),
      'Not imported from "Plant", without Client Role or Client Skill: row 4.',
    ]);
  });

  it('of one role each becomes a role for each sheet', async () => {
    const rows = [
      ['Filing', 'Experte'],
      ['Glue', 'Grundkenntnisse'],
    ];
    const files = await bookOf({
      Binder: { titles: ['Kompetenz', 'Stufe'], rows },
      Archivist: { titles: ['Kompetenz', 'Stufe'], rows },
      Gilder: { titles: ['Kompetenz', 'Stufe'], rows: rows.slice(1) },
    });
    const reading = await read(files);
    expect(reading.columns.map(({ field }) => field)).toEqual(['skill', 'level', 'role']);
    await save(reading);
    expect((await rolesOf(files)).names).toEqual(['Binder', 'Archivist', 'Gilder']);
  });

  it('of different titles is imported from the sheet that was assigned last', async () => {
    const files = await bookOf({
      Plant: {
        titles: ['Rolle', 'Kompetenz'],
        rows: [
          ['Binder', 'Filing'],
          ['Binder', 'Glue'],
        ],
      },
      Office: {
        titles: ['Poste', 'Compétence'],
        rows: [
          ['Archiviste', 'Filing'],
          ['Archiviste', 'Paper care'],
        ],
      },
    });
    for (const [sheet, expected] of [
      ['Plant', 'Binder'],
      ['Office', 'Archiviste'],
    ] as const) {
      await save(await read(files, sheet));
      const { names, notes } = await rolesOf(files);
      expect(names).toEqual([expected]);
      expect(notes.join(' ')).toContain(`the sheet "${sheet === 'Plant' ? 'Office' : 'Plant'}"`);
    }
  });
});
