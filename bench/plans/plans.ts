import type { MongoClient } from 'mongodb';
import { profileRequests } from '../portal/operations';

/** How MongoDB executed the operations of a request: the index, and the numbers of records read and returned. */
export interface Plan {
  collection: string;
  /** The reading stages, such as `IXSCAN { terms: 1 }`. */
  plan: string;
  examined: number;
  returned: number;
}

/** The distinct plans of a few requests, with the most records that one of them read. */
export const explainPlans = async (
  bare: MongoClient,
  requests: number,
  ask: (request: number) => Promise<unknown>,
): Promise<Plan[]> => {
  const plans = new Map<string, Plan>();
  for (const entry of await profileRequests(bare, requests, ask)) {
    const collection = String(entry.ns).replace('skills_architect_', '');
    const plan = String(entry.planSummary ?? '-');
    const known = plans.get(`${collection} ${plan}`);
    const [examined, returned] = [Number(entry.docsExamined ?? 0), Number(entry.nreturned ?? 0)];
    if (!known || known.examined < examined)
      plans.set(`${collection} ${plan}`, { collection, plan, examined, returned });
  }
  return [...plans.values()].sort((one, other) => other.examined - one.examined);
};
