import { describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aUser } from '@skills-architect/service-kit/testing';
import { clientSkillImports, paramsOf, TITLES } from './client-skills.fixtures';

const architect = aUser(4);
const { personas, as, aSubject, aWorkbook, importRows, readSkills, upload, waitForStatus } = clientSkillImports();

describe('the import of client skills', () => {
  it('suggests library skills by a job, and keeps the client’s levels', async () => {
    const subject = await aSubject();
    expect((await as().call(calls.clientSkillsStatus, paramsOf(subject))).body).toMatchObject({
      status: 0,
      totalItems: 0,
    });
    const started = await upload(subject, [
      ['Skill 7', 3],
      ['Nothing like it', ''],
    ]);
    expect(started.body).toEqual({ status: 1, totalItems: 2, completedItems: 0 });
    expect(await waitForStatus(subject, 2)).toMatchObject({ totalItems: 2, completedItems: 2 });
    const { rows, skills } = await readSkills(subject);
    expect(rows).toMatchObject([
      { rowId: 1, clientSkill: 'Skill 7', levelNumber: 3, matches: [{ skillId: 7, score: 100 }, { skillId: 8 }] },
      { rowId: 2, clientSkill: 'Nothing like it', levelNumber: null, matches: [], selectedSkillId: null },
    ]);
    expect(skills.map(({ skillId }) => skillId)).toEqual([7, 8]);
  });

  it('suggests only skills that the client is offered', async () => {
    const { rows } = await readSkills(await importRows([['Skill 60'], ['Skill 61']]));
    expect(rows.map(({ matches }) => matches.map(({ skillId }) => skillId))).toEqual([[], [62]]);
  });

  it('lists every wrong cell by its position in the file, and imports nothing', async () => {
    const subject = await importRows([['Skill 5']]);
    const refused = await upload(subject, [
      ['Skill 1', 'high'],
      ['', ''],
      ['', 2],
      ['Skill 2', 9],
      ['skill 1', ''],
    ]);
    expect(refused.status).toBe(400);
    expect(refused.failure.issues).toEqual([
      { path: 'B2', message: 'Enter a whole number from 1 to 5, or leave the cell empty.' },
      { path: 'A4', message: 'Enter the name of the skill, or delete the row.' },
      { path: 'B5', message: 'Enter a whole number from 1 to 5, or leave the cell empty.' },
      { path: 'A6', message: 'This skill is already in row 2. Delete one of the two.' },
    ]);
    expect((await readSkills(subject)).rows).toMatchObject([{ clientSkill: 'Skill 5' }]);
  });

  it.each([
    ['other titles', [['x', '']], ['Skill', 'Level'], 'Excel column header template is not proper'],
    ['no rows', [], TITLES, 'The sheet contains no rows. Fill in at least one below the titles.'],
    [
      'too many skills',
      Array.from({ length: 501 }, (_, index) => [`Skill ${index}`, '']),
      TITLES,
      'The sheet holds 501 skills. A persona can have at most 500.',
    ],
  ])('refuses %s', async (_, rows, titles, error) =>
    expect((await upload(await aSubject(), rows, titles)).failure.error).toBe(error),
  );

  it('accepts its own filled-in template', async () => {
    const { raw } = await as().call(calls.clientSkillsTemplate, { query: { clientId: 1 } });
    expect(raw.subarray(0, 2).toString()).toBe('PK');
    const file = [new File([new Uint8Array(raw)], 'template.xlsx')];
    const sent = await as().call(calls.importClientSkills, { ...paramsOf(await aSubject()), files: file });
    expect(sent.failure.error).toMatch(/contains no rows/);
  });

  it('continues in another process when its own ends', async () => {
    const dying = await personas().secondProcess();
    await dying.start();
    const subject = await aSubject();
    const rows = Array.from({ length: 120 }, (_, index) => [`Skill ${index + 100}`, '']);
    await dying.as(architect).call(calls.importClientSkills, { ...paramsOf(subject), files: await aWorkbook(rows) });
    await dying.stop();
    await waitForStatus(subject, 2);
    const all = (await readSkills(subject)).rows;
    expect(all.map(({ matches }) => matches[0]?.skillId)).toEqual(rows.map((_, index) => index + 100));
  });

  it.each([1, 8] as const)('is not for client users of type %d', async (type) => {
    const subject = await aSubject();
    const files = await aWorkbook([['Skill 1', '']]);
    const refused = await as(aUser(type, [1])).call(calls.importClientSkills, { ...paramsOf(subject), files });
    expect(refused.status).toBe(403);
  });
});

describe('the selections', () => {
  const save = (subject: string, rev: number, rows: object[], deleted: number[] = []) =>
    as().call(calls.saveClientSkills, {
      ...paramsOf(subject),
      body: {
        rev,
        rows: rows.map((row) => ({ rowId: 1, selectedSkillId: null, proficiencyId: null, ...row })),
        deleted,
      },
    });

  it('are saved with their level, also of a skill found by search; a deleted row is removed', async () => {
    const subject = await importRows([['Skill 7'], ['Skill 9'], ['Skill 11']]);
    const saved = await save(
      subject,
      0,
      [
        { rowId: 1, selectedSkillId: 7, proficiencyId: 73 },
        { rowId: 2, selectedSkillId: 30, proficiencyId: null, isSearchedSkill: true },
      ],
      [3],
    );
    expect(saved.body.rows).toMatchObject([
      { rowId: 1, selectedSkillId: 7, proficiencyId: 73, isSearchedSkill: false },
      { rowId: 2, selectedSkillId: 30, isSearchedSkill: true },
    ]);
    expect(saved.body.rows).toHaveLength(2);
    expect(await readSkills(subject)).toEqual(saved.body);
    expect((await save(subject, 0, [])).failure.code).toBe('stale');
  });

  it.each([
    ['a level of another skill', { selectedSkillId: 7, proficiencyId: 81 }, /does not belong to its skill/],
    ['a level without a skill', { proficiencyId: 73 }, /does not belong to its skill/],
    ['a skill of another source', { selectedSkillId: 61, proficiencyId: null }, /is not offered/],
    ['a row that is gone', { rowId: 5 }, /was deleted/],
  ])('refuse %s', async (_, row, message) => {
    const refused = await save(await importRows([['Skill 7']]), 0, [row]);
    expect(refused.status).toBe(400);
    expect(refused.failure.error).toMatch(message);
  });

  it('are deleted when the client skills are discarded', async () => {
    const subject = await importRows([['Skill 7']]);
    expect((await as().call(calls.discardClientSkills, paramsOf(subject))).status).toBe(200);
    expect((await as().call(calls.getClientSkills, paramsOf(subject))).status).toBe(404);
  });
});
