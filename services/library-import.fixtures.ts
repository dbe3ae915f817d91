import { createHash } from 'node:crypto';
import { API_PREFIX, type Call, type CallDeclaration, fillPath, type JobState } from '@skills-architect/contracts';
import { listJobs, login } from '@skills-architect/contracts/portal';
import {
  getLibraryImport,
  type LibraryImport,
  previewLibraryImport,
  runLibraryImport,
  searchRoles,
  undoLibraryImport,
} from '@skills-architect/contracts/roles';
import { listLanguages, searchSkills } from '@skills-architect/contracts/skills';
import { aZip } from '@skills-architect/service-kit/testing';
import { startTestPortal } from './portal.fixtures';

const PASSWORD = 'import.77';
const readAnswer = async (response: Response) => ({ status: response.status, body: await response.json() });

/** Signs a super user in; the headers of their requests. */
const signIn = async (address: string): Promise<Record<string, string>> => {
  const response = await fetch(`${address}${API_PREFIX}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'super', password: PASSWORD }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, 'x-csrf-token': (await response.json()).csrfToken };
};

/** Starts a portal with an empty library, or with the demo; returns what a Super User does with imports of its library. */
export const start = async ({ demo = false } = {}) => {
  const portal = await startTestPortal(
    PASSWORD,
    demo ? {} : { seed: { first: { loginId: 'super', password: PASSWORD } } },
  );
  const headers = await signIn(portal.address);

  const url = (call: Call, params?: Record<string, number>, query = '') =>
    `${portal.address}${API_PREFIX}${fillPath(call, params)}${query}`;

  const send = <D extends CallDeclaration>(
    call: Call<D>,
    params?: Record<string, number>,
    body?: unknown,
    query = '',
    more: Record<string, string> = {},
  ) =>
    fetch(url(call, params, query), {
      method: call.method,
      headers: { ...headers, ...more, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then(readAnswer);

  const waitForEnd = async (token: string): Promise<JobState> => {
    for (;;) {
      const { body } = await send(listJobs);
      const job: JobState | undefined = body.jobs.find((candidate: JobState) => candidate.token === token);
      if (job && job.status !== 'waiting' && job.status !== 'running') return job;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  /** Downloads the file of a finished job. */
  const download = async ({ file }: JobState): Promise<Buffer> => {
    const response = await fetch(`${portal.address}${API_PREFIX}${file?.href}`, { headers });
    return Buffer.from(await response.arrayBuffer());
  };
  const read = async (importId: number): Promise<LibraryImport> => (await send(getLibraryImport, { importId })).body;

  const preview = async (files: Record<string, string | Buffer>): Promise<LibraryImport> => {
    const form = new FormData();
    for (const [name, content] of Object.entries(files))
      form.append('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
    const { body } = await fetch(url(previewLibraryImport), { method: 'POST', headers, body: form }).then(readAnswer);
    await waitForEnd(body.token);
    return read(body.importId);
  };
  const run = async (importId: number, goneOption = 'keep') => {
    const { body } = await send(runLibraryImport, { importId }, { gone: goneOption });
    return waitForEnd(body.token);
  };
  const importFiles = async (files: Parameters<typeof preview>[0]): Promise<LibraryImport> => {
    const { importId } = await preview(files);
    await run(importId);
    return read(importId);
  };
  const undo = async (importId: number) => {
    const { body } = await send(undoLibraryImport, { importId });
    return waitForEnd(body.token);
  };

  const skillNames = async (searchString: string): Promise<string[]> =>
    (await send(searchSkills, undefined, { searchString })).body.skills.map(
      (skill: { skillName: string }) => skill.skillName,
    );
  const findSkill = async (searchString: string) =>
    (await send(searchSkills, undefined, { searchString })).body.skills[0];
  const languages = async (): Promise<string[]> => (await send(listLanguages)).body.languages;
  const findRole = async (roleName: string) => (await send(searchRoles, undefined, { roleName })).body.roles[0];

  /** A hash of all records that are not deleted, without revision and last change. */
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

  return {
    send,
    waitForEnd,
    download,
    read,
    preview,
    run,
    importFiles,
    undo,
    languages,
    findSkill,
    skillNames,
    findRole,
    libraryHash,
    stop: () => portal.stop(),
  };
};
export type LibraryUnderTest = Awaited<ReturnType<typeof start>>;

const tabbedLines = (...rows: string[][]) => `${rows.map((row) => row.join('\t')).join('\r\n')}\r\n`;
const CODE = 'O*NET-SOC Code';
export const onet = (occupations: string[][]) => ({
  'Occupation Data.txt': tabbedLines([CODE, 'Title', 'Description'], ...occupations),
  'Alternate Titles.txt': tabbedLines([CODE, 'Alternate Title'], ['17-2071.00', 'Wiring "Wizard"']),
  'Task Statements.txt': tabbedLines(
    [CODE, 'Task'],
    ['17-2071.00', 'Draw wiring plans.'],
    ['17-2071.00', 'Test grids.'],
  ),
  'Level Scale Anchors.txt': tabbedLines(
    ['Element ID', 'Scale ID', 'Anchor Value', 'Anchor Description'],
    ['2.B.3.e', 'LV', '4', 'Write a script for a weather station'],
  ),
  'Skills.txt': tabbedLines(
    [CODE, 'Element ID', 'Element Name', 'Scale ID', 'Data Value'],
    ['17-2071.00', '2.B.3.e', 'Quantum Programming', 'IM', '4.1'],
    ['17-2071.00', '2.B.3.e', 'Quantum Programming', 'LV', '5.0'],
    ['17-2071.00', '2.B.5.d', 'Managing Quantum People', 'IM', '1.2'],
  ),
  'Technology Skills.txt': tabbedLines(
    [CODE, 'Example', 'Commodity Title', 'Hot Technology', 'In Demand'],
    ['17-2071.00', 'Quantum Pad', 'Spreadsheet software', 'Y', 'N'],
    ['17-2072.00', 'Quantum Pad', 'Spreadsheet software', 'N', 'Y'],
  ),
});
export const ENGINEER = ['17-2071.00', 'Quantum Engineers', 'Design quantum things.'];
export const DESIGNER = ['17-2072.00', 'Quantum Designers', 'Draw quantum things.'];

/** The two zips of ESCO's download; `moreSkills` are rows of skills in the group of computers, with the id esco/s3. */
export const esco = (moreSkills = '', language = 'en') => ({
  'classification.zip': aZip({
    [`ISCOGroups_${language}.csv`]:
      'code,preferredLabel,description\n25,ICT professionals,\n2512,Software developers,Writes\n',
    [`skillGroups_${language}.csv`]: 'conceptUri,preferredLabel,code\nesco/S5,working with computers,S5\n',
    [`skills_${language}.csv`]:
      'conceptUri,preferredLabel,altLabels,description,skillType,reuseLevel\nesco/s1,tame flux capacitors,"tame flux\nride flux",Tames,skill/competence,cross-sector\nesco/s2,steady plasma,,Steadies,skill/competence,cross-sector\n'.concat(
        moreSkills,
      ),
    [`occupations_${language}.csv`]:
      'conceptUri,preferredLabel,altLabels,description,iscoGroup\nesco/o1,flux tamer,,Tames flux,2512\n',
    [`digitalSkillsCollection_${language}.csv`]: 'conceptUri\n',
  }),
  'relations.zip': aZip({
    [`broaderRelationsSkillPillar_${language}.csv`]: 'conceptUri,broaderUri\nesco/s1,esco/S5\n',
    'broaderRelationsSkillPillar.csv': 'conceptUri,broaderUri\nesco/s1,esco/S5\nesco/s2,esco/s1\nesco/s3,esco/S5\n',
    'occupationSkillRelations.csv':
      'occupationUri,relationType,skillType,skillUri\nesco/o1,essential,skill/competence,esco/s1\n',
  }),
});

export const TRANSLATED_COLUMNS = 'conceptType,conceptUri,preferredLabel,altLabels,description\n';
/**
 * ESCO's German files of skills, occupations and their groups: names of one of the two skills above, of one that the library does not
 * have, and of the occupation.
 */
export const german = (skillText = 'Zähmt') => ({
  'skills_de.csv': `${TRANSLATED_COLUMNS}Skill,esco/s1,Flusskondensatoren zähmen,"Fluss zähmen\nFluss reiten",${skillText}\nSkill,esco/s9,Unbekanntes können,,\n`,
  'skillGroups_de.csv':
    'conceptType,conceptUri,preferredLabel,altLabels\nSkillGroup,esco/S5,mit Computern arbeiten,\nSkillGroup,esco/S9,unbekannt,\n',
  'ISCOGroups_de.csv':
    'conceptType,conceptUri,code,preferredLabel,altLabels\nISCOGroup,isco/C25,25,IKT-Fachkräfte,\nISCOGroup,isco/C2512,2512,Softwareentwickler,\n',
  'occupations_de.csv': `${TRANSLATED_COLUMNS}Occupation,esco/o1,Flusszähmer/Flusszähmerin,"Flusszähmer\nFlusszähmerin",Zähmt Fluss\n`,
});
