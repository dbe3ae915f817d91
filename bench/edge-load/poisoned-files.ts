import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { discardImport, getImport, importJobDescriptions, listImportRows } from '@skills-architect/contracts/personas';
import { aDocx, aPoisonedDoc, aZip } from '@skills-architect/service-kit/testing/files';
import { waitForStage } from '../import/descriptions';
import { CLIENT } from '../portal/fill';
import { type Attack, answerCounter, repeatConcurrently } from './attack';

const TEXT = 'Job title: Quay Planner\nKey responsibilities\n- Plan the work of the dock and assign it to the team';
/** Long enough to occupy a reader for seconds. */
const HEAVY = `${TEXT}\n${'- Plan the work of the dock with the team\n'.repeat(20_000)}`;

/** One user repeatedly imports a zip with a malicious Word file. */
export const poisonedFiles: Attack = {
  name: 'a zip with a poisoned .doc, again and again',
  async run({ everybody, until }) {
    const { answers, add } = answerCounter();
    const visitor = everybody[0]?.visitor;
    if (!visitor) return answers;
    const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
    const zip = path.join(folder, 'poisoned.zip');
    const files = { 'first.docx': aDocx(TEXT), 'poisoned.doc': aPoisonedDoc(), 'heavy.docx': aDocx(HEAVY) };
    await writeFile(zip, aZip(files));
    await repeatConcurrently(1, until, async () => {
      const input = { query: { clientId: CLIENT } };
      const { importTokenId } = await visitor.upload(importJobDescriptions, input, [zip]);
      const params = { importTokenId };
      await waitForStage(visitor, importTokenId, 'review');
      const { rows } = await visitor.call(listImportRows, { params });
      for (const { fileName, outcome } of rows) add(`${fileName} ${outcome}`);
      add((await visitor.call(getImport, { params })).stage);
      await visitor.call(discardImport, { params });
    });
    await rm(folder, { recursive: true });
    return answers;
  },
};
