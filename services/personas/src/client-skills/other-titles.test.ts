import { describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import iconv from 'iconv-lite';
import { clientSkillImports, paramsOf } from './client-skills.fixtures';

const { as, aSubject, readSkills, waitForStatus } = clientSkillImports();

describe('a table of client skills with other titles than the template’s', () => {
  const FILE = 'Skills of the plant;;\nKompetenz*;Stufe;Bemerkung\nSkill 7;Experte;neu\nSkill 9;Grundkenntnisse;\n';
  const files = [new File([FILE], 'skills.csv')];
  const read = async (subject: string, client = as()) =>
    client.call(calls.readClientSkillTable, { ...paramsOf(subject), query: {}, files });
  const save = async (
    reading: Awaited<ReturnType<typeof read>>['body'],
    client = as(),
    kind: calls.AssignedKind = 'client skills',
  ) =>
    client.call(calls.saveTableColumns, {
      body: {
        clientId: 1,
        kind,
        shape: reading.shape,
        assignment: {
          columns: reading.columns.map(({ at, field }) => ({ at, field })),
          constants: [],
          levels: reading.columns.flatMap(({ field, levels }) => (field === 'level' ? levels : [])),
        },
      },
    });
  const send = (subject: string) => as().call(calls.importClientSkills, { ...paramsOf(subject), files });

  it('is read once its columns are assigned, and next month without a question', async () => {
    const subject = await aSubject();
    expect((await send(subject)).failure.error).toBe('Excel column header template is not proper');
    const { body } = await read(subject);
    expect(body).toMatchObject({
      headRow: 2,
      rows: 2,
      columns: [
        { title: 'Kompetenz*', field: 'skill', samples: ['Skill 7', 'Skill 9'] },
        { title: 'Stufe', field: 'level', levels: [{ level: 5 }, { level: 1 }] },
        { title: 'Bemerkung', field: null },
      ],
      fields: [{ field: 'skill', isRequired: true }, { field: 'level' }],
    });
    expect((await save(body)).status).toBe(200);
    for (const listSubject of [subject, await aSubject()]) {
      expect((await send(listSubject)).body).toMatchObject({ totalItems: 2 });
      await waitForStatus(listSubject, 2);
      expect((await readSkills(listSubject)).rows).toMatchObject([
        { clientSkill: 'Skill 7', levelNumber: 5 },
        { clientSkill: 'Skill 9', levelNumber: 1 },
      ]);
    }
  });

  it('is read in the encoding that was chosen by its words, next month too', async () => {
    const subject = await aSubject();
    // As an old Mac saves it; its few letters resemble another encoding.
    const old = [new File([new Uint8Array(iconv.encode('Skill;Stufe\nPrüfen;2\n', 'macintosh'))], 'old.csv')];
    const readOld = (query: object = {}) =>
      as().call(calls.readClientSkillTable, { ...paramsOf(subject), query, files: old });
    const { body: guessed } = await readOld();
    const right = guessed.encodings?.find(({ sample }) => sample === 'Prüfen')?.encoding ?? '';
    const { body: reading } = await readOld({ encoding: right });
    expect(reading).toMatchObject({ shape: guessed.shape, columns: [{ samples: ['Prüfen'] }, {}] });
    const columns = [
      { at: 0, field: 'skill' },
      { at: 1, field: 'level' },
    ];
    const assignment = { columns, constants: [], levels: [], encoding: right };
    await as().call(calls.saveTableColumns, {
      body: { clientId: 1, kind: 'client skills', shape: reading.shape, assignment },
    });
    expect((await readOld()).body.columns[0]?.samples).toEqual(['Prüfen']);
    await as().call(calls.importClientSkills, { ...paramsOf(subject), files: old });
    await waitForStatus(subject, 2);
    expect((await readSkills(subject)).rows).toMatchObject([{ clientSkill: 'Prüfen', levelNumber: 2 }]);
  });

  it('shows the assignment of the last time, and takes a new one', async () => {
    const subject = await aSubject();
    const { body } = await read(subject);
    await save({
      ...body,
      columns: body.columns.map((column) => ({ ...column, field: column.at === 2 ? 'skill' : null })),
    });
    expect((await read(subject)).body.columns.map(({ field }) => field)).toEqual([null, null, 'skill']);
    await send(subject);
    await waitForStatus(subject, 2);
    expect((await readSkills(subject)).rows).toMatchObject([{ clientSkill: 'neu', levelNumber: null }]);
  });

  it('is assigned by administrators only, and for their clients', async () => {
    const { body } = await read(await aSubject());
    expect((await save(body, as(aUser(1, [1])))).status).toBe(403);
    expect((await save(body, as(aUser(1, [1])), 'roles and skills')).status).toBe(200);
    expect((await save(body, as(aUser(1, [2])), 'roles and skills')).status).toBe(404);
  });
});
