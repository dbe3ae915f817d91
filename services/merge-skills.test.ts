import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Call, JobState } from '@skills-architect/contracts';
import {
  createSkill,
  deleteSkill,
  getSkill,
  listDeletedSkills,
  listSkillMerges,
  mergeSkill,
  previewSkillMerge,
  restoreSkill,
  type Skill,
  type SkillForm,
  undoSkillMerge,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { personasService } from '@skills-architect/personas-service';
import { rolesService } from '@skills-architect/roles-service';
import { AppError } from '@skills-architect/service-kit';
import { aUser, type PeerAnswer, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '@skills-architect/skills-service';

type Service = Awaited<ReturnType<typeof testService>>;
let skills: Service;
let roles: Service;
let personas: Service;
/** Called before each peer call of the skills service. */
let meanwhile: (path: string, signal?: AbortSignal) => Promise<unknown> = async () => undefined;

/** The skills service asks the others as their own services would be asked. */
const peers: PeerAnswer = async (call: Call, input, behalf) => {
  await meanwhile(call.path, behalf?.signal);
  const to = call.service === 'roles' ? roles : personas;
  const { status, body, failure } = await to.asPeer('skills').call(call, input as never);
  if (status !== 200) throw new AppError(failure.code, failure.error);
  return body;
};
const build = skillsService({ demo: true });

beforeAll(async () => {
  [skills, roles, personas] = await Promise.all([
    testService({ name: 'skills', build, peers }),
    testService({ name: 'roles', build: rolesService({ demo: false }) }),
    testService({ name: 'personas', build: personasService({ demo: false }) }),
  ]);
  await skills.service.seed?.();
  await skills.kit.jobs.run();
});
afterAll(() => Promise.all([skills.close(), roles.close(), personas.close()]));

const as = (userType: Parameters<typeof aUser>[0] = 4, on = skills) => on.as(aUser(userType));
let made = 0;
const aSkill = async (given: Partial<SkillForm> = {}): Promise<Skill> => {
  made += 1;
  const form = {
    skillName: `Merged ${made}`,
    skillCategoryId: 1,
    skillFamilyId: 1,
    sourceId: 1,
    skillStatus: 4 as const,
  };
  const body = { ...form, skillDescription: 'Some work', ...given };
  return (await as().call(createSkill, { body })).body;
};
const level = (skill: Skill, levelNumber: number, schemeId?: number) => {
  const found = skill.proficiencies.find(
    (one) => one.levelNumber === levelNumber && (!schemeId || one.schemeId === schemeId),
  );
  if (!found) throw new Error('no such level');
  return { proficiencyId: found.proficiencyId, levelNumber };
};
const STAMP = {
  rev: 0,
  deletedAt: null,
  changeSet: 'test',
  created: { at: new Date(), by: 1 },
  updated: { at: new Date(), by: 1 },
};
interface Stored extends Record<string, unknown> {
  _id: number;
}
const put = (service: Service, collection: string, documents: Stored[]) =>
  service.kit.db.collection<Stored>(collection).insertMany(documents.map((one) => ({ ...STAMP, ...one })));
const read = (service: Service, collection: string, ids: number[]) =>
  service.kit.db
    .collection<Stored>(collection)
    .find({ _id: { $in: ids } })
    .sort({ _id: 1 })
    .toArray();
const withoutAudit = (documents: Stored[]) =>
  documents.map(({ rev: _, updated: __, changeSet: ___, ...fields }) => fields);

const aRole = (_id: number, links: object[]): Stored => ({
  _id,
  roleName: `Role ${_id}`,
  nameKey: `role ${_id}`,
  terms: [],
  nameLines: '',
  alternativeNames: [],
  subsectorId: 1,
  functionId: 1,
  occupation: '',
  leadershipRoleId: 1,
  roleDescription: '',
  roleandResponsibilities: '',
  sourceId: 1,
  roleStatus: 4,
  uniqueKey: `role ${_id}`,
  skills: links,
  careerLinks: [],
});
const link = (skill: Skill, levelNumber: number, schemeId?: number) => ({
  skillId: skill.skillId,
  ...level(skill, levelNumber, schemeId),
  skillCriticality: 'High',
});
const row = (skill: Skill, levelNumber: number | null) => {
  const at = levelNumber === null ? { proficiencyId: null, levelNumber: null } : level(skill, levelNumber);
  return {
    skillId: skill.skillId,
    skillAddedFrom: 'Add Skill',
    ...at,
    industryProficiencyId: null,
    industryLevelNumber: null,
    skillCriticality: levelNumber === null ? '' : 'Low',
  };
};

const ended = (token: string, on = skills) =>
  new Promise<JobState>((resolve) => {
    const unlisten = on.kit.events.listen(({ name, data }) => {
      const job = data as unknown as JobState;
      if (name !== 'job' || job.token !== token || ['waiting', 'running'].includes(job.status)) return;
      unlisten();
      resolve(job);
    });
  });
const preview = async (merged: Skill, target: Skill) =>
  (await as().call(previewSkillMerge, { params: { skillId: merged.skillId }, query: { intoId: target.skillId } })).body;
const merge = (
  merged: Skill,
  target: Skill,
  outcome: 'merge' | 'delete' | 'retire' = 'merge',
  userType: 2 | 3 | 4 = 4,
) =>
  as(userType).call(mergeSkill, {
    params: { skillId: merged.skillId },
    body: { intoId: target.skillId, rev: merged.rev, intoRev: target.rev, outcome },
  });
const merged = async (...given: Parameters<typeof merge>) => {
  const { body, failure } = await merge(...given);
  if (failure.error) throw new Error(failure.error);
  const job = await ended(body.jobToken);
  return { ...body, job };
};
const undo = (mergeId: number) => as().call(undoSkillMerge, { params: { mergeId } });
const get = (skillId: number) => as().call(getSkill, { params: { skillId } });

describe('a merge', () => {
  it('moves every link, keeps the target’s own levels, and its undo brings each back exactly', async () => {
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
    const { job, mergeId } = await merged(old, target);
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
    expect(await ended(body.jobToken)).toMatchObject({ status: 'done', summary: 'Ledger work is back with its links' });
    expect(await state()).toEqual(before);
    expect((await undo(mergeId)).failure.error).toBe('This merge was undone already.');
  });

  it('translates levels when the target has another scheme, and says so', async () => {
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
    await merged(old, target);
    const [role] = await read(roles, 'role', [10]);
    expect(role?.skills).toHaveLength(1);
    expect(role?.skills).toMatchObject([{ skillId: target.skillId }]);
  });

  it.each(['delete', 'retire'] as const)(
    'as a replacement before %s leaves the target’s names alone',
    async (outcome) => {
      const [old, target] = [await aSkill(), await aSkill()];
      await put(roles, 'role', [aRole(20 + made, [link(old, 1)])]);
      const role = 20 + made;
      await merged(old, target, outcome);
      expect((await read(roles, 'role', [role]))[0]?.skills).toEqual([link(target, 1)]);
      expect((await get(target.skillId)).body).toMatchObject({ alternativeNames: [], rev: 0 });
      if (outcome === 'retire') expect((await get(old.skillId)).body.skillStatus).toBe(5);
      else expect((await get(old.skillId)).status).toBe(404);
    },
  );

  it('is refused for an SME, with itself, and after a change that the preview did not show', async () => {
    const [old, target] = [await aSkill(), await aSkill()];
    expect((await merge(old, target, 'merge', 3)).status).toBe(403);
    expect((await merge(old, old)).status).toBe(400);
    expect((await merge({ ...old, rev: 7 }, target)).failure.code).toBe('stale');
    expect((await merge(old, { ...target, rev: 7 })).failure.code).toBe('stale');
    expect((await get(old.skillId)).status).toBe(200);
  });
});

describe('an undo', () => {
  it('is refused when something was changed since, and names it', async () => {
    const [old, target] = [await aSkill(), await aSkill({ skillName: 'Kept name' })];
    await put(roles, 'role', [aRole(40, [link(old, 1)])]);
    const { mergeId } = await merged(old, target);
    await roles.kit.db
      .collection<{ _id: number; changeSet: string; rev: number }>('role')
      .updateOne({ _id: 40 }, { $set: { changeSet: 'mine' }, $inc: { rev: 1 } });
    const { skillName, skillStatus, skillDescription } = target;
    const form = { skillName, skillStatus, skillDescription, skillCategoryId: 1, skillFamilyId: 1, rev: 1 };
    await as().call(updateSkill, { params: { skillId: target.skillId }, body: form });
    const { status, failure } = await undo(mergeId);
    expect(status).toBe(409);
    expect(failure.error).toBe('This cannot be taken back: 2 records were changed since: Kept name, Role 40.');
  });

  it('is refused when the name was given to another skill', async () => {
    const [old, target] = [await aSkill({ skillName: 'Taken name' }), await aSkill()];
    const { mergeId } = await merged(old, target);
    await aSkill({ skillName: 'Taken name' });
    expect((await undo(mergeId)).failure.error).toBe('Another skill of the source has the name Taken name by now.');
  });
});

describe('at once', () => {
  it('two people merge the same skill: one does, the other is told', async () => {
    const [old, one, two] = [await aSkill(), await aSkill(), await aSkill()];
    const both = await Promise.all([merge(old, one), merge(old, two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const started = both.find(({ status }) => status === 200)?.body;
    expect((await as().call(deleteSkill, { params: { skillId: old.skillId }, query: { rev: 0 } })).status).toBe(409);
    expect((await ended(started?.jobToken ?? '')).status).toBe('done');
  });

  it('a link that is added while the others move is moved too', async () => {
    const [old, target] = [await aSkill(), await aSkill()];
    await put(roles, 'role', [aRole(50, [link(old, 1)])]);
    meanwhile = async (path) => {
      if (!path.endsWith('personas/library-links/move')) return;
      meanwhile = async () => undefined;
      await put(roles, 'role', [aRole(51, [link(old, 2)])]);
    };
    const { mergeId } = await merged(old, target);
    expect((await read(roles, 'role', [50, 51])).map(({ skills: links }) => links)).toEqual([
      [link(target, 1)],
      [link(target, 2)],
    ]);
    await ended((await undo(mergeId)).body.jobToken);
    expect((await read(roles, 'role', [50, 51])).map(({ skills: links }) => links)).toEqual([
      [link(old, 1)],
      [link(old, 2)],
    ]);
  });

  it('a process that ends in the middle of 2,000 links is followed by another, and the undo is exact', async () => {
    const [old, target] = [await aSkill(), await aSkill()];
    const ids = Array.from({ length: 2000 }, (_, index) => 1000 + index);
    await put(
      roles,
      'role',
      ids.map((id) => aRole(id, [link(old, 3)])),
    );
    let asked = 0;
    let reached = () => undefined as unknown;
    const half = new Promise((resolve) => {
      reached = () => resolve(undefined);
    });
    meanwhile = async (path, signal) => {
      asked += Number(path.endsWith('industryRoles/library-links/move'));
      if (asked === 5) {
        reached();
        await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('gone'))));
      }
    };
    const { body } = await merge(old, target);
    await half;
    const former = skills;
    skills = await testService({ name: 'skills', build, peers, beside: former.place });
    meanwhile = async () => undefined;
    const moved = ended(body.jobToken);
    await skills.kit.jobs.run();
    await former.stop();
    expect(await moved).toMatchObject({ status: 'done', summary: expect.stringMatching(/^2,000 records moved/) });
    const links = async () => new Set((await read(roles, 'role', ids)).map((role) => JSON.stringify(role.skills)));
    expect(await links()).toEqual(new Set([JSON.stringify([link(target, 3)])]));
    await ended((await undo(body.mergeId)).body.jobToken);
    expect(await links()).toEqual(new Set([JSON.stringify([link(old, 3)])]));
  });
});
