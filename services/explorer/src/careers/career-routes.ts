import { offersRole } from '@skills-architect/contracts/admin';
import {
  careerProgressionData,
  getCareerPath,
  getCareerStep,
  listCareerRoles,
  MAX_CAREER_ROLES,
  MAX_CAREER_STEPS,
} from '@skills-architect/contracts/explorer';
import { compareNames } from '@skills-architect/contracts/locale';
import type { ShownNames } from '@skills-architect/library-service-kit';
import {
  clientLimit,
  clientReader,
  fold,
  type Identity,
  notFound,
  route,
  type ServiceKit,
  splitWords,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CareerCopy } from './career-copy';
import { findPath } from './career-path';
import { type SkillLevels, skillsAfterStep } from './career-rules';
import type { CareerNode, CareerSnapshot } from './career-snapshot';
import { findNeighbours, findPredecessors, type IsVisible, toCareerRole } from './neighbours';
import { skillNames } from './skill-names';
import { toCareerStep } from './to-career-step';

/** Most steps followed from each role of a path; further ones are rarely on a good path. */
const STEPS_IN_PATHS = 20;

/** The career graph: neighbours of a role, the demands of a step, and paths. */
export const careerRoutes = (kit: ServiceKit, copy: CareerCopy, shown: ShownNames) => (app: FastifyInstance) => {
  const readClient = clientReader(kit);
  const readNames = skillNames(kit);

  const readVisibility = async (identity: Identity): Promise<IsVisible> => {
    const clientIds = clientLimit(identity);
    if (!clientIds) return () => true;
    const clients = await Promise.all(clientIds.map(readClient));
    return ({ role }) => clients.some((client) => offersRole(client, role));
  };
  const openCareers = async (identity: Identity) => {
    const [snapshot, isVisible] = await Promise.all([copy.read(), readVisibility(identity)]);
    const find = (roleId: number): CareerNode => {
      const node = snapshot.get(roleId);
      if (!node || !isVisible(node)) throw notFound('This role');
      return node;
    };
    return { snapshot, isVisible, find };
  };

  route(app, careerProgressionData, async ({ params }, { identity }) => {
    const { snapshot, isVisible, find } = await openCareers(identity);
    const root = find(params.roleId);
    const neighbours = findNeighbours(snapshot, root, isVisible, MAX_CAREER_ROLES);
    const names = await readNames(
      [root, ...neighbours.map(({ node }) => node)].flatMap(({ skills }) => [...skills.keys()]),
    );
    return {
      role: root.role,
      childRoles: neighbours.map((neighbour) => toCareerRole(root, neighbour, (skillId) => names.has(skillId))),
    };
  });

  route(app, listCareerRoles, async ({ query }, { identity }) => {
    const { snapshot, isVisible } = await openCareers(identity);
    const words = splitWords(query.name);
    const nodes = [...snapshot.all()].filter(isVisible);
    const translated = await shown.readNames.role(nodes.map(({ roleId }) => roleId));
    const found = nodes
      .filter(({ role, roleId }) => {
        const names = [role.roleName, ...(translated.get(roleId)?.names ?? []).map(({ name }) => name)];
        return names.some((name) => hasWords(name, words));
      })
      .map(({ role }) => ({ role, name: fold(role.roleName) }))
      .sort((a, b) => byName(fold(query.name))(a.name, b.name));
    const roles = found.slice(query.offset, query.offset + query.pagesize).map(({ role }) => role);
    return { roles, total: found.length };
  });

  route(app, getCareerStep, async ({ params }, { identity }) => {
    const { snapshot, find } = await openCareers(identity);
    const [from, to] = [find(params.roleId), find(params.toRoleId)];
    const names = await readNames([...from.skills.keys(), ...to.skills.keys()]);
    return toCareerStep({ from, to, known: from.skills, names, weight: snapshot.weight });
  });

  route(app, getCareerPath, async ({ params }, { identity }) => {
    const { snapshot, isVisible, find } = await openCareers(identity);
    const [from, to] = [find(params.roleId), find(params.toRoleId)];
    const graph = pathGraph(snapshot, isVisible, find);
    const path = (await findPath(graph, from.roleId, to.roleId, MAX_CAREER_STEPS)) ?? [];
    const nodes = path.map(find);
    const names = await readNames(nodes.flatMap(({ skills }) => [...skills.keys()]));
    let known: SkillLevels = from.skills;
    const steps = nodes.slice(1).map((next, index) => {
      const step = toCareerStep({ from: nodes[index] ?? from, to: next, known, names, weight: snapshot.weight });
      known = skillsAfterStep(known, next.skills);
      return step;
    });
    return { steps };
  });
};

/** The graph of the roles visible to a user, for `findPath`. */
export const pathGraph = (snapshot: CareerSnapshot, isVisible: IsVisible, find: (roleId: number) => CareerNode) => ({
  getSkills: (roleId: number) => find(roleId).skills,
  stepsFrom: (roleId: number) =>
    findNeighbours(snapshot, find(roleId), isVisible, MAX_CAREER_ROLES)
      .filter(({ step }) => step.leads === 'to')
      .slice(0, STEPS_IN_PATHS)
      .map(({ node }) => node.roleId),
  mayStepTo: (to: number) => {
    const goal = find(to);
    const before = findPredecessors(snapshot, goal);
    for (const { roleId } of snapshot.listLinksTo(to)) before.add(roleId);
    for (const { roleId, direction } of goal.links) if (direction === 'lateral') before.add(roleId);
    return (roleId: number) => before.has(roleId);
  },
});

const hasWords = (name: string, words: readonly string[]) => {
  const nameWords = splitWords(name);
  return words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)));
};

/** Sort order of names: the exact name first, then names that start with the text, then alphabetically. */
const byName = (text: string) => {
  const rank = (name: string) => {
    if (name === text) return 0;
    return name.startsWith(text) ? 1 : 2;
  };
  return (a: string, b: string) => rank(a) - rank(b) || compareNames(a, b);
};
