import { setImmediate } from 'node:timers/promises';
import { learningCost, type SkillLevels, skillsAfterStep, stepDemands } from './career-rules';
import { PriorityQueue } from './priority-queue';

/** The graph in which a path is searched. */
export interface PathGraph {
  getSkills: (roleId: number) => SkillLevels;
  /** Possible next roles from a role, best first. */
  stepsFrom: (roleId: number) => readonly number[];
  /** Quick check whether a role can be the step before `to`; may say yes wrongly, but never no. */
  mayStepTo: (to: number) => (roleId: number) => boolean;
}

interface Route {
  roles: number[];
  known: SkillLevels;
  cost: number;
}

/** Limit of followed routes; searches of four steps with twenty next roles each stay far below it. */
const MAX_FOLLOWED = 20_000;
/** How long a search blocks the event loop before it yields to other requests. */
const YIELD_AFTER_MS = 5;
/** Fixed cost of each step, so that a detour must save learning. */
const PER_STEP = 1;

/**
 * The path with the lowest learning cost and at most `most` steps, as the ids of its roles from first to last;
 * undefined when there is none. Skills learned in one step are known in the next. A* search: the route with the lowest
 * bound is followed first. A role is followed again on each route, because the skills learned before it decide the cost
 * of the rest. Yields to other requests every few milliseconds: in a large library a search takes a fraction of a second.
 */
export const findPath = async (
  { getSkills, stepsFrom, mayStepTo }: PathGraph,
  from: number,
  to: number,
  most: number,
): Promise<number[] | undefined> => {
  const goal = getSkills(to);
  const mayEndAfter = mayStepTo(to);
  const steps = new Map<number, readonly number[]>();
  const findSteps = (roleId: number) => {
    const known = steps.get(roleId) ?? stepsFrom(roleId);
    steps.set(roleId, known);
    return known;
  };
  const open = new PriorityQueue<Route>();
  const add = (route: Route, at: number) => {
    // A lower bound for the cost of the rest of the route.
    const rest = at === to ? 0 : learningCost(stepDemands(route.known, goal)) + PER_STEP;
    open.add(route, route.cost + rest);
  };
  add({ roles: [from], known: getSkills(from), cost: 0 }, from);
  let since = performance.now();
  for (let followed = 0; followed < MAX_FOLLOWED; followed += 1) {
    const route = open.take();
    const at = route?.roles.at(-1);
    if (!route || at === undefined) return undefined;
    if (at === to) return route.roles;
    if (performance.now() - since > YIELD_AFTER_MS) {
      await setImmediate();
      since = performance.now();
    }
    const stepsLeft = most - route.roles.length;
    if (stepsLeft < 0) continue;
    for (const next of findSteps(at)) {
      if (route.roles.includes(next)) continue;
      // The last possible step must lead to the end, and the one before to a role next to the end.
      if (next !== to && (stepsLeft === 0 || (stepsLeft === 1 && !mayEndAfter(next)))) continue;
      const required = getSkills(next);
      const cost = route.cost + learningCost(stepDemands(route.known, required)) + PER_STEP;
      add({ roles: [...route.roles, next], known: skillsAfterStep(route.known, required), cost }, next);
    }
  }
  return undefined;
};
