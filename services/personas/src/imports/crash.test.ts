import { describe, expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { archive, at, importsUnderTest, jobs, staff } from './test-imports';

const imports = importsUnderTest();

describe('when its process dies', () => {
  it.each([
    ['parsing', 'review'],
    ['creating', 'done'],
  ] as const)('in the middle of %s, the next one goes on; nothing is doubled, nothing lost', async (stage, after) => {
    const clientId = stage === 'parsing' ? 11 : 12;
    const titles = Array.from({ length: 12 }, (_, index) => `Clerk ${stage} ${index}`);
    const dying = await imports.nextStart();
    const { body } = await imports.upload(archive(jobs(...titles)), clientId, dying, staff);
    const token = body.importTokenId;
    if (stage === 'creating') {
      await imports.reach(token, 'review');
      await imports.as(staff).call(calls.proceedImport, at(token));
      await imports.reach(token, 'selection');
      const all = await imports.rowsOf(token);
      await imports
        .as(staff)
        .call(calls.saveImportRows, { ...at(token), body: { rows: all.map(({ rowId }) => ({ rowId, roleId: 1 })) } });
      await imports.as(staff).call(calls.createImportedPersonas, at(token));
    }
    await dying.stop();
    await imports.reach(token, after);
    const rows = await imports.rowsOf(token);
    expect(rows.map(({ fileName }) => fileName)).toEqual(titles.map((title) => `${title}.docx`));
    const { body: list } = await imports.as(staff).call(calls.listPersonas, { query: { clientId } });
    expect(list.total).toBe(stage === 'creating' ? 12 : 0);
  });

  it('between moving on and queueing the work, the next start makes up for it', async () => {
    const token = await imports.imported(jobs('Forgotten Clerk'), 2);
    const stored = imports.kit().db.collection<{ _id: string }>('imports');
    await stored.updateOne({ _id: token }, { $set: { stage: 'matching', jobToken: `match ${token} never queued` } });
    const next = await imports.nextStart();
    await imports.reach(token, 'selection');
    await next.stop();
    await imports.discard(token);
  });
});
