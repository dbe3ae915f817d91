import { setTimeout as sleep } from 'node:timers/promises';
import type { JobRun } from '../jobs/job';
import { AppError } from '../service/app-error';
import type { Connectors } from './connectors';
import { type DeliveryLabels, deliveryResult } from './delivery-result';

const POLL_MS = 500;
/** A delivery without progress for this long ends for its user; its messages are still sent later. */
const MAX_STALL_MS = 60_000;

/**
 * Follows the messages of a job, whose group is the job's token, until all are accepted or given up, or there is no
 * progress. Resolves to the summary of the job; rejects with what was not accepted.
 */
export const followDelivery = async (
  connectors: Pick<Connectors, 'countGroup'>,
  { token, signal, progress }: Pick<JobRun<unknown>, 'token' | 'signal' | 'progress'>,
  total: number,
  labels: DeliveryLabels,
): Promise<{ summary: string }> => {
  let lastProgress = { at: Date.now(), sent: -1 };
  for (;;) {
    signal.throwIfAborted();
    const count = await connectors.countGroup(token);
    await progress(count.sent, total);
    if (count.sent !== lastProgress.sent) lastProgress = { at: Date.now(), sent: count.sent };
    if (!count.waiting || Date.now() - lastProgress.at >= MAX_STALL_MS) {
      const end = deliveryResult(count, labels);
      if ('failure' in end) throw new AppError('failed', end.failure);
      return end;
    }
    await sleep(POLL_MS, undefined, { signal });
  }
};
