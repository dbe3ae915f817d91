import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/**
 * What a receiver does instead of a correct answer. With `error` and `away` the request has no effect; with `cut`,
 * `shape` and `duplicate` it has its effect, but the answer is cut off, has another form, or repeats the previous one.
 */
export const Fault = z.enum(['slow', 'error', 'away', 'cut', 'shape', 'duplicate']);
export type Fault = z.infer<typeof Fault>;

/** How a receiver fails. */
export const FaultPlan = z.object({
  /** Possible faults, of which one is chosen at random. */
  faults: z.array(Fault).default([]),
  /** Share of the requests that fail. */
  share: z.number().min(0).max(1).default(1),
  slowMs: z.int().min(0).max(120_000).default(15_000),
});
export type FaultPlan = z.infer<typeof FaultPlan>;

/** The faults of one receiver: first the queued ones, one per request, then according to the plan. */
export const receiverFaults = (chance: () => number) => {
  let plan = FaultPlan.parse({});
  const queued: (Fault | 'none')[] = [];
  return {
    queued,
    plan: () => plan,
    setPlan: (next: z.input<typeof FaultPlan>) => {
      plan = FaultPlan.parse(next);
    },
    next(): Fault | undefined {
      const first = queued.shift();
      if (first) return first === 'none' ? undefined : first;
      if (!plan.faults.length || chance() >= plan.share) return undefined;
      return plan.faults[Math.floor(chance() * plan.faults.length)];
    },
  };
};
export type ReceiverFaults = ReturnType<typeof receiverFaults>;

/** Sends an answer, with the fault applied. */
export const answerWith = async (
  response: ServerResponse,
  json: unknown,
  { fault, slowMs, before }: { fault: Fault | undefined; slowMs: number; before: unknown },
): Promise<void> => {
  if (fault === 'slow') await sleep(slowMs);
  const answers = { shape: { unexpected: true }, duplicate: before ?? json };
  const text = JSON.stringify(fault === 'shape' || fault === 'duplicate' ? answers[fault] : json);
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(text));
  if (fault !== 'cut') return void response.end(text);
  response.write(text.slice(0, text.length / 2), () => response.destroy());
};
