import { setImmediate } from 'node:timers/promises';
import { learningCost, type SkillLevels, skillsAfterStep, stepDemands } from './career-rules';
import { PriorityQueue } from './priority-queue';

/** The graph in which a path is searched. */
export interface PathGraph {
  getSkills: (roleId: number) => SkillLevels;
  /** Possible next roles from a role, best first. */
  stepsFrom: (roleId: number) => readonly number[];
  /** Quick check whether a role may be the step before `to`. It never misses one, but may return true for others. */
  mayStepTo: (to: number) => (roleId: number) => boolean;
}

interface Route {
  roles: number[];
  known: SkillLevels;
  cost: number;
}

/** Maximum number of followed routes. A search of four steps with twenty next roles each stays far below it. */
const MAX_FOLLOWED = 20_000;
/** How long a search blocks the event loop before it yields to other requests. */
const YIELD_AFTER_MS = 5;
/** Fixed cost of each step, so that a detour must save learning. */
const STEP_COST = 1;

/**
 * Finds the path with the lowest learning cost and at most `maxSteps` steps. Returns the ids of its roles from first to
 * last; undefined when there is none. Skills learned in one step are known in the next.
 *
 * This is an A* search: it continues the route whose cost, with a lower bound for the rest, is lowest. It may reach the
 * same role on several routes, because the skills learned on each decide the cost of the rest. It yields to other
 * requests every few milliseconds, because in a large library it takes a fraction of a second.
 */
export const findPath = async (
  { getSkills, stepsFrom, mayStepTo }: PathGraph,
  from: number,
  to: number,
  maxSteps: number,
): Promise<number[] | undefined> => {
  const goal = getSkills(to);
  const mayEndAfter = mayStepTo(to);
  const steps = new Map<number, readonly number[]>();
  const findSteps = (roleId: number) => {
    const cachedSteps = steps.get(roleId) ?? stepsFrom(roleId);
    steps.set(roleId, cachedSteps);
    return cachedSteps;
  };
  const openRoutes = new PriorityQueue<Route>();
  const add = (route: Route, roleId: number) => {
    // A lower bound for the cost of the rest of the route.
    const rest = roleId === to ? 0 : learningCost(stepDemands(route.known, goal)) + STEP_COST;
    openRoutes.add(route, route.cost + rest);
  };
  add({ roles: [from], known: getSkills(from), cost: 0 }, from);
  let lastYieldAt = performance.now();
  for (let followed = 0; followed < MAX_FOLLOWED; followed += 1) {
    const route = openRoutes.take();
    const roleId = route?.roles.at(-1);
    if (!route || roleId === undefined) return undefined;
    if (roleId === to) return route.roles;
    if (performance.now() - lastYieldAt > YIELD_AFTER_MS) {
      await setImmediate();
      lastYieldAt = performance.now();
    }
    const stepsLeft = maxSteps - route.roles.length;
    if (stepsLeft < 0) continue;
    for (const next of findSteps(roleId)) {
      if (route.roles.includes(next)) continue;
      // The last possible step must reach `to`, and the one before it a role from which `to` can be reached.
      if (next !== to && (stepsLeft === 0 || (stepsLeft === 1 && !mayEndAfter(next)))) continue;
      const required = getSkills(next);
      const cost = route.cost + learningCost(stepDemands(route.known, required)) + STEP_COST;
      add({ roles: [...route.roles, next], known: skillsAfterStep(route.known, required), cost }, next);
    }
  }
  return undefined;
};
