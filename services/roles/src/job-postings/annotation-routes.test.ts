import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { UserType } from '@skills-architect/contracts';
import {
  acceptLeadershipProposal,
  annotateJob,
  annotateRole,
  countJobs,
  getJobPosting,
  getJobRole,
  listJobPlaces,
  listJobPostings,
  listJobRoleSkills,
  listJobRoles,
  refuseLeadershipProposal,
  undoJobDecision,
} from '@skills-architect/contracts/roles';
import { aUser } from '@skills-architect/service-kit/testing';
import { aJobService } from './job-annotation.fixtures';

const [DRIVER, DISPATCHER, DRAFT] = [1, 2, 3];
const [LEAD, DIRECTOR] = [2, 3];
let service: Awaited<ReturnType<typeof aJobService>>;
beforeAll(async () => {
  service = await aJobService(Array.from({ length: 60 }, () => ({})));
});
afterAll(() => service.close());

/** A different user for each test, because undo depends on the user's earlier decisions. */
const as = (userType: UserType, userId: number) => service.as(aUser(userType, [1], userId));
const read = async (jobPostingId: number) =>
  (await as(2, 1).call(getJobPosting, { params: { jobPostingId } })).body.job;
const annotate = (jobPostingId: number, roleId: number, { userId = 10, rev = undefined as number | undefined } = {}) =>
  as(2, userId).call(annotateJob, { query: { jobPostingId, roleId, rev } });
const readLeadership = async (roleId: number) =>
  (await as(2, 1).call(getJobRole, { params: { roleId } })).body.leadershipRole?.leadershipRoleId;

it('the error for an unknown posting has the user’s word for it', async () => {
  const { status, failure } = await as(2, 1).call(getJobPosting, { params: { jobPostingId: 999 } });
  expect([status, failure.error]).toEqual([404, 'This job posting was not found.']);
});

describe('annotating a job', () => {
  it('sets the industry role of the posting, and updates the counters', async () => {
    const before = (await as(2, 1).call(countJobs, {})).body;
    const { body } = await annotate(1, DRIVER);
    expect(body.job).toMatchObject({ industry_role_id: DRIVER, industry_role_name: 'Truck Driver', rev: 1 });
    expect((await as(2, 1).call(countJobs, {})).body).toEqual({
      ...before,
      AnnotatedJobsCount: before.AnnotatedJobsCount + 1,
      UnannotatedJobsCount: before.UnannotatedJobsCount - 1,
    });
  });

  it('by two users at once answers the second one with the current posting', async () => {
    expect((await annotate(2, DRIVER, { rev: 0 })).status).toBe(200);
    const { status, failure } = await annotate(2, DISPATCHER, { userId: 11, rev: 0 });
    expect([status, failure.code]).toEqual([409, 'stale']);
    expect(failure.record).toMatchObject({ id: 2, industry_role_name: 'Truck Driver', rev: 1 });
    expect((await read(2)).industry_role_id).toBe(DRIVER);
  });

  it.each([
    ['a posting that is not there', 999, DRIVER, 404],
    ['a role that is not there', 3, 999, 404],
    ['a role that is not published', 3, DRAFT, 400],
  ])('is refused for %s', async (_, jobPostingId, roleId, status) => {
    expect((await annotate(jobPostingId, roleId)).status).toBe(status);
    expect((await read(3)).industry_role_id).toBeNull();
  });

  it('offers published roles, also to SMEs', async () => {
    const { body } = await as(3, 12).call(listJobRoles, { query: { roleName: 'dri' } });
    expect(body.roles).toEqual([{ roleId: DRIVER, roleName: 'Truck Driver' }]);
    const all = await as(3, 12).call(listJobRoles, {});
    expect(all.body.roles.map(({ roleId }) => roleId).sort()).toEqual([DRIVER, DISPATCHER]);
    expect((await as(3, 12).call(getJobRole, { params: { roleId: DRIVER } })).body).toMatchObject({
      roleDescription: 'Truck Driver at work',
      roleandResponsibilities: 'Drive|Rest',
    });
  });
});

it('offers general users roles of all industries and departments, without a client', async () => {
  const { body } = await as(1, 13).call(listJobPlaces, { query: { subSectorId: 1 } });
  expect(body.subSectors.map(({ subsector }) => subsector)).toEqual(['Health', 'Transport']);
  expect(body.functions.map(({ functionName }) => functionName)).toEqual(['Haulage']);
});

it.each([1, 3] as const)('lists the distinct published skills of a role to user type %i', async (userType) => {
  const { body } = await as(userType, 14).call(listJobRoleSkills, { params: { roleId: DRIVER } });
  expect(body.skills).toEqual([{ skillId: 1, skillName: 'Skill 1', skillCategory: 'Functional Skills' }]);
});

describe('annotating a role', () => {
  it.each([2, 3, 4] as const)('sets its leadership role for user type %i', async (userType) => {
    const leaderShipRoleId = userType === 3 ? LEAD : DIRECTOR;
    const query = { leaderShipRoleId, roleId: DRIVER, jobPostingId: 10 + userType };
    const { body } = await as(userType, 20 + userType).call(annotateRole, { query });
    expect(body).toMatchObject({ proposed: false, job: { leadership_role_id: leaderShipRoleId } });
    expect(await readLeadership(DRIVER)).toBe(leaderShipRoleId);
  });

  it('requires no posting from staff', async () => {
    const query = { leaderShipRoleId: LEAD, roleId: DISPATCHER };
    expect((await as(4, 25).call(annotateRole, { query })).body).toEqual({ proposed: false, job: null });
    expect(await readLeadership(DISPATCHER)).toBe(LEAD);
  });

  it.each([1, 8] as const)('stores a proposal of user type %i, which staff accept', async (userType) => {
    const jobPostingId = 20 + userType;
    const before = await readLeadership(DISPATCHER);
    const leaderShipRoleId = before === LEAD ? DIRECTOR : LEAD;
    const query = { leaderShipRoleId, roleId: DISPATCHER, jobPostingId };
    const { body } = await as(userType, 30 + userType).call(annotateRole, { query });
    expect(body.proposed).toBe(true);
    expect(body.job?.proposal).toMatchObject({ roleName: 'Dispatcher', userName: `User of type ${userType}` });
    const waiting = (await as(2, 1).call(listJobPostings, { query: { needs: 'decision' } })).body.jobs;
    expect(waiting).toMatchObject([{ id: body.job?.id, rev: body.job?.rev, proposal: { roleName: 'Dispatcher' } }]);
    expect(await readLeadership(DISPATCHER)).toBe(before);
    const accept = { params: { jobPostingId }, query: { rev: body.job?.rev ?? 0 } };
    expect((await as(userType, 30 + userType).call(acceptLeadershipProposal, accept)).status).toBe(403);
    const accepted = await as(4, 40).call(acceptLeadershipProposal, accept);
    expect(accepted.body.job).toMatchObject({ proposal: null, leadership_role_id: leaderShipRoleId });
    expect(await readLeadership(DISPATCHER)).toBe(leaderShipRoleId);
    expect(
      (await as(4, 40).call(acceptLeadershipProposal, { ...accept, query: { rev: accepted.body.job.rev } })).status,
    ).toBe(409);
  });

  it('deletes a refused proposal', async () => {
    const query = { leaderShipRoleId: DIRECTOR, roleId: DRIVER, jobPostingId: 30 };
    const { body } = await as(1, 41).call(annotateRole, { query });
    const refuse = { params: { jobPostingId: 30 }, query: { rev: body.job?.rev ?? 0 } };
    expect((await as(2, 42).call(refuseLeadershipProposal, refuse)).body.job).toMatchObject({
      proposal: null,
      leadership_role_id: null,
    });
  });

  it('requires a posting for a proposal', async () => {
    const query = { leaderShipRoleId: LEAD, roleId: DRIVER };
    expect((await as(1, 43).call(annotateRole, { query })).failure.issues?.[0]?.path).toBe('jobPostingId');
  });
});

describe('undo', () => {
  const undo = (userId: number) => as(2, userId).call(undoJobDecision, {});

  it('twice at once undoes two decisions', async () => {
    await annotate(55, DRIVER, { userId: 54 });
    await annotate(56, DRIVER, { userId: 54 });
    const undone = await Promise.all([undo(54), undo(54)]);
    expect(undone.map(({ body }) => body.jobPostingId).sort()).toEqual([55, 56]);
    expect((await undo(54)).failure.error).toBe('There is nothing to undo.');
  });

  it('undoes the decisions of a user one by one, also several on one posting', async () => {
    const before = await readLeadership(DRIVER);
    const leaderShipRoleId = before === LEAD ? DIRECTOR : LEAD;
    await annotate(40, DISPATCHER, { userId: 50 });
    await annotate(40, DRIVER, { userId: 50 });
    await as(2, 50).call(annotateRole, { query: { leaderShipRoleId, roleId: DRIVER, jobPostingId: 40 } });
    expect((await undo(50)).body).toEqual({ jobPostingId: 40, title: 'Driver 40', left: 2 });
    expect(await readLeadership(DRIVER)).toBe(before);
    expect(await read(40)).toMatchObject({ industry_role_id: DRIVER, leadership_role_id: null });
    await undo(50);
    expect((await read(40)).industry_role_id).toBe(DISPATCHER);
    expect((await undo(50)).body.left).toBe(0);
    expect((await read(40)).industry_role_id).toBeNull();
    expect((await undo(50)).failure.error).toBe('There is nothing to undo.');
  });

  it('keeps what somebody else has changed since, and continues with the one before', async () => {
    await annotate(41, DRIVER, { userId: 51 });
    await annotate(42, DRIVER, { userId: 51 });
    await annotate(42, DISPATCHER, { userId: 52 });
    const { status, failure } = await undo(51);
    expect([status, failure.error]).toEqual([409, expect.stringContaining('Driver 42')]);
    expect((await read(42)).industry_role_id).toBe(DISPATCHER);
    expect((await undo(51)).body.jobPostingId).toBe(41);
    expect((await read(41)).industry_role_id).toBeNull();
  });

  it('is limited to fifty decisions', async () => {
    const earlier = Array.from({ length: 50 }, (_, index) => ({
      _id: index - 1000,
      userId: 53,
      changeSet: `earlier ${index}`,
      jobPostingId: 51,
      title: 'Driver 51',
      postings: 1,
      roles: 0,
    }));
    await service.kit.db.collection<{ _id: number }>('jobDecision').insertMany(earlier);
    await annotate(50, DRIVER, { userId: 53 });
    expect((await undo(53)).body).toEqual({ jobPostingId: 50, title: 'Driver 50', left: 49 });
  });
});
