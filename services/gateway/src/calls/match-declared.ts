import { API_PREFIX, type AreaBuild, type DeclaredCall } from '@skills-architect/contracts';
import findMyWay from 'find-my-way';

const createRouter = ({ calls = [] }: AreaBuild) => {
  const router = findMyWay();
  for (const call of calls) router.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), () => undefined, call);
  return router;
};
type Router = ReturnType<typeof createRouter>;

/** A declared call with the parameters of the request's path. */
export interface MatchedCall {
  call: DeclaredCall;
  params: Record<string, string | undefined>;
}

/** Finds the call of a build for a request; the calls of each build are prepared once. */
export const declaredCallMatcher = () => {
  const routers = new WeakMap<AreaBuild, Router>();
  return (build: AreaBuild, method: DeclaredCall['method'], path: string): MatchedCall | undefined => {
    const router = routers.get(build) ?? createRouter(build);
    routers.set(build, router);
    const found = router.find(method, path.slice(API_PREFIX.length));
    if (!found) return undefined;
    const call: DeclaredCall = found.store;
    return { call, params: found.params };
  };
};
