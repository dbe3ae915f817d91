import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  deleteSkill,
  listDeletedSkills,
  listSkillMerges,
  restoreSkill,
  updateSkill,
} from '@skills-architect/contracts/skills';
import {
  aRole,
  aSkill,
  as,
  closeServices,
  get,
  link,
  merge,
  mergeAndWait,
  personas,
  preview,
  put,
  read,
  roles,
  row,
  skills,
  startServices,
  undo,
  waitForEnd,
  withoutAudit,
} from './merge-skills.fixtures';
import { aSnapshot } from './personas/src/reviews/reviews.fixtures';

beforeAll(startServices);
afterAll(closeServices);

describe('a merge', () => {
  it('moves every link, keeps the target’s own levels, and can be undone exactly', async () => {
    const old = await aSkill({ skillName: 'Ledger work', alternativeNames: ['Booking'] });
    const target = await aSkill({ skillName: 'Bookkeeping', alternativeNames: ['booking'] });
    const other = await aSkill();
    await put(roles, 'role', [
      aRole(1, [link(other, 1), link(old, 4)]),
      aRole(2, [link(old, 4), link(target, 2)]),
      aRole(3, [link(other, 1)]),
    ]);
    await put(roles, 'leadershipRole', [
      { _id: 1, leadershipRoleName: 'Lead', skills: [{ ...link(old, 3), sourceId: 1 }] },
    ]);
    await put(
      personas,
      'persona',
      [1, 2, 3].map((_id) => ({ _id, clientId: 1, personaName: `Persona ${_id}`, nameKey: `persona ${_id}` })),
    );
    await put(personas, 'personaSkills', [
      { _id: 1, clientId: 1, rows: [row(old, 5)], excludedRoleSkills: [] },
      { _id: 2, clientId: 1, rows: [row(target, null), row(old, 3)], excludedRoleSkills: [] },
      { _id: 3, clientId: 2, rows: [], excludedRoleSkills: [old.skillId] },
    ]);
    const state = async () => ({
      roles: withoutAudit(await read(roles, 'role', [1, 2, 3])),
      leaders: withoutAudit(await read(roles, 'leadershipRole', [1])),
      personas: withoutAudit(await read(personas, 'personaSkills', [1, 2, 3])),
      skills: withoutAudit(await read(skills, 'skill', [old.skillId, target.skillId])),
    });
    const before = await state();

    expect(await preview(old, target)).toMatchObject({
      links: [
        { what: 'industry role', total: 2, both: 1, named: ['Role 2'] },
        { what: 'leadership role', total: 1, both: 0, named: [] },
        { what: 'persona', total: 3, both: 1, named: ['Persona 2'] },
      ],
      alternativeNames: ['Ledger work'],
      warnings: [],
    });
    const { job, mergeId } = await mergeAndWait(old, target);
    expect(job).toMatchObject({ status: 'done', summary: '6 records moved from Ledger work to Bookkeeping' });
    const after = await state();
    expect(after.roles.map((role) => role.skills)).toEqual([
      [link(other, 1), link(target, 4)],
      [link(target, 2)],
      [link(other, 1)],
    ]);
    expect(after.leaders[0]?.skills).toEqual([{ ...link(target, 3), sourceId: 1 }]);
    expect(after.personas.map(({ rows, excludedRoleSkills }) => [rows, excludedRoleSkills])).toEqual([
      [[row(target, 5)], []],
      [[row(target, 3)], []],
      [[], [target.skillId]],
    ]);
    expect((await get(target.skillId)).body.alternativeNames).toEqual(['booking', 'Ledger work']);
    expect((await get(old.skillId)).status).toBe(404);

    const deleted = (await as().call(listDeletedSkills, { query: {} })).body.skills;
    expect(deleted[0]).toMatchObject({ skillName: 'Ledger work', merge: { mergeId, targetName: 'Bookkeeping' } });
    expect((await as().call(restoreSkill, { params: { skillId: old.skillId } })).failure.error).toBe(
      'It was merged into Bookkeeping. Undo the merge instead.',
    );
    expect((await as().call(listSkillMerges, { query: {} })).body.merges[0]).toMatchObject({
      mergeId,
      state: 'done',
      moved: 6,
    });

    const { body } = await undo(mergeId);
    expect(await waitForEnd(body.jobToken)).toMatchObject({
      status: 'done',
      summary: 'Ledger work is back with its links',
    });
    expect(await state()).toEqual(before);
    expect((await undo(mergeId)).failure.error).toBe('This merge has already been undone.');
  });

  it('moves the skill in approved versions and at comments too, so that no difference appears', async () => {
    const [old, target] = [await aSkill(), await aSkill()];
    const version = { ...aSnapshot(), rows: [row(old, 2)] };
    await put(personas, 'review', [
      {
        _id: 70,
        clientId: 1,
        state: 'approved',
        sent: null,
        refused: null,
        approved: { by: 1, at: new Date(), version },
      },
    ]);
    await put(personas, 'personaComment', [
      { _id: 70, clientId: 1, personaId: 70, skillId: old.skillId, text: 'Level 3?', isEdited: false, resolved: null },
    ]);
    const state = async () => {
      const [review, comment] = [await read(personas, 'review', [70]), await read(personas, 'personaComment', [70])];
      return [withoutAudit(review)[0]?.approved, withoutAudit(comment)[0]?.skillId];
    };
    const before = await state();
    const { mergeId } = await mergeAndWait(old, target);
    expect(await state()).toMatchObject([{ version: { rows: [row(target, 2)] } }, target.skillId]);
    await waitForEnd((await undo(mergeId)).body.jobToken);
    expect(await state()).toEqual(before);
  });

  it('converts levels when the target has another scheme, and warns about that', async () => {
    const old = await aSkill({ sourceId: 2 });
    const target = await aSkill();
    const schemes = [...new Set(old.proficiencies.map(({ schemeId }) => schemeId))];
    await put(roles, 'role', [
      aRole(
        10,
        schemes.map((schemeId) => link(old, 4, schemeId)),
      ),
    ]);
    expect((await preview(old, target)).warnings).toEqual([
      'The two have different levels: each link gets the nearest level.',
    ]);
    await mergeAndWait(old, target);
    const [role] = await read(roles, 'role', [10]);
    expect(role?.skills).toHaveLength(1);
    expect(role?.skills).toMatchObject([{ skillId: target.skillId }]);
  });

  it.each(['delete', 'retire'] as const)(
    'as a replacement before %s does not change the target’s names',
    async (outcome) => {
      const [old, target] = [await aSkill(), await aSkill()];
      const role = 20 + old.skillId;
      await put(roles, 'role', [aRole(role, [link(old, 1)])]);
      await mergeAndWait(old, target, outcome);
      expect((await read(roles, 'role', [role]))[0]?.skills).toEqual([link(target, 1)]);
      expect((await get(target.skillId)).body).toMatchObject({ alternativeNames: [], rev: 0 });
      if (outcome === 'retire') expect((await get(old.skillId)).body.skillStatus).toBe(5);
      else expect((await get(old.skillId)).status).toBe(404);
    },
  );

  it('is refused for SMEs, with itself, and after a change that the preview did not show', async () => {
    const [old, target] = [await aSkill(), await aSkill()];
    expect((await merge(old, target, 'merge', 3)).status).toBe(403);
    expect((await merge(old, old)).status).toBe(400);
    expect((await merge({ ...old, rev: 7 }, target)).failure.code).toBe('stale');
    expect((await merge(old, { ...target, rev: 7 })).failure.code).toBe('stale');
    expect((await get(old.skillId)).status).toBe(200);
  });
});

describe('an undo', () => {
  it('is refused when something was changed since, and lists it', async () => {
    const [old, target] = [await aSkill(), await aSkill({ skillName: 'Kept name' })];
    await put(roles, 'role', [aRole(40, [link(old, 1)])]);
    const { mergeId } = await mergeAndWait(old, target);
    await roles.kit.db
      .collection<{ _id: number; changeSet: string; rev: number }>('role')
      .updateOne({ _id: 40 }, { $set: { changeSet: 'mine' }, $inc: { rev: 1 } });
    const { skillName, skillStatus, skillDescription } = target;
    const form = { skillName, skillStatus, skillDescription, skillCategoryId: 1, skillFamilyId: 1, rev: 1 };
    await as().call(updateSkill, { params: { skillId: target.skillId }, body: form });
    const { status, failure } = await undo(mergeId);
    expect(status).toBe(409);
    expect(failure.error).toBe('This cannot be undone: one record was changed since: Role 40.');
  });

  it('keeps later edits of the target, without the names that it gained', async () => {
    const [old, target] = [await aSkill({ skillName: 'Old name' }), await aSkill({ alternativeNames: ['Own'] })];
    await put(roles, 'role', [aRole(41, [link(old, 1)])]);
    const { mergeId } = await mergeAndWait(old, target);
    const { skillName, skillStatus } = target;
    const form = { skillName, skillStatus, skillDescription: 'Edited', skillCategoryId: 1, skillFamilyId: 1, rev: 1 };
    const body = { ...form, alternativeNames: ['Own', 'Old name', 'Later'] };
    await as().call(updateSkill, { params: { skillId: target.skillId }, body });
    const { jobToken } = (await undo(mergeId)).body;
    expect(await waitForEnd(jobToken)).toMatchObject({ status: 'done' });
    expect((await get(target.skillId)).body).toMatchObject({
      skillDescription: 'Edited',
      alternativeNames: ['Own', 'Later'],
    });
    expect((await get(old.skillId)).body.skillName).toBe('Old name');
    expect((await read(roles, 'role', [41]))[0]?.skills).toEqual([link(old, 1)]);
  });

  it('is refused for a deleted target', async () => {
    const [old, target] = [await aSkill(), await aSkill({ skillName: 'Deleted target' })];
    const { mergeId } = await mergeAndWait(old, target);
    const { skillId } = target;
    expect((await as().call(deleteSkill, { params: { skillId }, query: { rev: 1 } })).status).toBe(200);
    expect((await undo(mergeId)).failure.error).toBe(
      'This cannot be undone: one record was changed since: Deleted target.',
    );
  });

  it('is refused when another skill has the name by now', async () => {
    const [old, target] = [await aSkill({ skillName: 'Taken name' }), await aSkill()];
    const { mergeId } = await mergeAndWait(old, target);
    await aSkill({ skillName: 'Taken name' });
    expect((await undo(mergeId)).failure.error).toBe('Another skill of the source has the name Taken name by now.');
  });
});
