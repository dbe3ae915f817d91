import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getClient } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import {
  explainSuggestions,
  listLeadershipRoles,
  roleSkillsByIds,
  rolesByIds,
  suggestRoles,
} from '@skills-architect/contracts/roles';
import { skillsByIds } from '@skills-architect/contracts/skills';
import { Refusal } from '@skills-architect/service-kit';
import { aUser, docxOf, peerAnswers, testService, zipOf } from '@skills-architect/service-kit/testing';
import { workbooks } from '@skills-architect/service-kit/workbooks';
import { personasService } from '../app';

const stamp = { at: '2026-01-01T00:00:00.000Z', by: 1 };
const aClient = (clientId: number) => ({
  clientId,
  clientName: `Client ${clientId}`,
  clientDomain: '',
  orgGrowthStageId: 0,
  orgGrowthStageName: '',
  sourceIds: [1],
  subSectorIds: [],
  functionIds: [],
  contentProviderIds: [],
  instanceName: '',
  instanceRegion: 0,
  proficiencySchemeLevelCount: 5,
  bulkImportEnabled: clientId !== 3,
  rev: 0,
  created: stamp,
  updated: stamp,
});
const aRole = (roleId: number) => ({
  roleId,
  roleName: `Role ${roleId}`,
  subsectorId: 1,
  subsector: 'Logistics',
  subsectorTypeId: 1,
  functionId: 1,
  functionName: 'Transport',
  occupation: '',
  leadershipRole: null,
  sourceId: 1,
  source: 'Skills Architect',
  roleStatus: 4,
});
const suggestion = (roleId: number, score: number) => ({
  roleId,
  roleName: `Role ${roleId}`,
  score,
  parts: { title: score / 4, words: score / 4, duties: score / 4, skills: score / 4 },
  confidence: null,
});
/** The client for whom the roles service cannot be reached right now. */
let unmatched = 0;
const peers = peerAnswers(
  [getClient, ({ params }: { params: { clientId: number } }) => aClient(params.clientId)],
  [
    suggestRoles,
    ({ body }: { body: { clientId: number; roleSuggestionsRequest: unknown[] } }) => {
      if (body.clientId === unmatched) throw new Refusal('unreachable', 'The roles service cannot be reached.');
      const roles = [suggestion(1, 3), suggestion(2, 2), suggestion(3, 1)];
      return { suggestions: body.roleSuggestionsRequest.map(() => ({ roles })) };
    },
  ],
  [explainSuggestions, () => ({ text: 'Plans tours.', reasons: [] })],
  [
    rolesByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({ roles: body.roleIds.filter((id) => id < 50).map(aRole) }),
  ],
  [listLeadershipRoles, () => ({ leadershipRoles: [] })],
  [
    roleSkillsByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.map((roleId) => ({
        roleId,
        skills: [{ skillId: 7, proficiencyId: 73, levelNumber: 3, skillCriticality: 'High' }],
      })),
    }),
  ],
  [skillsByIds, () => ({ skills: [] })],
);

/** A job description as a company would write it. */
const aDescription = (title: string) =>
  docxOf(
    [
      `Job title: ${title}`,
      'Department: Operations',
      'Reports to: Head of Operations',
      'Job purpose',
      `The ${title} keeps the daily work of the depot running and answers for its results.`,
      'Key responsibilities',
      '- Plan the work of the day and assign it to the team',
      '- Inform customers about delays and agree new times',
      '- Watch safety rules and train new colleagues',
      '- Report figures to the head of operations every week',
      'Benefits',
      'Free lunch and a company bicycle.',
    ].join('\n'),
  );

const archive = (files: Record<string, string | Buffer>, name = 'jobs.zip') => [
  new File([new Uint8Array(zipOf(files))], name),
];
const jobs = (...titles: string[]) => Object.fromEntries(titles.map((title) => [`${title}.docx`, aDescription(title)]));

type Service = Awaited<ReturnType<typeof testService>>;
const build = personasService({ demo: false });
let service: Service;
const hr = aUser(1, [1, 2, 3]);
const staff = aUser(2);
const books = workbooks();

beforeAll(async () => {
  service = await testService({ name: 'personas', build, peers });
  await service.start();
});
afterAll(async () => {
  await service.close();
  await books.close();
});

const upload = (files: File[], clientId = 1, on = service, user = hr) =>
  on.as(user).call(calls.importJobDescriptions, { query: { clientId }, files });
const at = (importTokenId: string) => ({ params: { importTokenId } });
const rowsOf = async (token: string, query: object = {}, on = service) =>
  (await on.as(staff).call(calls.listImportRows, { ...at(token), query: { pagesize: 100, ...query } })).body.rows;

/** Waits, following the import's own events, until it stands where it is expected. */
const reach = async (token: string, stage: calls.ImportStage, on = service) => {
  const reached = async () => (await on.as(staff).call(calls.getImport, at(token))).body;
  return new Promise<calls.PersonaImport>((resolve, reject) => {
    const look = async () => {
      const found = await reached();
      if (found.stage === stage) end(() => resolve(found));
      else if (found.stage === 'failed') end(() => reject(new Error(found.errorMessage)));
    };
    const unlisten = on.kit.events.listen(() => void look());
    const end = (finish: () => void) => {
      unlisten();
      finish();
    };
    void look();
  });
};

const imported = async (files: Record<string, string | Buffer>, clientId = 1) => {
  const { body, failure } = await upload(archive(files), clientId);
  if (failure.error) throw new Error(failure.error);
  await reach(body.importTokenId, 'review');
  return body.importTokenId;
};
const discard = (token: string) => service.as(hr).call(calls.discardImport, at(token));

describe('uploading job descriptions', () => {
  it('reads each file into a row, or says why not', async () => {
    const token = await imported({
      ...jobs('Depot Planner'),
      'copy of it.docx': aDescription('Depot Planner'),
      'empty.pdf': '',
      'picture.pdf': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'notes.txt': 'not read',
      'letter.docx': docxOf('Dear Sir or Madam,\nthank you for your order of forty chairs.\nYours sincerely'),
    });
    const rows = await rowsOf(token);
    expect(rows.map(({ fileName, outcome }) => [fileName, outcome])).toEqual([
      ['Depot Planner.docx', 'read'],
      ['copy of it.docx', 'duplicate'],
      ['empty.pdf', 'damaged'],
      ['picture.pdf', expect.stringMatching(/unsupported|damaged/)],
      ['notes.txt', 'unsupported'],
      ['letter.docx', 'not-a-job-description'],
    ]);
    expect(rows[0]).toMatchObject({
      personaName: 'Depot Planner',
      groupName: 'Operations',
      reportingTo: 'Head of Operations',
    });
    expect(rows[0]?.rolesAndResponsibilities.split('|')).toHaveLength(4);
    expect(rows[0]?.rolesAndResponsibilities).not.toMatch(/lunch/);
    for (const row of rows.slice(1)) expect(row.reason).not.toBe('');
    await discard(token);
  });

  it.each([
    [
      '51 files',
      archive(Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`${index}.docx`, 'x']))),
      /51 files; at most 50/,
    ],
    ['a path that leads out', archive({ '../evil.docx': 'x' }), /leads out of it/],
    ['no files', archive({}), /is empty|holds no files/],
    ['a text called zip', [new File(['hello'], 'jobs.zip')], /Invalid format/],
    ['another extension', [new File(['hello'], 'jobs.exe')], /Invalid format/],
  ])('refuses %s whole', async (_, files, sentence) => {
    const refused = await upload(files);
    expect(refused.status).toBe(415);
    expect(refused.failure.error).toMatch(sentence);
    const { body } = await service.as(hr).call(calls.pendingImport, { query: { clientId: 1 } });
    expect(body.import).toBeNull();
  });

  it('is off for a client that has it switched off', async () => {
    expect((await upload(archive(jobs('A')), 3)).failure.error).toBe('Bulk import is switched off for this client.');
  });

  it('waits for its user: one at a time for each client, found again after signing in', async () => {
    const token = await imported(jobs('Lead of Shift'));
    expect((await upload(archive(jobs('B')))).failure.error).toMatch(/not finished yet/);
    const { body } = await service.as(hr).call(calls.pendingImport, { query: { clientId: 1 } });
    expect(body.import).toMatchObject({ importTokenId: token, stage: 'review' });
    const other = await service.as(aUser(8, [2])).call(calls.getImport, at(token));
    expect(other.status).toBe(404);
    expect((await service.as(aUser(8, [1])).call(calls.discardImport, at(token))).status).toBe(409);
    await discard(token);
  });
});

describe('the review', () => {
  const workbookOf = async (rows: (string | number)[][], head?: string[]) => {
    const titles = head ?? [
      'Row',
      'File',
      'Persona Name',
      'Group Name',
      'Reporting To',
      'Role Description',
      'Roles and Responsibilities',
    ];
    const bytes = await books.write([
      { name: 'Personas', columns: titles.map((title) => ({ title, width: 10 })), rows },
    ]);
    return [new File([new Uint8Array(bytes)], 'review.xlsx')];
  };
  const send = (token: string, files: File[]) => service.as(hr).call(calls.replaceImportData, { ...at(token), files });

  it('takes back a changed workbook, drops rows that were taken out, and names errors by cell', async () => {
    const token = await imported(jobs('First', 'Second'));
    const [first, second] = (await rowsOf(token)).map(({ rowId }) => rowId);
    const ok = [first ?? 0, 'First.docx', 'First Planner', 'Finance', '', 'Plans', 'Plan\nBuild'];
    expect((await send(token, await workbookOf([ok], ['Row', 'Name']))).failure.error).toBe(
      'Excel column header template is not proper',
    );
    const wrong = await send(
      token,
      await workbookOf([ok, [second ?? 0, '', '', '', '', '', ''], [99_999, '', 'x', 'y', '', '', '']]),
    );
    expect(wrong.failure.issues).toEqual([
      { path: 'C3', message: 'Persona name is required' },
      { path: 'D3', message: 'Group name is required' },
      { path: 'A4', message: 'Row 99999 is not of this import' },
    ]);
    expect((await rowsOf(token)).map(({ personaName }) => personaName)).toEqual(['First', 'Second']);
    expect((await send(token, await workbookOf([ok]))).body).toEqual({ rows: 1 });
    expect(await rowsOf(token)).toMatchObject([
      { personaName: 'First Planner', groupName: 'Finance', rolesAndResponsibilities: 'Plan|Build' },
    ]);
    await discard(token);
  });

  it('gives the extracted rows and the failed files as workbooks', async () => {
    const token = await imported({ ...jobs('Readable'), 'empty.pdf': '' });
    for (const call of [calls.downloadImportData, calls.downloadFailedFiles]) {
      const { status, raw } = await service.as(hr).call(call, at(token));
      expect([status, raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    }
    await discard(token);
  });
});

describe('from review to personas', () => {
  it('suggests roles, keeps partial selections, leaves out what is not selected, and creates the rest', async () => {
    const token = await imported(jobs('Tour Planner', 'Yard Lead', 'Night Clerk'));
    await service.as(hr).call(calls.proceedImport, at(token));
    await reach(token, 'selection');
    const rows = await rowsOf(token);
    expect(rows[0]?.roleRecommendations.map(({ roleName, isSelected }) => [roleName, isSelected])).toEqual([
      ['Role 1', false],
      ['Role 2', false],
      ['Role 3', false],
    ]);
    const [planner, lead] = rows.map(({ rowId }) => rowId);
    const saved = await service.as(hr).call(calls.saveImportRows, {
      ...at(token),
      body: {
        rows: [
          { rowId: planner ?? 0, roleId: 2 },
          { rowId: lead ?? 0, roleId: 40 },
        ],
      },
    });
    expect(saved.body.counts).toMatchObject({ read: 3, selected: 2 });
    expect(saved.body.rows[1]?.roleRecommendations.at(-1)).toMatchObject({
      roleName: 'Role 40',
      isSearchedRole: true,
      isSelected: true,
    });
    await service.as(hr).call(calls.createImportedPersonas, at(token));
    const done = await reach(token, 'done');
    expect(done.counts).toMatchObject({ created: 2 });
    const { body } = await service.as(hr).call(calls.listPersonas, { query: { clientId: 1 } });
    expect(
      body.data.map(({ personaName, industryRole, skills }) => [personaName, industryRole?.roleId, skills]),
    ).toEqual([
      ['Tour Planner', 2, 1],
      ['Yard Lead', 40, 1],
    ]);
    expect((await service.as(hr).call(calls.pendingImport, { query: { clientId: 1 } })).body.import).toBeNull();
  });

  it('goes back to the review when matching fails, and can proceed again from there', async () => {
    unmatched = 2;
    const token = await imported(jobs('Crane Driver'), 2);
    await service.as(hr).call(calls.proceedImport, at(token));
    expect((await reach(token, 'review')).errorMessage).toBe('The roles service cannot be reached.');
    unmatched = 0;
    await service.as(hr).call(calls.proceedImport, at(token));
    await reach(token, 'selection');
    await discard(token);
  });

  it('marks names the client has and creates none of them again', async () => {
    const token = await imported(jobs('Tour Planner', 'Gate Keeper'));
    expect((await rowsOf(token)).map(({ isDuplicatePersona }) => isDuplicatePersona)).toEqual([true, false]);
    await service.as(hr).call(calls.proceedImport, at(token));
    await reach(token, 'selection');
    const [taken] = await rowsOf(token);
    const refused = await service
      .as(hr)
      .call(calls.saveImportRows, { ...at(token), body: { rows: [{ rowId: taken?.rowId ?? 0, roleId: 1 }] } });
    expect(refused.failure.error).toBe('Tour Planner exists already for this client.');
    await discard(token);
  });
});

describe('when its process dies', () => {
  /** The same service as the next start would be: its own process, the same data. */
  const nextStart = async () => {
    const next = await testService({ name: 'personas', build, peers, beside: service.place });
    await next.start();
    return next;
  };

  it.each([
    ['parsing', 'review'],
    ['creating', 'done'],
  ] as const)('in the middle of %s, the next one goes on; nothing is doubled, nothing lost', async (stage, after) => {
    const clientId = stage === 'parsing' ? 11 : 12;
    const titles = Array.from({ length: 12 }, (_, index) => `Clerk ${stage} ${index}`);
    const dying = await nextStart();
    const { body } = await upload(archive(jobs(...titles)), clientId, dying, staff);
    const token = body.importTokenId;
    if (stage === 'creating') {
      await reach(token, 'review');
      await service.as(staff).call(calls.proceedImport, at(token));
      await reach(token, 'selection');
      const all = await rowsOf(token);
      await service
        .as(staff)
        .call(calls.saveImportRows, { ...at(token), body: { rows: all.map(({ rowId }) => ({ rowId, roleId: 1 })) } });
      await service.as(staff).call(calls.createImportedPersonas, at(token));
    }
    await dying.stop();
    await reach(token, after);
    const rows = await rowsOf(token);
    expect(rows.map(({ fileName }) => fileName)).toEqual(titles.map((title) => `${title}.docx`));
    const { body: list } = await service.as(staff).call(calls.listPersonas, { query: { clientId } });
    expect(list.total).toBe(stage === 'creating' ? 12 : 0);
  });

  it('between moving on and queueing the work, the next start makes up for it', async () => {
    const token = await imported(jobs('Forgotten Clerk'), 2);
    const stored = service.kit.db.collection<{ _id: string }>('imports');
    await stored.updateOne({ _id: token }, { $set: { stage: 'matching', jobToken: `match ${token} never queued` } });
    const next = await nextStart();
    await reach(token, 'selection');
    await next.stop();
    await discard(token);
  });
});
