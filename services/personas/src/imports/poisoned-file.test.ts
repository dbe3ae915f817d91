import { afterAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aPoisonedDoc } from '@skills-architect/service-kit/testing/files';
import { docxWith, paragraph } from '../job-descriptions/documents.fixtures';
import { jobDescriptionReader } from '../job-descriptions/job-description-reader';
import type { ImportDocument } from './import-document';
import { aDescription, hr, importsUnderTest, paramsOf } from './imports.fixtures';
import { queueJob } from './queue-job';

/** With this memory limit one of the files below crashes its reader process; the others need less. */
const reader = () => jobDescriptionReader({ memoryMb: 60 });
const imports = importsUnderTest(reader);
const crashing = docxWith(paragraph('many words').repeat(150_000));

describe('poisoned files', () => {
  const importDocuments = () => imports.kit().db.collection<ImportDocument>('imports');
  const rowStates = async (token: string) =>
    (await imports.listRows(token)).map(({ fileName, outcome, reason }) => [fileName, outcome, reason]);
  let token = '';
  afterAll(() => imports.discard(token));

  it('fail only their own rows: the job continues, and the service answers', async () => {
    token = await imports.importFiles({
      'Depot Planner.docx': aDescription('Depot Planner'),
      'poisoned.doc': aPoisonedDoc(),
      'crashing.docx': crashing,
      'Yard Lead.docx': aDescription('Yard Lead'),
    });
    expect(await rowStates(token)).toEqual([
      ['Depot Planner.docx', 'read', ''],
      ['poisoned.doc', 'unsupported', expect.stringMatching(/isn't a Word document/)],
      ['crashing.docx', 'damaged', expect.stringMatching(/could not be read/)],
      ['Yard Lead.docx', 'read', ''],
    ]);
    expect((await imports.as(hr).call(calls.getImport, paramsOf(token))).body.counts).toMatchObject({
      read: 2,
      failed: 2,
    });
  });

  it('are rejected after two crashes: another process does not try them again', async () => {
    expect((await importDocuments().findOne({ _id: token }))?.attempts?.['2']).toMatchObject({ crashed: 2 });
    await imports.kit().db.collection('importRows').deleteOne({ token, index: 2 });
    const change = { $set: { stage: 'parsing' as const, jobToken: `parse ${token} again` } };
    const again = await importDocuments().findOneAndUpdate({ _id: token }, change, { returnDocument: 'after' });
    if (!again) throw new Error('the import is gone');
    const next = await imports.nextStart();
    await imports.kit().db.transaction((session) => queueJob(imports.kit(), again, session));
    await imports.waitForStage(token, 'review');
    await next.stop();
    expect((await rowStates(token))[2]?.slice(0, 2)).toEqual(['crashing.docx', 'damaged']);
    expect((await importDocuments().findOne({ _id: token }))?.attempts?.['2']?.crashed).toBe(2);
  });
});
