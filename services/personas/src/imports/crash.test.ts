import { describe, expect, it, jest } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { archive, hr, importsUnderTest, jobs, paramsOf, staff } from './imports.fixtures';

const imports = importsUnderTest();

describe('when its process dies', () => {
  it.each([
    ['parsing', 'review'],
    ['creating', 'done'],
  ] as const)('in the middle of %s, the next one continues; nothing is duplicated or lost', async (stage, after) => {
    const clientId = stage === 'parsing' ? 11 : 12;
    const titles = Array.from({ length: 12 }, (_, index) => `Clerk ${stage} ${index}`);
    const dying = await imports.nextStart();
    const { body } = await imports.upload(archive(jobs(...titles)), clientId, dying, staff);
    const token = body.importTokenId;
    if (stage === 'creating') {
      await imports.waitForStage(token, 'review');
      await imports.as(staff).call(calls.proceedImport, paramsOf(token));
      await imports.waitForStage(token, 'selection');
      const all = await imports.listRows(token);
      await imports.as(staff).call(calls.saveImportRows, {
        ...paramsOf(token),
        body: { rows: all.map(({ rowId }) => ({ rowId, roleId: 1 })) },
      });
      await imports.as(staff).call(calls.createImportedPersonas, paramsOf(token));
    }
    await dying.stop();
    await imports.waitForStage(token, after);
    const rows = await imports.listRows(token);
    expect(rows.map(({ fileName }) => fileName)).toEqual(titles.map((title) => `${title}.docx`));
    const { body: list } = await imports.as(staff).call(calls.listPersonas, { query: { clientId } });
    expect(list.total).toBe(stage === 'creating' ? 12 : 0);
  });

  it('between changing the stage and queueing the job, neither is done', async () => {
    const token = await imports.importFiles(jobs('Forgotten Clerk'), 2);
    const { events } = imports.kit();
    const { publish } = events;
    const logged = jest
      .spyOn(events, 'publish')
      .mockImplementation((event, session) =>
        event.name === 'agenda' ? Promise.reject(new Error('the process died')) : publish(event, session),
      );
    expect((await imports.as(hr).call(calls.proceedImport, paramsOf(token))).status).toBe(500);
    logged.mockRestore();
    expect((await imports.as(hr).call(calls.getImport, paramsOf(token))).body.stage).toBe('review');
    await imports.as(hr).call(calls.proceedImport, paramsOf(token));
    await imports.waitForStage(token, 'selection');
    await imports.discard(token);
  });
});
