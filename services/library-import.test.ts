import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_PREFIX, type Call, type CallDeclaration, fillPath, type JobState } from '@skills-architect/contracts';
import { createClient } from '@skills-architect/contracts/admin';
import { createPersona } from '@skills-architect/contracts/personas';
import { listJobs, login } from '@skills-architect/contracts/portal';
import {
  exportLibrary,
  getLibraryImport,
  getRole,
  type LibraryImport,
  listImportedRecords,
  listLibraryImports,
  listRoleSkills,
  previewLibraryImport,
  runLibraryImport,
  searchRoles,
  undoLibraryImport,
  updateRole,
} from '@skills-architect/contracts/roles';
import { getSkill, getSkillTree, listSources, searchSkills } from '@skills-architect/contracts/skills';
import { aZip } from '@skills-architect/service-kit/testing';
import { startTestPortal } from './portal.fixtures';

const PASSWORD = 'import.77';
let portal: Awaited<ReturnType<typeof startTestPortal>>;
let headers: Record<string, string>;

const url = (call: Call, params?: Record<string, number>, query = '') =>
  `${portal.address}${API_PREFIX}${fillPath(call, params)}${query}`;
const answered = async (response: Response) => ({ status: response.status, body: await response.json() });

const send = <D extends CallDeclaration>(call: Call<D>, params?: Record<string, number>, body?: unknown, query = '') =>
  fetch(url(call, params, query), {
    method: call.method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).then(answered);

const ended = async (token: string): Promise<JobState> => {
  expect(token).toEqual(expect.any(String));
  for (;;) {
    const { body } = await send(listJobs);
    const job: JobState | undefined = body.jobs.find((one: JobState) => one.token === token);
    if (job && job.status !== 'waiting' && job.status !== 'running') return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
const read = async (importId: number): Promise<LibraryImport> => (await send(getLibraryImport, { importId })).body;

const preview = async (files: Record<string, string | Buffer>): Promise<LibraryImport> => {
  const form = new FormData();
  for (const [name, content] of Object.entries(files))
    form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const { body } = await fetch(url(previewLibraryImport), { method: 'POST', headers, body: form }).then(answered);
  await ended(body.token);
  return read(body.importId);
};
const run = async (importId: number, gone = 'keep') => {
  const { body } = await send(runLibraryImport, { importId }, { gone });
  return ended(body.token);
};
const undo = async (importId: number) => {
  const { body } = await send(undoLibraryImport, { importId });
  return ended(body.token);
};

/** Names that the library has of a source. */
const skillNames = async (searchString: string): Promise<string[]> =>
  (await send(searchSkills, undefined, { searchString })).body.skills.map(
    (one: { skillName: string }) => one.skillName,
  );
const findRole = async (roleName: string) => (await send(searchRoles, undefined, { roleName })).body.roles[0];

/** A hash of all records that are not deleted, without what says who wrote them last. */
const libraryHash = async () => {
  const hash = createHash('sha1');
  for (const [database, names] of [
    ['skills', ['skill', 'skillLink', 'family', 'source', 'category']],
    ['roles', ['role', 'subsector', 'function', 'leadershipRole']],
  ] as const)
    for (const name of names)
      for await (const { rev: _, updated: __, ...record } of portal.platform
        .kitFor(database)
        .db.collection(name)
        .find({ deletedAt: null })
        .sort({ _id: 1 }))
        hash.update(JSON.stringify(record));
  return hash.digest('hex');
};

const tabbed = (...rows: string[][]) => `${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`;
const CODE = 'O*NET-SOC Code';
const onet = (occupations: string[][]) => ({
  'Occupation Data.txt': tabbed([CODE, 'Title', 'Description'], ...occupations),
  'Alternate Titles.txt': tabbed([CODE, 'Alternate Title'], ['17-2071.00', 'Wiring "Wizard"']),
  'Task Statements.txt': tabbed([CODE, 'Task'], ['17-2071.00', 'Draw wiring plans.'], ['17-2071.00', 'Test grids.']),
  'Level Scale Anchors.txt': tabbed(
    ['Element ID', 'Scale ID', 'Anchor Value', 'Anchor Description'],
    ['2.B.3.e', 'LV', '4', 'Write a script for a weather station'],
  ),
  'Skills.txt': tabbed(
    [CODE, 'Element ID', 'Element Name', 'Scale ID', 'Data Value'],
    ['17-2071.00', '2.B.3.e', 'Quantum Programming', 'IM', '4.1'],
    ['17-2071.00', '2.B.3.e', 'Quantum Programming', 'LV', '5.0'],
    ['17-2071.00', '2.B.5.d', 'Managing Quantum People', 'IM', '1.2'],
  ),
  'Technology Skills.txt': tabbed(
    [CODE, 'Example', 'Commodity Title', 'Hot Technology', 'In Demand'],
    ['17-2071.00', 'Quantum Pad', 'Spreadsheet software', 'Y', 'N'],
    ['17-2072.00', 'Quantum Pad', 'Spreadsheet software', 'N', 'Y'],
  ),
});
const ENGINEER = ['17-2071.00', 'Quantum Engineers', 'Design quantum things.'];
const DESIGNER = ['17-2072.00', 'Quantum Designers', 'Draw quantum things.'];

beforeAll(async () => {
  portal = await startTestPortal(PASSWORD);
  const response = await fetch(url(login), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'super', password: PASSWORD }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  headers = { cookie, 'x-csrf-token': (await response.json()).csrfToken };
});
afterAll(() => portal.stop());

describe('an import of O*NET', () => {
  let before: string;
  let importId: number;

  it('is previewed without writing, and says what is missing', async () => {
    before = await libraryHash();
    const shown = await preview({ 'db_text.zip': aZip(onet([ENGINEER, DESIGNER])) });
    importId = shown.importId;
    expect(shown).toMatchObject({ taxonomy: 'O*NET', stage: 'ready', skills: { new: 3 }, roles: { new: 2 } });
    expect(shown.tables.filter(({ file }) => !file).map(({ table }) => table)).toEqual(
      expect.arrayContaining(['Knowledge', 'Job Zones']),
    );
    const { body } = await send(listImportedRecords, { importId }, undefined, '?kind=role&state=new');
    expect(body.records.map(({ name }: { name: string }) => name)).toEqual(['Quantum Designers', 'Quantum Engineers']);
    expect(await libraryHash()).toBe(before);
  });

  it('brings roles with titles, tasks and levels, and skills with texts in their categories', async () => {
    expect((await run(importId)).status).toBe('done');
    const found = await findRole('wiring wizard');
    const { body: role } = await send(getRole, { roleId: found.roleId });
    expect(role).toMatchObject({
      roleName: 'Quantum Engineers',
      subsector: 'Architecture and Engineering',
      alternativeNames: ['Wiring "Wizard"'],
      source: 'O*NET',
      roleStatus: 4,
    });
    expect(role.roleandResponsibilities).toContain('Draw wiring plans.$Test grids.');
    const { body } = await send(
      listRoleSkills,
      { roleId: found.roleId },
      undefined,
      '?clientId=1&includeUnPublished=true',
    );
    expect(
      body.skills.map((one: { skillName: string; skillCriticality: string }) => [one.skillName, one.skillCriticality]),
    ).toEqual(
      expect.arrayContaining([
        ['Quantum Programming', 'High'],
        ['Quantum Pad', 'Medium'],
      ]),
    );
    expect(body.skills).toHaveLength(2);
    const { skills } = (await send(searchSkills, undefined, { searchString: 'quantum programming' })).body;
    const { body: skill } = await send(getSkill, { skillId: skills[0].skillId });
    expect(skill.proficiencies.map(({ description }: { description: string }) => description)).toEqual([
      '',
      '',
      'For example: Write a script for a weather station',
      '',
      '',
    ]);
    const { sources } = (await send(listSources)).body;
    expect(sources.at(-1)).toMatchObject({ source: 'O*NET', licence: 'CC BY 4.0' });
  });

  it('goes out in the shape of ESCO’s download, and comes in again without a change', async () => {
    const { sources } = (await send(listSources)).body;
    const { sourceId } = sources.at(-1);
    const { body } = await send(exportLibrary, undefined, { sourceId });
    const job = await ended(body.token);
    const file = await fetch(`${portal.address}${API_PREFIX}${job.file?.href}`, { headers });
    const again = await preview({ 'library.zip': Buffer.from(await file.arrayBuffer()) });
    const none = { new: 0, changed: 0, edited: 0, gone: 0 };
    expect(again).toMatchObject({ taxonomy: 'O*NET', skills: { same: 3, ...none }, roles: { same: 2, ...none } });
    expect((await send(exportLibrary, undefined, { sourceId: 9999 })).status).toBe(404);
  });

  it('changes only what the taxonomy has changed, keeps the texts of people, and retires on request', async () => {
    const same = await preview(onet([ENGINEER, DESIGNER]));
    expect(same).toMatchObject({ skills: { same: 3, new: 0 }, roles: { same: 2, new: 0, changed: 0 } });

    const { roleId } = await findRole('quantum designers');
    const { body: role } = await send(getRole, { roleId });
    const { leadershipRole, ...form } = role;
    const edited = { ...form, leadershipRoleId: leadershipRole.leadershipRoleId, roleDescription: 'By a person.' };
    const saved = await send(updateRole, { roleId }, { ...edited, roleandResponsibilities: '|Draw.' });
    expect(saved.status).toBe(200);

    const next = await preview(
      onet([
        [...ENGINEER.slice(0, 2), 'Designs more.'],
        [...DESIGNER.slice(0, 2), 'Other.'],
      ]),
    );
    expect(next.roles).toEqual({ new: 0, changed: 1, edited: 1, same: 0, gone: 0 });
    await run(next.importId);
    expect((await send(getRole, { roleId })).body.roleDescription).toBe('By a person.');
    const refused = await send(undoLibraryImport, { importId });
    expect([refused.status, refused.body.error]).toEqual([409, 'Undo the later imports of O*NET first.']);

    const fewer = await preview(onet([DESIGNER]));
    expect(fewer).toMatchObject({ stage: 'ready', roles: { gone: 1 } });
    await run(fewer.importId, 'retire');
    expect((await findRole('quantum engineers')).roleStatus).toBe(5);
    expect((await read(fewer.importId)).retired).toBe(1);
    await undo(fewer.importId);
    expect((await findRole('quantum engineers')).roleStatus).toBe(4);
    await undo(next.importId);
    expect((await findRole('quantum engineers')).roleName).toBe('Quantum Engineers');
  });

  it('is undone with what nobody has changed or uses, and names what stayed', async () => {
    const job = await undo(importId);
    expect(job).toMatchObject({ status: 'done' });
    expect(await findRole('quantum engineers')).toBeUndefined();
    // A person has written into the designers: they stay, and so does the tool that they use.
    const { body } = await send(listImportedRecords, { importId }, undefined, '?state=kept');
    expect(body.records).toEqual([
      { kind: 'role', name: 'Quantum Designers' },
      { kind: 'skill', name: 'Quantum Pad' },
    ]);
    expect(await skillNames('quantum')).toEqual(['Quantum Pad']);
    expect((await send(undoLibraryImport, { importId })).status).toBe(409);
  });
});

describe('imports of one taxonomy', () => {
  const zips = () => ({
    'classification.zip': aZip({
      'ISCOGroups_en.csv': 'code,preferredLabel,description\n25,ICT professionals,\n2512,Software developers,Writes\n',
      'skillGroups_en.csv': 'conceptUri,preferredLabel,code\nesco/S5,working with computers,S5\n',
      'skills_en.csv':
        'conceptUri,preferredLabel,altLabels,description,skillType,reuseLevel\nesco/s1,tame flux capacitors,"tame flux\nride flux",Tames,skill/competence,cross-sector\nesco/s2,steady plasma,,Steadies,skill/competence,cross-sector\n',
      'occupations_en.csv':
        'conceptUri,preferredLabel,altLabels,description,iscoGroup\nesco/o1,flux tamer,,Tames flux,2512\n',
      'digitalSkillsCollection_en.csv': 'conceptUri\n',
    }),
    'relations.zip': aZip({
      'broaderRelationsSkillPillar_en.csv': 'conceptUri,broaderUri\nesco/s1,esco/S5\n',
      'broaderRelationsSkillPillar.csv': 'conceptUri,broaderUri\nesco/s1,esco/S5\nesco/s2,esco/s1\n',
      'occupationSkillRelations.csv':
        'occupationUri,relationType,skillType,skillUri\nesco/o1,essential,skill/competence,esco/s1\n',
    }),
  });

  it('run one at a time, and an undo leaves the library as it was', async () => {
    const before = await libraryHash();
    const [one, two] = [await preview(zips()), await preview(zips())];
    const started = await Promise.all(
      [one, two].map(({ importId }) => send(runLibraryImport, { importId }, { gone: 'keep' })),
    );
    expect(started.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = started.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe('Another import of ESCO is under way. Wait until it has ended.');
    const winner = started[0]?.status === 200 ? one : two;
    await ended(started.find(({ status }) => status === 200)?.body.token);
    expect(await skillNames('flux')).toEqual(['tame flux capacitors']);
    const { skills } = (await send(searchSkills, undefined, { searchString: 'flux' })).body;
    const tree = (await send(getSkillTree, { skillId: skills[0].skillId })).body;
    expect(tree.nodes.map(({ skillName }: { skillName: string }) => skillName)).toEqual([
      'tame flux capacitors',
      'steady plasma',
    ]);
    expect((await read(winner.importId)).undoableUntil).toBeDefined();
    await undo(winner.importId);
    expect(await libraryHash()).toBe(before);
    const { imports } = (await send(listLibraryImports)).body;
    expect(imports.find((shown: LibraryImport) => shown.importId === winner.importId)).toMatchObject({
      stage: 'undone',
      kept: 0,
      user: { userName: expect.any(String) },
    });
  });

  it('keep what a persona has when they are undone', async () => {
    const { importId } = await preview(zips());
    await run(importId);
    const { roleId, sourceId } = await findRole('flux tamer');
    const { body: client } = await send(createClient, undefined, { clientName: 'Flux', sourceIdList: [sourceId] });
    const persona = { groupName: 'Flux', personaName: 'Flux Tamer', industryRoleId: roleId };
    const made = await send(createPersona, undefined, persona, `?clientId=${client.clientId}`);
    expect(made).toMatchObject({ status: 200, body: { industryRole: { roleId } } });
    await undo(importId);
    expect((await findRole('flux tamer')).roleId).toBe(roleId);
    expect(await skillNames('flux')).toEqual(['tame flux capacitors']);
    expect((await read(importId)).kept).toBe(2);
  });

  it('are refused with the file and the columns that are missing', async () => {
    const { 'classification.zip': classification } = zips();
    const shown = await preview({ 'classification.zip': classification, 'occupationSkillRelations.csv': 'a,b\n1,2\n' });
    expect(shown).toMatchObject({
      stage: 'refused',
      errorMessage:
        'broaderRelationsSkillPillar is missing. occupationSkillRelations.csv has no column occupationUri, relationType, skillType, skillUri.',
    });
    expect((await preview({ 'notes.txt': 'x' })).errorMessage).toMatch(/None of the files/);
  });
});
