import { setImmediate } from 'node:timers/promises';
import { asked, learned, learningCost, type SkillLevels } from './career-rules';

/** The graph in which a path is searched. */
export interface PathGraph {
  skillsOf: (roleId: number) => SkillLevels;
  /** Possible next roles from a role, best first. */
  stepsFrom: (roleId: number) => readonly number[];
}

interface Route {
  roles: number[];
  known: SkillLevels;
  cost: number;
  /** Lower bound of the total cost: the cost so far and the skills that the last role asks for. */
  least: number;
}

/** Most roles whose steps are followed, to limit the time of a search. */
const MOST_FOLLOWED = 400;
/** How long a search blocks the event loop before it yields to other requests. */
const AT_ONCE_MS = 5;
/** Fixed cost of each step, so that a detour must save learning. */
const PER_STEP = 1;

/**
 * The path with the lowest learning cost and at most `most` steps, as the ids of its roles from first to last;
 * undefined when there is none. Skills learned in one step are known in the next. A* search: the route with the lowest
 * bound is followed first; a role is followed again only when it was reached with fewer steps. Yields to other requests
 * every few milliseconds, because in a large library a search takes a fraction of a second.
 */
export const findPath = async (
  graph: PathGraph,
  from: number,
  to: number,
  most: number,
): Promise<number[] | undefined> => {
  const goal = graph.skillsOf(to);
  const routeOf = (roles: number[], known: SkillLevels, cost: number): Route => ({
    roles,
    known,
    cost,
    least: cost + learningCost(asked(known, goal)),
  });
  const open: Route[] = [routeOf([from], graph.skillsOf(from), 0)];
  const fewest = new Map<number, number>();
  let since = performance.now();
  for (let followed = 0; open.length && followed < MOST_FOLLOWED; followed += 1) {
    const [route] = open.splice(mostPromising(open), 1);
    const at = route?.roles.at(-1);
    if (!route || at === undefined) return undefined;
    if (at === to) return route.roles;
    const steps = route.roles.length - 1;
    if (steps === most || (fewest.get(at) ?? Number.POSITIVE_INFINITY) <= steps) continue;
    fewest.set(at, steps);
    if (performance.now() - since > AT_ONCE_MS) {
      await setImmediate();
      since = performance.now();
    }
    for (const next of graph.stepsFrom(at)) {
      // The last possible step must lead to the end.
      if (route.roles.includes(next) || (steps + 1 === most && next !== to)) continue;
      const wanted = graph.skillsOf(next);
      const cost = route.cost + learningCost(asked(route.known, wanted)) + PER_STEP;
      open.push(routeOf([...route.roles, next], learned(route.known, wanted), cost));
    }
  }
  return undefined;
};

const mostPromising = (routes: readonly Route[]): number => {
  let best = 0;
  for (const [index, { least }] of routes.entries()) if (least < (routes[best]?.least ?? 0)) best = index;
  return best;
};
