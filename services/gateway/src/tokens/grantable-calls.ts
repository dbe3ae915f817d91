import { API_PREFIX, type Call, isReading } from '@skills-architect/contracts';
import type { TokenCall } from '@skills-architect/contracts/portal';
import { summarize } from '../openapi/document';

/** Calls of the gateway itself that programs need: jobs that they started, and builds that they publish. */
const OF_THE_PORTAL = [
  'listJobs',
  'cancelJob',
  'dismissJob',
  'listManagedAreas',
  'publishArea',
  'reportAreaJob',
  'publishAreaChange',
];
/** Who changes these can give itself any right. */
const RIGHTS = /\/(?:users|sign-in-providers|service-accounts|account)(?:\/|$)/;

const isGrantable = (name: string, call: Call) => {
  const { types } = call.access;
  if (types === 'anyone' || !types.length) return false;
  if (call.service === 'portal') return OF_THE_PORTAL.includes(name);
  return isReading(call) || !RIGHTS.test(call.path);
};

/** The calls that tokens can be allowed to make. */
export const grantableCalls = (calls: Record<string, Call>) => {
  const grantable = Object.entries(calls).filter(([name, call]) => isGrantable(name, call));
  const toRoute = (method: string, path: string) => `${method} ${API_PREFIX}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const byRoute = new Map(grantable.map(([name, { method, path }]) => [toRoute(method, path), name]));
  return {
    has: (name: string): boolean => grantable.some(([known]) => known === name),
    /** The name of the call that a route of the gateway answers. */
    findName: (method: string, route: string | undefined): string | undefined => byRoute.get(`${method} ${route}`),
    list: (): TokenCall[] =>
      grantable.map(([name, call]) => ({
        name,
        service: call.service,
        title: summarize(name),
        reads: isReading(call),
        types: call.access.types === 'anyone' ? [] : [...call.access.types],
      })),
  };
};
export type GrantableCalls = ReturnType<typeof grantableCalls>;
