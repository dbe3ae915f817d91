import { afterAll, describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { aPoisonedDoc } from '@skills-architect/service-kit/testing/files';
import { docxWith, paragraph } from '../job-descriptions/documents.fixtures';
import { jobDescriptionReader } from '../job-descriptions/job-description-reader';
import { aDescription, at, hr, importsUnderTest } from './imports.fixtures';

/** With so little memory, one of the files below ends the process that reads it; the others need less. */
const reader = () => jobDescriptionReader({ memoryMb: 60 });
const imports = importsUnderTest(reader);
const crashing = docxWith(paragraph('many words').repeat(150_000));

interface StoredImport {
  _id: string;
  stage: string;
  jobToken: string;
  attempts?: Record<string, { begun: number; crashed: number }>;
}

describe('poisoned files', () => {
  const stored = () => imports.kit().db.collection<StoredImport>('imports');
  const rowStates = async (token: string) =>
    (await imports.rowsOf(token)).map(({ fileName, outcome, reason }) => [fileName, outcome, reason]);
  let token = '';
  afterAll(() => imports.discard(token));

  it('cost their own rows: the job reads on, and the service answers', async () => {
    token = await imports.imported({
      'Depot Planner.docx': aDescription('Depot Planner'),
      'poisoned.doc': aPoisonedDoc(),
      'crashing.docx': crashing,
      'Yard Lead.docx': aDescription('Yard Lead'),
    });
    expect(await rowStates(token)).toEqual([
      ['Depot Planner.docx', 'read', ''],
      ['poisoned.doc', 'unsupported', expect.stringMatching(/no Word document/)],
      ['crashing.docx', 'damaged', expect.stringMatching(/could not be read/)],
      ['Yard Lead.docx', 'read', ''],
    ]);
    expect((await imports.as(hr).call(calls.getImport, at(token))).body.counts).toMatchObject({ read: 2, failed: 2 });
  });

  it('are given up for good after two crashes: another process does not try them again', async () => {
    expect((await stored().findOne({ _id: token }))?.attempts?.['2']).toMatchObject({ crashed: 2 });
    await imports.kit().db.collection('importRows').deleteOne({ token, index: 2 });
    await stored().updateOne({ _id: token }, { $set: { stage: 'parsing', jobToken: `parse ${token} again` } });
    const next = await imports.nextStart();
    await imports.reach(token, 'review');
    await next.stop();
    expect((await rowStates(token))[2]?.slice(0, 2)).toEqual(['crashing.docx', 'damaged']);
    expect((await stored().findOne({ _id: token }))?.attempts?.['2']?.crashed).toBe(2);
  });
});
