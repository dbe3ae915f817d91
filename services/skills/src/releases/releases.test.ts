import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userNames } from '@skills-architect/contracts/admin';
import { personaLinkCalls } from '@skills-architect/contracts/personas';
import { advanceRoleChanges, listRoleChanges, roleLinkCalls } from '@skills-architect/contracts/roles';
import {
  compareRelease,
  createSkill,
  deleteSkill,
  listReleases,
  mergeSkill,
  nameRelease,
  releaseChanges,
  releasedSkills,
  restoreSkill,
  type Skill,
  unreleasedChanges,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
/** The clock advances by a second with each reading, so that no two changes have the same time. */
let seconds = Date.parse('2026-11-01T08:00:00.000Z');
const now = () => {
  seconds += 1000;
  return new Date(seconds);
};

const NO_CHANGES = { new: 0, changed: 0, retired: 0, deleted: 0 };
const at = '2026-11-02T10:00:00.000Z';
const noLinks = () => ({ links: [], moved: 0, total: 0, names: [], restored: 0 });
const linkCalls = [...Object.values(roleLinkCalls), ...Object.values(personaLinkCalls)];
const peers = peerAnswers(
  ...linkCalls.map((call): [typeof call, typeof noLinks] => [call, noLinks]),
  [userNames, () => ({ users: [{ userId: 904, name: 'Ada Architect' }] })],
  [advanceRoleChanges, () => ({ remaining: 0 })],
  [
    listRoleChanges,
    () => ({
      counts: { ...NO_CHANGES, changed: 1 },
      changes: [{ id: 5, name: 'Data Engineer', change: 'changed', fields: ['Skills'], at, by: 0 }],
      total: 1,
      isCompared: true,
    }),
  ],
);

const as = (userType: 1 | 2 | 3 | 4 | 8 = 4) => service.as(aUser(userType, [1]));
const form = { sourceId: 1, skillCategoryId: 1, skillFamilyId: 1, skillStatus: 4 as const, skillDescription: 'Work' };
const create = async (skillName: string) => (await as().call(createSkill, { body: { ...form, skillName } })).body;
const update = async ({ skillId, skillName, rev }: Skill, changes: object) =>
  (await as().call(updateSkill, { params: { skillId }, body: { ...form, skillName, ...changes, rev } })).body;
const remove = ({ skillId, rev }: Skill) => as().call(deleteSkill, { params: { skillId }, query: { rev } });
const restore = async ({ skillId }: Skill) => (await as().call(restoreSkill, { params: { skillId } })).body;
const waitForEnd = async (jobToken: string) => expect((await waitForJobEnd(service.kit, jobToken)).status).toBe('done');
const name = async (text: string, note = '') => {
  const { body } = await as().call(nameRelease, { body: { name: text, note } });
  if (body.jobToken) await waitForEnd(body.jobToken);
  return body;
};
const readUnreleased = async (query = {}) => (await as().call(unreleasedChanges, { query })).body;
const summarise = ({ changes }: { changes: { name: string; change: string; fields: string[] }[] }) =>
  changes.map(({ name: of, change, fields }) => [of, change, ...fields].join(' '));
const listChanges = async (releaseId: number, query = {}) =>
  (await as().call(releaseChanges, { params: { releaseId }, query })).body;
const lines = async (releaseId: number, query = {}) => summarise(await listChanges(releaseId, query));

beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: false }), peers, now });
  await service.service.seed();
  await service.kit.jobs.run();
  await service.kit.db
    .collection<{ _id: number; [field: string]: unknown }>('family')
    .insertOne({ _id: 1, skillFamily: 'Any', skillCategoryId: 1, nameKey: 'any', deletedAt: null });
});
afterAll(() => service.close());

describe('a release', () => {
  let first = 0;
  let second = 0;

  it('has no changes when it is the first one', async () => {
    await create('Before all');
    first = (await name('2026-10', 'The first')).releaseId;
    const { release, counts, total } = await listChanges(first);
    expect(release).toMatchObject({ name: '2026-10', note: 'The first', since: null });
    expect([counts, total]).toEqual([NO_CHANGES, 0]);
  });

  it('lists what is new, changed, retired and deleted since the one before, without reverted changes', async () => {
    const early = [
      await create('Renamed'),
      await create('Retired'),
      await create('Deleted'),
      await create('Changed and back'),
      await create('Deleted and restored'),
      await create('Untouched'),
    ];
    const [renamed, retired, deleted, back, restored] = early;
    if (!renamed || !retired || !deleted || !back || !restored) throw new Error('a skill was not made');
    const from = await name('2026-11');
    await update(await update(renamed, { skillName: 'Renamed once' }), {
      skillName: 'Renamed twice',
      skillDescription: 'More',
    });
    await update(retired, { skillStatus: 5 });
    await remove(deleted);
    await update(await update(back, { skillDescription: 'Wrong' }), {});
    await remove(restored);
    await restore(restored);
    await remove(await create('Made and deleted'));
    await update(await create('Made and changed'), { skillDescription: 'Better' });
    second = (await name('2026-12')).releaseId;
    // Changes after a release do not belong to it.
    await update(await create('Made later'), { skillDescription: 'Other' });
    await restore(deleted);

    expect(await lines(from.releaseId)).toEqual(
      early
        .map(({ skillName }) => skillName)
        .sort()
        .map((skillName) => `${skillName} new`),
    );
    expect(await lines(second)).toEqual([
      'Deleted deleted',
      'Made and changed new',
      'Renamed twice changed Skill Name Skill Description',
      'Retired retired Status',
    ]);
    expect((await listChanges(second)).counts).toEqual({ new: 1, changed: 1, retired: 1, deleted: 1 });
    const next = await name('2027-01');
    expect(await lines(next.releaseId)).toEqual(['Deleted new', 'Made later new']);
  });

  it('lists its changes by kind, page by page, with who made them', async () => {
    expect(await lines(second, { change: 'retired' })).toEqual(['Retired retired Status']);
    expect(await listChanges(second, { offset: 1, pagesize: 1 })).toMatchObject({
      total: 4,
      changes: [{ name: 'Made and changed', user: { userId: 904, userName: 'Ada Architect' } }],
    });
    const roles = await listChanges(second, { kind: 'role' });
    expect(roles).toMatchObject({
      counts: { changed: 1 },
      changes: [{ id: 5, name: 'Data Engineer', user: { userId: 0, userName: 'Skills Architect' } }],
    });
  });

  it('lists its changed skills for other services', async () => {
    const { body } = await service.asPeer('personas').call(releasedSkills, { params: { releaseId: second } });
    expect(body.skills.map(({ name: of, change }) => `${of} ${change}`).sort()).toEqual([
      'Deleted deleted',
      'Renamed twice changed',
      'Retired retired',
    ]);
  });

  it('tells other services which skills were merged before it', async () => {
    const [merged, target] = [await create('ERP systems'), await create('ERP-Systems')];
    await name('2027-01a');
    const body = { intoId: target.skillId, rev: merged.rev, intoRev: target.rev };
    await waitForEnd((await as().call(mergeSkill, { params: { skillId: merged.skillId }, body })).body.jobToken);
    const { releaseId } = await name('2027-01b');
    const released = await service.asPeer('personas').call(releasedSkills, { params: { releaseId } });
    expect(released.body.merges).toEqual([{ mergedId: merged.skillId, targetId: target.skillId }]);
    expect(released.body.skills).toMatchObject([
      { name: 'ERP systems', change: 'deleted' },
      { name: 'ERP-Systems', fields: ['Alternative Names'] },
    ]);
  });

  it('has a unique name, ignoring case', async () => {
    const { status, body } = await as(2).call(nameRelease, { body: { name: '2026-12 ' } });
    expect([status, body]).toMatchObject([
      409,
      { error: 'There is a release 2026-12 already. Choose another name.', issues: [{ path: 'body.name' }] },
    ]);
    expect((await as().call(nameRelease, { body: { name: ' ' } })).status).toBe(400);
  });

  it('is listed with the latest first; client users are not told who named it', async () => {
    const list = async (userType: 1 | 4, query = {}) => (await as(userType).call(listReleases, { query })).body;
    const all = await list(4);
    expect(all.releases.map((release) => release.name)).toEqual([
      '2027-01b',
      '2027-01a',
      '2027-01',
      '2026-12',
      '2026-11',
      '2026-10',
    ]);
    expect(all.releases.map(({ since }) => since)).toEqual([
      ...all.releases.slice(1).map((release) => release.at),
      null,
    ]);
    expect(await list(4, { offset: 1, pagesize: 1 })).toEqual({ releases: [all.releases[1]], total: 6 });
    expect(all.releases[0]?.user?.userName).toBe('Ada Architect');
    expect((await list(1)).releases.some(({ user }) => user)).toBe(false);
  });

  it.each([1, 8, 3] as const)('can be named and fully read by architects, not by type %i', async (userType) => {
    expect((await as(userType).call(nameRelease, { body: { name: 'Mine' } })).status).toBe(403);
    expect((await as(userType).call(releaseChanges, { params: { releaseId: first } })).status).toBe(403);
  });

  it('lists the changes since the last one, without reverted changes', async () => {
    expect((await readUnreleased()).release?.name).toBe('2027-01b');
    const skill = await create('Not released');
    const later = await create('Also not released');
    expect(summarise(await readUnreleased())).toEqual(['Also not released new', 'Not released new']);
    await remove(later);
    const { isCompared, counts, changes } = await readUnreleased({ sortBy: 'at', sortOrder: 'desc' });
    expect([isCompared, counts.new, changes[0]?.id]).toEqual([true, 1, skill.skillId]);
  });

  it('many changes are left to the job: a view compares a few', async () => {
    const before = (await readUnreleased()).total;
    const stored = service.kit.db.collection<{ _id: number; [field: string]: unknown }>('skill');
    const { _id: _, ...like } = (await stored.findOne({ deletedAt: null })) ?? {};
    const created = { at: now(), by: 904 };
    const many = Array.from({ length: 120 }, (_one, index) => ({
      ...like,
      _id: 900_000 + index,
      created,
      uniqueKey: `${index}`,
    }));
    await stored.insertMany(many);
    expect(await readUnreleased()).toMatchObject({ isCompared: false });
    await waitForEnd((await as().call(compareRelease, { body: {} })).body.jobToken);
    expect(await readUnreleased()).toMatchObject({ isCompared: true, total: before + many.length });
    await stored.deleteMany({ _id: { $gte: 900_000 } });
    await service.kit.db.collection('libraryChanges').deleteMany({ recordId: { $gte: 900_000 } });
  });

  it('contains the changes up to its time, even when the library was compared later', async () => {
    const comparisons = service.kit.db.collection('libraryComparisons');
    await create('Before the release');
    expect((await readUnreleased()).total).toBe(2);
    await comparisons.updateMany({ isClosed: false }, { $set: { until: new Date('2030-01-01') } });
    const { releaseId } = await name('2027-02');
    await create('After the release');
    expect(await lines(releaseId)).toEqual(['Before the release new', 'Not released new']);
    expect(summarise(await readUnreleased())).toEqual(['After the release new']);
    expect(await lines(releaseId)).toEqual(['Before the release new', 'Not released new']);
  });

  it('is compared on demand when an earlier version named it', async () => {
    for (const collection of ['libraryChanges', 'libraryComparisons'])
      await service.kit.db.collection(collection).deleteMany({});
    expect(await listChanges(second)).toMatchObject({ total: 0, isCompared: false });
    const { body } = await as().call(compareRelease, { body: { releaseId: second } });
    await waitForEnd(body.jobToken);
    expect(await listChanges(second)).toMatchObject({ total: 4, isCompared: true });
    expect((await as().call(compareRelease, { body: { releaseId: first } })).status).toBe(409);
  });

  it('reads its changes, and the records of its period, from an index', async () => {
    const period = { $gt: new Date('2026-11-01'), $lte: new Date('2026-11-02') };
    const find = (collection: string, filter: object) => service.kit.db.collection(collection).find(filter);
    const { since } = (await as().call(releaseChanges, { params: { releaseId: second } })).body.release;
    const plans = await Promise.all([
      find('history', { resource: 'skill', at: period }).explain('executionStats'),
      find('skill', { 'created.at': period }).explain('executionStats'),
      find('libraryChanges', { since: new Date(since ?? 0), change: 'new' })
        .sort({ nameKey: 1, recordId: 1 })
        .explain('executionStats'),
    ]);
    for (const { executionStats, queryPlanner } of plans) {
      expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
      expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('SORT');
    }
  });
});
