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
const read = async (importId: number) => (await user().call(calls.getJobTableImport, { params: { importId } })).body;
const check = async (name: string, text: string) => {
  const files = [new File([text], name)];
  const { body } = await user().call(calls.checkJobTable, { query: { kind: 'job-postings' }, files });
  await waitForEnd(body.token);
  return read(body.importId);
};
const run = async (importId: number, leaveOutWrong = false) => {
  const { body } = await user().call(calls.runJobTable, { params: { importId }, body: { leaveOutWrong } });
  await waitForEnd(body.token);
  return read(importId);
};
const wrongCells = async (importId: number) =>
  (await user().call(calls.listWrongJobCells, { params: { importId } })).body.cells.map(
    ({ row, column, problem }) => `${row} ${column}: ${problem.split('.')[0]}`,
  );
const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const total = async () => (await user().call(calls.countJobs, {})).body.AllJobsCount;
const findPosting = async (title: string) => {
  const query = { sortBy: 'id', sortOrder: 'desc', pagesize: 50 } as const;
  const { body } = await user().call(calls.listJobPostings, { query });
  const id = body.jobs.find((job) => job.job_posting_title === title)?.id ?? 0;
  return (await user().call(calls.getJobPosting, { params: { jobPostingId: id } })).body.job;
};

const ENGINEER = {
  id: 'sj-1',
  job_posting_title: 'Senior Data Engineer (m/f/d)',
  company: 'Kestrel Freight',
  country: 'Ireland',
  source: 'Job board',
  job_posting_description:
    'You build data pipelines and data warehouses with SQL and Python. You keep them running and document them.',
};

it('imports JSON Lines with the specification’s names, and suggests roles, title and sentences', async () => {
  const before = await total();
  const checked = await check('jobs.jsonl', lines(ENGINEER, { ...ENGINEER, id: 'sj-2', job_posting_title: 'Welder' }));
  expect(checked).toMatchObject({ stage: 'ready', counts: { new: 2, wrong: 0 } });
  expect(checked.notes).toContain('2 postings without a sub-sector get that of the closest role.');
  expect(await total()).toBe(before);
  expect(await run(checked.importId)).toMatchObject({ stage: 'done', written: 2 });
  const posting = await findPosting(ENGINEER.job_posting_title);
  expect(posting.suggestions[0]?.roleName).toBe('Data Engineer');
  expect(posting).toMatchObject({ normalised_title: 'Senior Data Engineer', company: 'Kestrel Freight' });
  expect(posting.sub_sector).toBe('Information Technology');
  expect(posting.role_sents_extracted[0]).toMatch(/^You build data pipelines/);
});

it('recognises a posting by its publisher’s id: the same file changes nothing, a changed text only that posting', async () => {
  const single = await check('one.json', JSON.stringify([{ ...ENGINEER, id: 'sj-3' }]));
  expect(single.notes).toContain('1 posting without a sub-sector gets that of the closest role.');
  const again = await check('jobs.json', JSON.stringify([ENGINEER]));
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 1 });
  const other = await check('jobs.json', JSON.stringify({ jobs: [{ ...ENGINEER, country: 'Norway' }] }));
  expect(other.counts).toMatchObject({ new: 0, changed: 1 });
  await run(other.importId);
  expect((await findPosting(ENGINEER.job_posting_title)).country).toBe('Norway');
});

it('adds postings in the order of the file', async () => {
  const titles = Array.from({ length: 12 }, (_, index) => `Forklift Driver ${String.fromCharCode(65 + index)}`);
  const checked = await check(
    'many.csv',
    ['job_posting_title,sub_sector', ...titles.map((title) => `${title},Logistics`)].join('\n'),
  );
  await run(checked.importId);
  const { body } = await user().call(calls.listJobPostings, {
    query: { pagesize: 50, sortBy: 'id', sortOrder: 'desc' },
  });
  expect(body.jobs.slice(0, 12).map((job) => job.job_posting_title)).toEqual(titles.toReversed());
});

it('lists each wrong cell, imports the valid rows, and undoes the whole import', async () => {
  const before = await total();
  const text = [
    'id,job_posting_title,sub_sector,job_posting_description',
    'c1,Truck Driver,Logistics,Drives',
    'c2,,Logistics,Drives',
    'c3,Nurse,Nursing,Cares',
    'c1,Truck Driver,Logistics,Drives again',
    ',Qqq,,',
  ].join('\n');
  const checked = await check('jobs.csv', text);
  expect(checked.counts).toMatchObject({ new: 1, wrong: 4 });
  expect(await wrongCells(checked.importId)).toEqual([
    '3 Title: The title is required',
    '4 Sub-Sector: There is no such industry or function',
    '5 Reference: Row 2 has the same Reference',
    '6 Sub-Sector: The sub-sector is required, because no role of the library is close to this posting',
  ]);
  expect((await run(checked.importId, true)).written).toBe(1);
  expect(await total()).toBe(before + 1);
  const { body } = await user().call(calls.undoJobTable, { params: { importId: checked.importId } });
  await waitForEnd(body.token);
  expect(await total()).toBe(before);
});

it('columns that say nothing are assigned by hand, which is remembered for the next file with these titles', async () => {
  const refused = await check('vacatures.csv', 'aa,bb\n1,Kestrel');
  expect(refused).toMatchObject({ stage: 'refused' });
  expect(refused.columns).toEqual([
    { title: 'aa', field: null, samples: ['1'] },
    { title: 'bb', field: null, samples: ['Kestrel'] },
  ]);
  const params = { importId: refused.importId };
  const assign = (field: string) =>
    user().call(calls.assignJobColumns, {
      params,
      body: {
        columns: [
          { title: 'aa', field },
          { title: 'bb', field: 'company' },
        ],
        constants: [{ field: 'subSector', value: 'Logistics' }],
      },
    });
  expect((await assign('salary')).status).toBe(400);
  await waitForEnd((await assign('title')).body.token);
  expect(await read(refused.importId)).toMatchObject({ stage: 'ready', counts: { new: 1 } });
  expect((await run(refused.importId)).written).toBe(1);
  expect((await assign('title')).status).toBe(409);
  expect(await findPosting('1')).toMatchObject({ company: 'Kestrel', sub_sector: 'Logistics' });
  const next = await check('next.csv', 'aa,bb\n2,Kestrel');
  expect(next).toMatchObject({ stage: 'ready', counts: { new: 1 }, constants: [{ field: 'subSector' }] });
});

it('lists of job boards are recognised: other titles, texts above them, HTML, places that the library does not have', async () => {
  const checked = await check(
    'board.csv',
    [
      'Jobs of May,,,',
      'Headline,Company Name,Department,description_html',
      'Senior <em>Data</em> Engineer,K&amp;R,92,<p>You build data pipelines.</p><ul><li>SQL</li></ul>',
      'Data Analyst,K&amp;R,13,<p>You analyse data.</p>',
    ].join('\n'),
  );
  expect(checked).toMatchObject({ stage: 'ready', counts: { new: 2, wrong: 0 } });
  expect(checked.notes.join(' ')).toMatch(/titles are in row 2.*"Jobs of May".*left out: "Department"/);
  await run(checked.importId);
  expect(await findPosting('Senior Data Engineer')).toMatchObject({
    company: 'K&R',
    job_posting_description: 'You build data pipelines.\n\n- SQL',
  });
});

it('the same list again without ids changes nothing, and a row that says the same twice is imported once', async () => {
  const list = 'title,company,description\nData Steward,Kestrel,Keeps data\nData Steward,Kestrel,Keeps data';
  const first = await check('list.csv', list);
  expect(first).toMatchObject({ counts: { new: 1, same: 1, wrong: 0 } });
  expect(first.notes).toContainEqual(expect.stringMatching(/say the same as an earlier row/));
  await run(first.importId);
  expect((await check('list.csv', list)).counts).toMatchObject({ new: 0, changed: 0, same: 2, wrong: 0 });
});

it('one sub-sector can be chosen for postings that no role is close to', async () => {
  const checked = await check('odd.csv', 'title\nQqq Zzz\nXxy Vvw');
  expect(checked.counts).toMatchObject({ new: 0, wrong: 2 });
  const subSector = checked.fields.find(({ field }) => field === 'subSector');
  expect(subSector).toMatchObject({ sameForAll: true, options: expect.arrayContaining(['Logistics']) });
  const params = { importId: checked.importId };
  const choose = (field: string) =>
    user().call(calls.assignJobColumns, { params, body: { columns: [], constants: [{ field, value: 'Logistics' }] } });
  expect((await choose('title')).status).toBe(400);
  await waitForEnd((await choose('subSector')).body.token);
  expect((await read(checked.importId)).counts).toMatchObject({ new: 2, wrong: 0 });
});

it('a web page with postings as linked data is read, a table of figures is refused', async () => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Data Engineer',
    hiringOrganization: { name: 'Kestrel' },
    jobLocation: { address: { addressCountry: 'IE' } },
    description: '&lt;p&gt;You build data pipelines.&lt;/p&gt;',
  };
  const data = JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, posting] });
  const page = await check('job.html', `<html><script type="application/ld+json">${data}</script><p>Jobs</p></html>`);
  expect(page).toMatchObject({ stage: 'ready', counts: { new: 1 } });
  const figures = await check('offers.csv', 'Month;Offers\n2026-01;120\n2026-02;130');
  expect(figures).toMatchObject({ stage: 'refused', errorMessage: expect.stringMatching(/holds no job postings/) });
  const damaged = await check('jobs.xlsx', 'PK and no workbook');
  expect(damaged.errorMessage).toBe('jobs.xlsx is damaged, or no workbook. Open it in Excel and save it again.');
});

it('letters of an older encoding can be chosen by their words', async () => {
  const bytes = Buffer.from('title;company\nPatissier;L\u00c9toile', 'latin1');
  const { body } = await user().call(calls.checkJobTable, {
    query: { kind: 'job-postings' },
    files: [new File([new Uint8Array(bytes)], 'old.csv')],
  });
  await waitForEnd(body.token);
  const { encodings = [], importId } = await read(body.importId);
  expect(encodings[0]).toEqual({ encoding: 'windows-1252', sample: 'LÉtoile' });
  const greek = encodings.find(({ sample }) => sample === 'LΙtoile')?.encoding ?? '';
  const again = await user().call(calls.assignJobColumns, {
    params: { importId },
    body: { columns: [], encoding: greek },
  });
  await waitForEnd(again.body.token);
  expect((await read(importId)).columns[1]?.samples).toEqual(['LΙtoile']);
});

it('can be exported and imported again without a change', async () => {
  const { body } = await user().call(calls.exportJobTable, { body: { format: 'csv' } });
  await waitForEnd(body.token);
  const file = await user().call(calls.downloadJobTable, { params: { token: body.token } });
  const checked = await check('Job postings.csv', file.raw.toString());
  expect(checked.counts).toMatchObject({ new: 0, changed: 0, wrong: 0, same: await total() });
});

it('the import of job postings is for Super Users and Skilling Architects', async () => {
  for (const userType of [1, 3, 8] as const)
    expect((await service.as(aUser(userType, [1])).call(calls.listJobTableImports, {})).status).toBe(403);
});
