import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aDocx, aUser } from '@skills-architect/service-kit/testing';
import { mongo } from 'mongoose';
import { OTHER_TEXTS } from '../job-descriptions/texts.fixtures';
import { hr, importsUnderTest, jobs, paramsOf } from './imports.fixtures';

const imports = importsUnderTest();
const files = () => ({ ...jobs('Rigger'), 'invoice.docx': aDocx(OTHER_TEXTS[1]?.text ?? ''), 'broken.pdf': '' });

const findRow = async (token: string, fileName: string) => {
  const row = (await imports.listRows(token)).find((file) => file.fileName === fileName);
  if (!row) throw new Error(`no row of ${fileName}`);
  return row;
};
const open = (importTokenId: string, rowId: number, user = hr) =>
  imports.as(user).call(calls.openImportRow, { params: { importTokenId, rowId } });

describe('a file that is no job description', () => {
  it('becomes a row with empty fields beside its document, also when it is opened twice', async () => {
    const token = await imports.importFiles(files());
    const { rowId, ...before } = await findRow(token, 'invoice.docx');
    expect(before).toMatchObject({ outcome: 'not-a-job-description', hasText: true });
    expect(await findRow(token, 'broken.pdf')).not.toHaveProperty('hasText');

    const empty = { rowId, outcome: 'read', reason: '', personaName: '', groupName: '', rolesAndResponsibilities: '' };
    expect((await open(token, rowId)).body).toMatchObject(empty);
    const fields = { personaName: 'Clerk', groupName: 'Office' };
    await imports.as(hr).call(calls.changeImportRows, { ...paramsOf(token), body: { rows: [{ rowId, fields }] } });
    expect((await open(token, rowId)).body).toMatchObject({ rowId, outcome: 'read', personaName: 'Clerk' });

    const params = { importTokenId: token, rowId };
    const { blocks } = (await imports.as(hr).call(calls.getImportRowDocument, { params })).body;
    expect(blocks.map(({ text }) => text).join(' ')).toContain('Invoice number');
    const { counts } = (await imports.as(hr).call(calls.getImport, paramsOf(token))).body;
    expect(counts).toMatchObject({ read: 2, failed: 1 });
    await imports.discard(token);
  });

  it('that names a role becomes a row with what was found in it, as guesses; opened again it has what was entered', async () => {
    const note = `Forklift Driver

Department: Night Warehouse
Reports to: Shift Lead

See the enclosed plan of the hall.`;
    const token = await imports.importFiles({ ...files(), 'note.docx': aDocx(note) });
    const { rowId, ...before } = await findRow(token, 'note.docx');
    expect(before).toMatchObject({ outcome: 'not-a-job-description', personaName: '', groupName: '' });
    const guess = { kind: 'guessed', passages: [expect.objectContaining({ start: expect.any(Number) })] };
    expect((await open(token, rowId)).body).toMatchObject({
      ...{ personaName: 'Forklift Driver', groupName: 'Night Warehouse', reportingTo: 'Shift Lead' },
      origins: { personaName: guess, groupName: guess, reportingTo: guess },
    });
    const rows = [{ rowId, fields: { personaName: 'Truck Driver' } }];
    await imports.as(hr).call(calls.changeImportRows, { ...paramsOf(token), body: { rows } });
    await imports.as(hr).call(calls.skipImportRow, { params: { importTokenId: token, rowId } });
    expect((await open(token, rowId)).body).toMatchObject({ personaName: 'Truck Driver' });
    await imports.discard(token);
  });

  it('is skipped again, so that it needs no name, with what was entered', async () => {
    const token = await imports.importFiles(files());
    const { rowId, reason } = await findRow(token, 'invoice.docx');
    const skip = (ofRow: number) =>
      imports.as(hr).call(calls.skipImportRow, { params: { importTokenId: token, rowId: ofRow } });
    expect((await open(token, rowId)).body).toMatchObject({ isOpenedAnyway: true });
    const rows = [{ rowId, fields: { groupName: 'Office' } }];
    await imports.as(hr).call(calls.changeImportRows, { ...paramsOf(token), body: { rows } });
    const skipped = { outcome: 'not-a-job-description', reason, hasText: true };
    expect((await skip(rowId)).body).toMatchObject(skipped);
    expect((await skip(rowId)).body).toMatchObject(skipped);
    expect((await open(token, rowId)).body).toMatchObject({ groupName: 'Office' });
    await skip(rowId);
    expect((await skip((await findRow(token, 'Rigger.docx')).rowId)).status).toBe(409);
    expect((await imports.as(hr).call(calls.proceedImport, paramsOf(token))).status).toBe(200);
    await imports.waitForStage(token, 'selection');
    await imports.discard(token);
  });

  it('must have a name before the import goes on', async () => {
    const token = await imports.importFiles(files());
    const { rowId } = await findRow(token, 'invoice.docx');
    await open(token, rowId);
    const proceed = () => imports.as(hr).call(calls.proceedImport, paramsOf(token));
    expect(await proceed()).toMatchObject({
      status: 409,
      failure: { error: 'A persona name is missing for invoice.docx.' },
    });
    const rows = [{ rowId, fields: { personaName: 'Clerk', groupName: 'Office' } }];
    await imports.as(hr).call(calls.changeImportRows, { ...paramsOf(token), body: { rows } });
    expect((await proceed()).status).toBe(200);
    await imports.waitForStage(token, 'selection');
    expect((await open(token, rowId)).status).toBe(409);
    await imports.discard(token);
  });

  it('cannot be opened between the check for names and the start of the matching', async () => {
    const token = await imports.importFiles(files());
    const { rowId } = await findRow(token, 'invoice.docx');
    const { distinct } = mongo.Collection.prototype;
    let opening: ReturnType<typeof open> | undefined;
    const checking = jest.spyOn(mongo.Collection.prototype, 'distinct').mockImplementation(async function (
      this: mongo.Collection,
      ...texts: Parameters<typeof distinct>
    ) {
      const values = await distinct.apply(this, texts);
      if (texts[0] !== 'fileName' || opening) return values;
      opening = open(token, rowId);
      // An opening that waits for the check to end must not stop it.
      await Promise.race([opening, delay(500)]);
      return values;
    });
    const { status } = await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    checking.mockRestore();
    expect(status).toBe(200);
    expect((await opening)?.status).toBe(409);
    expect((await findRow(token, 'invoice.docx')).outcome).toBe('not-a-job-description');
    await imports.waitForStage(token, 'selection');
    await imports.discard(token);
  });

  it('with the same text as another one is a duplicate of it', async () => {
    const copied = aDocx(OTHER_TEXTS[1]?.text ?? '');
    const token = await imports.importFiles({ ...files(), 'invoice again.docx': copied });
    const copy = await findRow(token, 'invoice again.docx');
    expect(copy).toMatchObject({ outcome: 'duplicate', reason: 'It has the same text as invoice.docx.' });
    expect(copy).not.toHaveProperty('hasText');
    expect((await open(token, copy.rowId)).status).toBe(409);
    const first = await findRow(token, 'invoice.docx');
    expect(first).toMatchObject({ outcome: 'not-a-job-description', hasText: true });
    await open(token, first.rowId);
    expect((await findRow(token, 'invoice.docx')).outcome).toBe('read');
    await imports.discard(token);
  });

  it('stays when a workbook is uploaded that was downloaded before it was opened', async () => {
    const token = await imports.importFiles(files());
    await imports.as(hr).call(calls.changeImportRows, {
      ...paramsOf(token),
      body: {
        rows: (await imports.listRows(token)).flatMap(({ rowId, outcome }) =>
          outcome === 'read' ? [{ rowId, fields: { groupName: 'Depot' } }] : [],
        ),
      },
    });
    const { raw } = await imports.as(hr).call(calls.downloadImportData, paramsOf(token));
    const { rowId } = await findRow(token, 'invoice.docx');
    await open(token, rowId);
    const rows = [{ rowId, fields: { personaName: 'Clerk', groupName: 'Office' } }];
    await imports.as(hr).call(calls.changeImportRows, { ...paramsOf(token), body: { rows } });
    const workbook = new File([new Uint8Array(raw)], 'Review.xlsx');
    const { body } = await imports.as(hr).call(calls.replaceImportData, { ...paramsOf(token), files: [workbook] });
    expect(body).toEqual({ rows: 1, changed: 0, removed: 0 });
    expect((await findRow(token, 'invoice.docx')).personaName).toBe('Clerk');
    await imports.discard(token);
  });

  it('is opened by the owner of the import only, and only where there is a text', async () => {
    const token = await imports.importFiles(files());
    const { rowId } = await findRow(token, 'invoice.docx');
    const broken = await findRow(token, 'broken.pdf');
    const answers = [
      await open(token, rowId, aUser(1, [1], 77)),
      await open(token, rowId, aUser(1, [2], 78)),
      await open(token, rowId, aUser(3)),
      await open(token, broken.rowId),
      await open(token, 999_999),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 403, 409, 404]);
    expect((await findRow(token, 'invoice.docx')).outcome).toBe('not-a-job-description');
    await imports.discard(token);
  });

  it('can be opened by another process than the one that read it', async () => {
    const token = await imports.importFiles(files());
    const { rowId } = await findRow(token, 'invoice.docx');
    const next = await imports.nextStart();
    const params = { importTokenId: token, rowId };
    expect((await next.as(hr).call(calls.openImportRow, { params })).body.outcome).toBe('read');
    expect((await findRow(token, 'invoice.docx')).outcome).toBe('read');
    await next.close();
    await imports.discard(token);
  });
});
