import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  annotateJob,
  closeJobPosting,
  getJobPosting,
  jobPostingFilters,
  listJobPostings,
  openJobPosting,
  takeNextJobPosting,
} from '@skills-architect/contracts/roles';
import { aUser } from '@skills-architect/service-kit/testing';
import { aJobService } from './job-annotation.fixtures';

let now = new Date();
let service: Awaited<ReturnType<typeof aJobService>>;
/** Ids 1 to 6; 3 is in Health, 5 is annotated. */
beforeAll(async () => {
  service = await aJobService(
    [
      { company: 'Crow' },
      { company: 'Albatross' },
      { company: 'Bittern', subsectorId: 2, jobSource: 'Job Harbour' },
      { company: 'Albatross' },
      { company: 'Dipper', industryRoleId: 1 },
      { company: 'Egret' },
    ],
    () => now,
  );
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.kit.db.collection('jobPostingInUse').deleteMany({});
});

const ada = person(1);
const ben = person(2);
/** A function, because the service is created later. */
function person(userId: number) {
  return () => service.as({ ...aUser(2, [], userId), name: userId === 1 ? 'Ada' : 'Ben' });
}
type Person = typeof ada;
const open = async (who: Person, jobPostingId: number) =>
  (await who().call(openJobPosting, { params: { jobPostingId } })).body.inUseBy;
const list = async (who: Person, query: object = {}) =>
  (await who().call(listJobPostings, { query })).body.jobs.map(({ id, inUseBy }) =>
    inUseBy ? `${id} ${inUseBy}` : id,
  );
const place = async (who: Person, jobPostingId: number, query: object = {}) => {
  const { body } = await who().call(getJobPosting, { params: { jobPostingId }, query });
  return [body.place.previousId, `${body.place.rowNumber} / ${body.place.total}`, body.place.nextId];
};
const next = async (who: Person, body: object = {}) => (await who().call(takeNextJobPosting, { body })).body.next;

describe('the list', () => {
  it.each([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ sector: 2 }, [3]],
    [{ source: 'Agency', pagesize: 2, offset: 2 }, [4, 5]],
    [{ sortBy: 'company' }, [2, 4, 3, 1, 5, 6]],
    [{ sortBy: 'company', sortOrder: 'desc' }, [6, 5, 1, 3, 4, 2]],
  ])('shows for %j the postings %j', async (query, ids) => {
    expect(await list(ada, query)).toEqual(ids);
  });

  it('returns the sectors and publishers of postings', async () => {
    const { body } = await ada().call(jobPostingFilters, {});
    expect(body.sectors.map((sector) => sector.sub_sector_name)).toEqual(['Health', 'Transport']);
    expect(body.sources).toEqual(['Agency', 'Job Harbour']);
  });

  it('shows postings open at other users last, with their names', async () => {
    await open(ada, 2);
    expect(await list(ben)).toEqual([1, 3, 4, 5, 6, '2 Ada']);
    expect(await list(ben, { pagesize: 2, offset: 4 })).toEqual([6, '2 Ada']);
    expect(await list(ada)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('the position of a posting', () => {
  it.each([
    [1, {}, [null, '1 / 6', 2]],
    [6, {}, [5, '6 / 6', null]],
    [4, { source: 'Agency' }, [2, '3 / 5', 5]],
    [4, { sortBy: 'company' }, [2, '2 / 6', 3]],
    [4, { sortBy: 'company', sortOrder: 'desc' }, [3, '5 / 6', 2]],
  ])('is counted in the filtered and sorted list: %i within %j is %j', async (id, query, expected) => {
    expect(await place(ada, id, query)).toEqual(expected);
  });

  it('is at the end while another user has it open', async () => {
    await open(ada, 2);
    expect(await place(ben, 2)).toEqual([6, '6 / 6', null]);
    expect(await place(ben, 6)).toEqual([5, '5 / 6', 2]);
  });
});

describe('an open posting', () => {
  it('belongs to one user until it is closed', async () => {
    expect([await open(ada, 4), await open(ben, 4), await open(ada, 4)]).toEqual(['', 'Ada', '']);
    await ben().call(closeJobPosting, { params: { jobPostingId: 4 } });
    expect(await open(ben, 4)).toBe('Ada');
    await ada().call(closeJobPosting, { params: { jobPostingId: 4 } });
    expect(await open(ben, 4)).toBe('');
  });

  it('is released by itself unless it is opened again', async () => {
    await open(ada, 4);
    now = new Date(now.getTime() + 60_000);
    await open(ada, 4);
    now = new Date(now.getTime() + 60_000);
    expect(await open(ben, 4)).toBe('Ada');
    now = new Date(now.getTime() + 60_000);
    expect(await open(ben, 4)).toBe('');
  });
});

describe('the next posting to annotate', () => {
  it('has no role and follows the given one', async () => {
    expect(await next(ada, { after: 4 })).toEqual({ id: 6, rowNumber: 6, total: 6, inUseBy: '' });
    expect((await next(ada, { after: 6 }))?.id).toBe(1);
    expect((await next(ada, { after: 3, source: 'Agency' }))?.id).toBe(4);
  });

  it('is never the same for two users at once', async () => {
    const taken = await Promise.all([next(ada), next(ben), next(person(7)), next(person(8))]);
    expect(taken.map((posting) => posting?.id).sort()).toEqual([1, 2, 3, 4]);
  });

  it('is one open at another user only if no other is left, with the user’s name', async () => {
    await open(ada, 3);
    expect(await next(ben, { sector: 2 })).toMatchObject({ id: 3, inUseBy: 'Ada' });
  });

  it('does not exist when all are annotated', async () => {
    const annotated = await ada().call(annotateJob, { query: { jobPostingId: 3, roleId: 1 } });
    expect(annotated.status).toBe(200);
    expect(await next(ben, { sector: 2 })).toBeNull();
  });
});
