import type { CareerRole } from '@skills-architect/contracts/explorer';
import { careerMatch, countDemands, describeStep, stepDemands } from './career-rules';
import type { CareerNode, CareerSnapshot } from './career-snapshot';

/** How far apart two roles are in the library: in one department, in one industry or function, or in different ones. */
const distance = ({ role }: CareerNode, { role: other }: CareerNode): 0 | 1 | 2 => {
  if (role.functionId === other.functionId) return 0;
  return role.subsectorId === other.subsectorId ? 1 : 2;
};

/**
 * Least similarity of a career step, by distance. Of steps between ESCO's roles with a similarity of 0.08 to 0.15 a third
 * stay in their occupational group, from 0.25 on more than half, from 0.4 on two thirds: further away a step needs more.
 */
const MIN_MATCH = [0.08, 0.15, 0.25] as const;
const isStep = (root: CareerNode, node: CareerNode, match: number) => match >= MIN_MATCH[distance(root, node)];
/** A single shared skill is chance. */
const MIN_SHARED = 2;

export type IsVisible = (node: CareerNode) => boolean;
interface Neighbour {
  node: CareerNode;
  match: number;
  step: ReturnType<typeof describeStep>;
  isSet: boolean;
}

const byStrength = (root: CareerNode) => (a: Neighbour, b: Neighbour) =>
  Number(b.isSet) - Number(a.isSet) ||
  distance(root, a.node) - distance(root, b.node) ||
  b.match - a.match ||
  a.node.roleId - b.node.roleId;

/** Side of the graph: `to` (a promotion from the root), `from` (leads to the root) or `lateral`. */
const sideOf = ({ step }: Neighbour) => (step.direction === 'lateral' ? 'lateral' : step.leads);

/** Takes up to `limit` neighbours in order; each side gets up to a third first, so that none crowds out the others. */
const takeOfEachSide = (sorted: readonly Neighbour[], limit: number): Neighbour[] => {
  const seen = { to: 0, from: 0, lateral: 0 };
  const [first, rest]: [Neighbour[], Neighbour[]] = [[], []];
  for (const neighbour of sorted) {
    const side = sideOf(neighbour);
    seen[side] += 1;
    (seen[side] <= limit / 3 ? first : rest).push(neighbour);
  }
  const taken = new Set([...first, ...rest].slice(0, limit));
  return sorted.filter((neighbour) => taken.has(neighbour));
};

/**
 * The neighbours of a role: the steps set explicitly, from it and to it, then those of its department and its field, each
 * by similarity.
 */
export const findNeighbours = (
  snapshot: CareerSnapshot,
  root: CareerNode,
  isVisible: IsVisible,
  limit: number,
): Neighbour[] => {
  const found = new Map<number, Neighbour>();
  const isOther = (node: CareerNode) => node.roleId !== root.roleId && isVisible(node);
  for (const { node, match } of snapshot.findSharing(root, MIN_SHARED))
    if (isStep(root, node, match) && isOther(node))
      found.set(node.roleId, { node, match, step: describeStep(root, node), isSet: false });
  const set = [
    ...snapshot.listLinksTo(root.roleId).map((link) => ({ ...link, leads: 'from' as const })),
    ...root.links.map((link) => ({ ...link, leads: 'to' as const })),
  ];
  for (const { roleId, direction, leads } of set) {
    const node = snapshot.get(roleId);
    if (!node || !isOther(node)) continue;
    const step =
      direction === 'lateral'
        ? ({ direction, leads: 'to', bidirectional: 'yes' } as const)
        : ({ direction, leads, bidirectional: 'no' } as const);
    found.set(roleId, { node, match: careerMatch(root, node, snapshot.weight), step, isSet: true });
  }
  return takeOfEachSide([...found.values()].sort(byStrength(root)), limit);
};

/** Roles that may lead to a role by shared skills; steps set by hand are not included. */
export const findPredecessors = (snapshot: CareerSnapshot, root: CareerNode): Set<number> =>
  new Set(
    snapshot
      .findSharing(root, MIN_SHARED)
      .filter(({ node, match }) => isStep(root, node, match) && describeStep(node, root).leads === 'to')
      .map(({ node }) => node.roleId),
  );

/** A neighbour in the answer format; `isShown` leaves out skills that clients may not see. */
export const toCareerRole = (
  root: CareerNode,
  { node, match, step, isSet }: Neighbour,
  isShown: (skillId: number) => boolean,
): CareerRole => {
  const [from, to] = step.leads === 'to' ? [root, node] : [node, root];
  const { gain, raise, there } = stepDemands(from.skills, to.skills);
  const shown = { gain: gain.filter(isShown), raise: raise.filter(isShown), there: there.filter(isShown) };
  return { ...node.role, ...countDemands(shown), ...step, match, isSet };
};
