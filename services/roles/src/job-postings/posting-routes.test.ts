import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countJobs, POSTING_SORTS } from '@skills-architect/contracts/roles';
import { aUser } from '@skills-architect/service-kit/testing';
import { aJobService } from './job-annotation.fixtures';
import { postingFilter } from './posting-lists';
import { orderBy, SORT_FIELDS } from './posting-rules';

let service: Awaited<ReturnType<typeof aJobService>>;
const POSTINGS = 60;
/** Every sixth posting is in sub-sector 2, every fourth comes from an agency, every third is annotated. */
const aPosting = (index: number) => ({
  jobPostingTitle: `Driver ${index}`,
  company: 'Swiftlet',
  country: 'Ireland',
  jobSource: index % 4 === 0 ? 'Agency' : 'Company website',
  subsectorId: index % 6 === 0 ? 2 : 1,
  jobPostingDescription: 'Drives.',
  industryRoleId: index % 3 === 0 ? 7 : null,
});

beforeAll(async () => {
  service = await aJobService(Array.from({ length: POSTINGS }, (_, index) => aPosting(index)));
});
afterAll(() => service.close());

const counts = async (query: { title?: string; sector?: number; source?: string }, user = aUser(2)) => {
  const { body } = await service.as(user).call(countJobs, { query });
  return [body.AllJobsCount, body.AnnotatedJobsCount, body.UnannotatedJobsCount];
};

describe('the counts of job postings', () => {
  it.each([
    [{}, [60, 20, 40]],
    [{ sector: 1 }, [50, 10, 40]],
    [{ sector: 2 }, [10, 10, 0]],
    [{ source: 'Agency' }, [15, 5, 10]],
    [{ sector: 1, source: 'Company website' }, [40, 10, 30]],
    [{ sector: 2, source: 'Agency' }, [5, 5, 0]],
    [{ sector: 9 }, [0, 0, 0]],
    [{ title: 'DRIV 12' }, [1, 1, 0]],
    [{ title: 'driver', source: 'Agency' }, [15, 5, 10]],
    [{ title: 'pilot' }, [0, 0, 0]],
    [{ source: 'agency' }, [0, 0, 0]],
  ])('of %j are %j', async (query, expected) => {
    expect(await counts(query)).toEqual(expected);
  });

  it.each([1, 8, 2, 3, 4] as const)('are the same numbers of postings for user type %i', async (userType) => {
    expect(await counts({}, aUser(userType, [1]))).toEqual([60, 20, 40]);
  });

  it('refuse an invalid sector id and an empty source', async () => {
    const ask = (query: object) => service.as(aUser(2)).call(countJobs, { query });
    expect([(await ask({ sector: 0 })).status, (await ask({ source: ' ' })).status]).toEqual([400, 400]);
  });

  it('exclude deleted ones', async () => {
    const { db } = service.kit;
    const someday = { $set: { deletedAt: new Date(0) } };
    const asked = { jobPostingTitle: 'Driver 0' };
    await db.collection('jobPosting').updateOne(asked, someday);
    expect(await counts({})).toEqual([59, 19, 40]);
    await db.collection('jobPosting').updateOne(asked, { $set: { deletedAt: null } });
  });

  const asked = [{}, { title: '3' }, { sector: 1 }, { source: 'Agency' }, { sector: 1, source: 'Company website' }];
  it.each(asked.flatMap((query) => [true, false].map((annotated) => [query, annotated] as const)))(
    'of %j, annotated only: %s, read only what they count',
    async (query, annotated) => {
      const filter = postingFilter(query, { annotated });
      const plan = await service.kit.db.collection('jobPosting').find(filter).explain('executionStats');
      const { nReturned, totalDocsExamined } = plan.executionStats;
      expect(nReturned).toBeGreaterThan(0);
      expect(totalDocsExamined).toBe(nReturned);
      expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('IXSCAN');
    },
  );
});

it.each(POSTING_SORTS)('a page of the list by %s reads only its rows', async (sortBy) => {
  const plan = await service.kit.db
    .collection('jobPosting')
    .find(postingFilter({}, { annotated: false }))
    .sort(orderBy(SORT_FIELDS[sortBy], 1))
    .limit(10)
    .explain('executionStats');
  expect(plan.executionStats.totalDocsExamined).toBe(10);
});
