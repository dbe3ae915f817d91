import { describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aDocx, aUser } from '@skills-architect/service-kit/testing';
import { aDescription, archive, hr, importsUnderTest, jobs, paramsOf, staff } from './imports.fixtures';

const imports = importsUnderTest();

describe('uploading job descriptions', () => {
  it('parses each file into a row, or reports why not', async () => {
    const token = await imports.importFiles({
      ...jobs('Depot Planner'),
      'copy of it.docx': aDescription('Depot Planner'),
      'empty.pdf': '',
      'picture.pdf': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'notes.txt': 'Buy milk.',
      'setup.exe': 'not read',
      'letter.docx': aDocx('Dear Sir or Madam,\nthank you for your order of forty chairs.\nYours sincerely'),
    });
    const rows = await imports.listRows(token);
    expect(rows.map(({ fileName, outcome }) => [fileName, outcome])).toEqual([
      ['Depot Planner.docx', 'read'],
      ['copy of it.docx', 'duplicate'],
      ['empty.pdf', 'damaged'],
      ['picture.pdf', 'no-text-layer'],
      ['notes.txt', 'not-a-job-description'],
      ['setup.exe', 'unsupported'],
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
    await imports.discard(token);
  });

  it('is called as its files are, where these were packed only to be uploaded', async () => {
    const files = archive(jobs('Depot Planner', 'Depot Clerk'), '2 job descriptions.zip');
    const query = { clientId: 1, name: '2 job descriptions' };
    const { body } = await imports.as(hr).call(calls.importJobDescriptions, { query, files });
    expect(body.fileName).toBe('2 job descriptions');
    await imports.waitForStage(body.importTokenId, 'review');
    await imports.discard(body.importTokenId);
  });

  it('has a row for each role of a file, and says where several could not be told apart', async () => {
    const vacancy = (title: string, duty: string) =>
      `${title}\nDuties\n- ${duty}\n- Keeps the log of ${duty.split(' ')[1]}\nRequirements\n- Two years of experience\n\n`;
    const token = await imports.importFiles({
      'two.txt': vacancy('Harbour Pilot', 'Boards ships') + vacancy('Crane Operator', 'Unloads cargo'),
      'mixed.txt': `Harbour Clerk\n${vacancy('we look for you.', 'Writes letters')}${vacancy('we look for you.', 'Pays wages')}`,
    });
    const rows = await imports.listRows(token);
    expect(rows.map(({ personaName, roleInFile }) => [personaName, roleInFile])).toEqual([
      ['Harbour Pilot', 1],
      ['Crane Operator', 2],
      ['Harbour Clerk', undefined],
    ]);
    expect(rows.map(({ reason }) => reason)).toEqual(['', '', expect.stringMatching(/2 job descriptions/)]);
    await imports.discard(token);
  });

  it('provides the document of each row: blocks with passages, and the file until the import ends', async () => {
    const files = jobs('Depot Planner');
    const token = await imports.importFiles(files);
    const [row] = await imports.listRows(token);
    const ofRow = { params: { importTokenId: token, rowId: row?.rowId ?? 0 } };
    const { body } = await imports.as(hr).call(calls.getImportRowDocument, ofRow);
    expect(body).toMatchObject({ fileName: 'Depot Planner.docx', fileKind: 'other', hasFile: true });
    const [passage] = row?.origins?.groupName?.passages ?? [];
    expect(row?.origins?.groupName?.kind).toBe('stated');
    expect(body.blocks[passage?.block ?? -1]?.text.slice(passage?.start, passage?.end)).toBe('Operations');
    expect((await imports.as(hr).call(calls.downloadImportRowFile, ofRow)).status).toBe(200);
    expect((await imports.as(aUser(8, [2])).call(calls.getImportRowDocument, ofRow)).status).toBe(404);
    await imports.discard(token);
    expect((await imports.as(hr).call(calls.downloadImportRowFile, ofRow)).status).toBe(404);
  });

  it('calls two files duplicates only when enough of them was read to compare', async () => {
    const letterhead = 'Harbour office\nNorth quay 4';
    const letter = `${letterhead}\n${'We thank you for the rope that you sent. '.repeat(8)}`;
    const token = await imports.importFiles({
      'a.txt': letterhead,
      'b.txt': letterhead,
      'c.txt': letter,
      'd.txt': letter,
    });
    const outcomes = (await imports.listRows(token)).map(({ fileName, outcome }) => [fileName, outcome]);
    expect(Object.fromEntries(outcomes)).toMatchObject({
      'a.txt': 'not-a-job-description',
      'b.txt': 'not-a-job-description',
      'c.txt': 'not-a-job-description',
      'd.txt': 'duplicate',
    });
    await imports.discard(token);
  });

  it('is named in the entries of the audit log by its file, or by the name that was given to it', async () => {
    const upload = { query: { clientId: 1, name: '3 files of May' }, files: archive(jobs('Audited Clerk')) };
    const { body, audit } = await imports.as(hr).call(calls.importJobDescriptions, upload);
    // Nobody has chosen the archive, so a refused upload does not name it either.
    const refused = await imports.as(hr).call(calls.importJobDescriptions, upload);
    expect([refused.status, refused.audit.details]).toEqual([409, { import: '3 files of May' }]);
    expect(audit.details).toEqual({ files: { first: ['Audited Clerk.docx'], count: 1 }, import: '3 files of May' });
    const token = body.importTokenId;
    await imports.waitForStage(token, 'review');
    const proceeded = await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    expect(proceeded.audit.details).toEqual({ import: '3 files of May' });
    await imports.waitForStage(token, 'selection');
    const [row] = await imports.listRows(token);
    const rows = [{ rowId: row?.rowId ?? 0, roleId: null, withoutRole: true }];
    await imports.as(hr).call(calls.saveImportRows, { ...paramsOf(token), body: { rows } });
    const created = await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
    expect(created.audit.details).toEqual({ import: '3 files of May' });
    await imports.waitForStage(token, 'done');
  });

  it('is named in the audit log when it is discarded', async () => {
    const token = await imports.importFiles(jobs('Discarded Clerk'));
    const { audit } = await imports.as(hr).call(calls.discardImport, paramsOf(token));
    expect(audit.details).toEqual({ import: expect.stringMatching(/\.zip$/) });
  });

  it('stores a guessed group separately until the review ends', async () => {
    const token = await imports.importFiles({
      'keeper.txt': '# Storekeeper\n## Duties\n- Counts the stock of the store\n- Orders supplies\n## Skills\n- Care',
    });
    expect(await imports.listRows(token)).toMatchObject([{ groupName: '', groupGuess: 'Procurement and Supply' }]);
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    expect(await imports.listRows(token)).toMatchObject([{ groupName: 'Procurement and Supply' }]);
    await imports.waitForStage(token, 'selection');
    await imports.discard(token);
  });

  it.each([
    [
      '51 files',
      archive(Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`${index}.docx`, 'x']))),
      /51 files; at most 50/,
    ],
    ['a path that leads out', archive({ '../evil.docx': 'x' }), /leads out of it/],
    ['no files', archive({}), /is empty|contains no files/],
    ['a text file named zip', [new File(['hello'], 'jobs.zip')], /Invalid format/],
    ['another extension', [new File(['hello'], 'jobs.exe')], /Invalid format/],
  ])('refuses an upload with %s', async (_, files, sentence) => {
    const refused = await imports.upload(files);
    expect(refused.status).toBe(415);
    expect(refused.failure.error).toMatch(sentence);
    const { body } = await imports.as(hr).call(calls.pendingImport, { query: { clientId: 1 } });
    expect(body.import).toBeNull();
  });

  it('is disabled for a client without bulk import', async () => {
    expect((await imports.upload(archive(jobs('A')), 3)).failure.error).toBe(
      'Bulk import is switched off for this client.',
    );
  });

  it('is refused for a client that is being deleted', async () => {
    await imports.kit().db.transaction((session) => imports.kit().clientGuard.close(77, session));
    expect((await imports.upload(archive(jobs('A')), 77, undefined, staff)).status).toBe(404);
  });

  it('waits for its user: one at a time for each client, available after signing in again', async () => {
    const token = await imports.importFiles(jobs('Lead of Shift'));
    expect((await imports.upload(archive(jobs('B')))).failure.error).toMatch(/not finished yet/);
    const { body } = await imports.as(hr).call(calls.pendingImport, { query: { clientId: 1 } });
    expect(body.import).toMatchObject({ importTokenId: token, stage: 'review' });
    const unfinishedImports = async () => (await imports.as(hr).call(calls.unfinishedImports, {})).body.imports;
    expect(await unfinishedImports()).toMatchObject([
      { importTokenId: token, clientName: 'Client 1', stage: 'review' },
    ]);
    expect((await imports.as(staff).call(calls.unfinishedImports, {})).body.imports).toEqual([]);
    const other = await imports.as(aUser(8, [2])).call(calls.getImport, paramsOf(token));
    expect(other.status).toBe(404);
    expect((await imports.as(aUser(8, [1])).call(calls.discardImport, paramsOf(token))).status).toBe(409);
    await imports.discard(token);
    expect(await unfinishedImports()).toEqual([]);
  });
});
