import { setImmediate } from 'node:timers/promises';
import { asked, learned, learningCost, type SkillLevels } from './career-rules';
import { CheapestFirst } from './cheapest-first';

/** The graph in which a path is searched. */
export interface PathGraph {
  skillsOf: (roleId: number) => SkillLevels;
  /** Roles to which one can step from a role, best first. */
  stepsFrom: (roleId: number) => readonly number[];
  /** Whether one can perhaps step from a role to `to`: quick to say, and never 'no' where one can. */
  mayStepTo: (to: number) => (roleId: number) => boolean;
}

interface Route {
  roles: number[];
  known: SkillLevels;
  cost: number;
}

/** Far more than the routes of four steps with twenty ways on from each role: no such search is cut off. */
const MOST_FOLLOWED = 20_000;
/** How long a search keeps other requests waiting. */
const AT_ONCE_MS = 5;
/** Every step has a price of its own, so that a detour must save learning. */
const PER_STEP = 1;

/**
 * The path with the least to learn, of at most `most` steps, as the ids of its roles from the first to the last;
 * undefined when there is none. What one step teaches is known in the next. The route that can become the cheapest is
 * followed first (A*). A role is followed again from each route: what was learned before decides what follows costs.
 * Other requests are answered every few milliseconds: in a large library a search takes a part of a second.
 */
export const findPath = async (
  { skillsOf, stepsFrom, mayStepTo }: PathGraph,
  from: number,
  to: number,
  most: number,
): Promise<number[] | undefined> => {
  const goal = skillsOf(to);
  const mayEndAfter = mayStepTo(to);
  const steps = new Map<number, readonly number[]>();
  const stepsOf = (roleId: number) => {
    const known = steps.get(roleId) ?? stepsFrom(roleId);
    steps.set(roleId, known);
    return known;
  };
  const open = new CheapestFirst<Route>();
  const add = (route: Route, at: number) => {
    // No way on costs less than this.
    const rest = at === to ? 0 : learningCost(asked(route.known, goal)) + PER_STEP;
    open.add(route, route.cost + rest);
  };
  add({ roles: [from], known: skillsOf(from), cost: 0 }, from);
  let since = performance.now();
  for (let followed = 0; followed < MOST_FOLLOWED; followed += 1) {
    const route = open.take();
    const at = route?.roles.at(-1);
    if (!route || at === undefined) return undefined;
    if (at === to) return route.roles;
    if (performance.now() - since > AT_ONCE_MS) {
      await setImmediate();
      since = performance.now();
    }
    const left = most - route.roles.length;
    if (left < 0) continue;
    for (const next of stepsOf(at)) {
      if (route.roles.includes(next)) continue;
      // With no step left a route must be at its end, with one step before it.
      if (next !== to && (left === 0 || (left === 1 && !mayEndAfter(next)))) continue;
      const wanted = skillsOf(next);
      const cost = route.cost + learningCost(asked(route.known, wanted)) + PER_STEP;
      add({ roles: [...route.roles, next], known: learned(route.known, wanted), cost }, next);
    }
  }
  return undefined;
};
