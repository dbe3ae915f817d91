import { API_PREFIX, type Call, isReading } from '@skills-architect/contracts';
import type { TokenCall } from '@skills-architect/contracts/portal';
import { describeCalls } from '../openapi/document';
import { summarize } from '../openapi/summarize';

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
  if (call.service === 'portal') return OF_THE_PORTAL.includes(name);
  if (types === 'anyone' || !types.length) return false;
  return isReading(call) || !RIGHTS.test(call.path);
};

/** The calls that tokens can be allowed to make. */
export const grantableCalls = (calls: Record<string, Call>) => {
  const grantable = Object.entries(calls).filter(([name, call]) => isGrantable(name, call));
  const toRoute = (method: string, path: string) => `${method} ${API_PREFIX}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const byRoute = new Map(grantable.map(([name, { method, path }]) => [toRoute(method, path), name]));
  const toTokenCall = (name: string, call: Call): TokenCall => ({
    name,
    service: call.service,
    title: summarize(name),
    method: call.method,
    path: `${API_PREFIX}${call.path}`,
    reads: isReading(call),
    types: call.access.types === 'anyone' ? [] : [...call.access.types],
  });
  return {
    calls: Object.fromEntries(grantable),
    has: (name: string): boolean => grantable.some(([known]) => known === name),
    /** The name of the call that a route of the gateway answers. */
    findName: (method: string, route: string | undefined): string | undefined => byRoute.get(`${method} ${route}`),
    list: (): TokenCall[] => grantable.map(([name, call]) => toTokenCall(name, call)),
    /** A call with its OpenAPI description; undefined when tokens cannot make it. */
    describe: (name: string) => {
      const [, call] = grantable.find(([known]) => known === name) ?? [];
      if (!call) return undefined;
      const { paths, components } = describeCalls(name, { [name]: call });
      const operation = paths[`${API_PREFIX}${call.path}`]?.[call.method.toLowerCase()];
      return { call: toTokenCall(name, call), operation: Object(operation), schemas: components.schemas };
    },
  };
};
export type GrantableCalls = ReturnType<typeof grantableCalls>;
