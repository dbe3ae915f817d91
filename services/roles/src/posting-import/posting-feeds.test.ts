import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userNames } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/roles';
import { aUser, peerAnswers, testService, waitForJobEnd } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { demoPeers } from '../demo/peers.fixtures';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const peers = peerAnswers(...demoPeers, [userNames, () => ({ users: [] })]);
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.seedDemo();
  await service.start();
});
afterAll(() => service.close());

const user = () => service.as(aUser(4));
const waitForEnd = (token: string) => waitForJobEnd(service.kit, token);
const importFile = async (name: string, text: string) => {
  const files = [new File([text], name)];
  const { body } = await user().call(calls.checkJobTable, { query: { kind: 'job-postings' }, files });
  const params = { importId: body.importId };
  await waitForEnd(body.token);
  const checked = (await user().call(calls.getJobTableImport, { params })).body;
  if (checked.counts.new + checked.counts.changed) {
    const run = await user().call(calls.runJobTable, { params, body: {} });
    await waitForEnd(run.body.token);
  }
  return checked;
};
const findPosting = async (title: string) => {
  const query = { sortBy: 'id', sortOrder: 'desc', pagesize: 10 } as const;
  const { body } = await user().call(calls.listJobPostings, { query });
  const id = body.jobs.find((job) => job.job_posting_title === title)?.id ?? 0;
  return (await user().call(calls.getJobPosting, { params: { jobPostingId: id } })).body.job;
};

const DUTIES = 'You build data pipelines with SQL and Python, and keep them running.';

it('a feed of jobs in XML becomes postings with their dates; the same feed again changes nothing', async () => {
  const feed = `<?xml version="1.0" encoding="utf-8"?><source><publisher>Board</publisher>${[1, 2]
    .map(
      (
        jobNumber,
      ) => `<job><title><![CDATA[Feed Data Engineer ${jobNumber}]]></title><date>Tue, 03 Nov 2026 10:00:00 GMT</date>
      <referencenumber>f-${jobNumber}</referencenumber><company>Kestrel Freight</company><country>IE</country>
      <expirationdate>2026-12-01</expirationdate><description><![CDATA[<p>${DUTIES}</p>]]></description></job>`,
    )
    .join('')}</source>`;
  const checked = await importFile('feed.xml', feed);
  expect([checked.errorMessage, checked.counts]).toEqual([undefined, expect.objectContaining({ new: 2, wrong: 0 })]);
  expect(await findPosting('Feed Data Engineer 2')).toMatchObject({
    ...{ company: 'Kestrel Freight', date_posted: '2026-11-03', valid_through: '2026-12-01' },
    job_posting_description: DUTIES,
  });
  expect((await importFile('feed.xml', feed)).counts).toMatchObject({ new: 0, changed: 0, same: 2 });
});

it('the dates of schema.org are those of the posting; a date that names no day is left out and said', async () => {
  const linked = JSON.stringify([
    { '@type': 'JobPosting', title: 'Linked Planner', datePosted: '2026-11-05T08:00:00+01:00', description: DUTIES },
    { '@type': 'JobPosting', title: 'Linked Clerk', datePosted: '3 days ago', description: DUTIES },
  ]);
  const checked = await importFile('jobs.json', linked);
  expect(checked.counts).toMatchObject({ new: 2, wrong: 0 });
  expect(checked.notes.join(' ')).toContain('Dates that name no certain day are left out: 1, such as "3 days ago".');
  expect((await findPosting('Linked Planner')).date_posted).toBe('2026-11-05');
  expect((await findPosting('Linked Clerk')).date_posted).toBeUndefined();
});
