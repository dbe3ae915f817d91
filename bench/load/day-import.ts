import { setTimeout as sleep } from 'node:timers/promises';
import { discardImport, importJobDescriptions, proceedImport } from '@skills-architect/contracts/personas';
import { waitForStage } from '../portal/descriptions';
import { CLIENT } from '../portal/fill';
import { measureSeconds } from '../timings';
import type { Person } from './people';

/** One user's import of job descriptions while all others work: the time to the review and to the suggested roles. */
export const importDuringLoad = async ({ visitor }: Person, zip: string, afterMs: number) => {
  await sleep(afterMs);
  let params = { importTokenId: '' };
  const toReview = await measureSeconds(async () => {
    const input = { query: { clientId: CLIENT } };
    const { importTokenId } = await visitor.upload(importJobDescriptions, input, [zip]);
    params = { importTokenId };
    await waitForStage(visitor, importTokenId, 'review');
  });
  const toSelection = await measureSeconds(async () => {
    await visitor.call(proceedImport, { params });
    await waitForStage(visitor, params.importTokenId, 'selection');
  });
  await visitor.call(discardImport, { params });
  return { toReview, toSelection };
};
export type ImportTimes = Awaited<ReturnType<typeof importDuringLoad>>;
