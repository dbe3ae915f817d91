import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AreaJob } from '@skills-architect/contracts/portal';
import { toJobState } from '@skills-architect/service-kit';
import { testService } from '@skills-architect/service-kit/testing';
import { reportedJobs } from './reported-jobs';

const AT = new Date('2026-06-01T12:00:00Z');
const later = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const COUNTING = AreaJob.parse({ title: 'Counting plants', status: 'running' });

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'portal', build: () => [] });
});
afterAll(() => service.close());

it('a job whose service has stopped reporting has failed; others go on', async () => {
  const jobs = reportedJobs(service.platform);
  const retry = '/x/garden/counts';
  await jobs.report({ area: 'garden', job: 'silent' }, { ...COUNTING, retry }, 7, AT);
  await jobs.report({ area: 'garden', job: 'busy' }, COUNTING, 7, AT);
  await jobs.report({ area: 'garden', job: 'busy' }, COUNTING, undefined, later(4));
  await jobs.endSilent(later(3), later(8));
  const shown = await service.platform.board.ofUser(7);
  expect(shown.map(({ _id, status, errorMessage }) => [_id, status, errorMessage]).toSorted()).toEqual([
    ['area.garden.busy', 'running', undefined],
    ['area.garden.silent', 'failed', 'The service of this area has stopped reporting: its process may have ended.'],
  ]);
  // Offered to the user, who alone may say that the work is done again.
  expect(shown.map((job) => toJobState(job).retry?.href).toSorted()).toEqual([retry, undefined]);
});

it('jobs of two areas are two, whatever their names are', async () => {
  const jobs = reportedJobs(service.platform);
  await jobs.report({ area: 'pond', job: 'shed-fish' }, COUNTING, 8, AT);
  await jobs.report({ area: 'pond-shed', job: 'fish' }, COUNTING, 9, AT);
  expect((await service.platform.board.ofUser(9)).map(({ service: from }) => from)).toEqual(['area:pond-shed']);
});
