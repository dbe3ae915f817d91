import { parseArgs } from 'node:util';
import { aRole } from '@skills-architect/contracts/testing';
import { findPath } from '../../services/explorer/src/careers/career-path';
import { pathGraph } from '../../services/explorer/src/careers/career-routes';
import { type CareerNode, CareerSnapshot } from '../../services/explorer/src/careers/career-snapshot';
import { findNeighbours } from '../../services/explorer/src/careers/neighbours';
import { readEsco } from '../matching/esco';
import { describeMachine, machineLine } from '../portal/machine';
import { ms, table } from '../table';
import { summarizeTimings, timeWork } from '../timings';

const USAGE = 'career --library FOLDER [--roles N] [--rounds N]';
const [LEVELS, RANKS, NEIGHBOURS, STEPS] = [5, 6, 60, 4];
/** Each copy of a role replaces every fourth skill, so that copies differ. */
const CHANGE_EVERY = 4;

/** ESCO's roles, copied to reach the wanted number. */
const fillCareers = async (library: string, roleCount: number): Promise<CareerNode[]> => {
  const { roles } = await readEsco(library);
  const known = [...new Set(roles.flatMap((role) => role.essentialSkills.map(({ skillId }) => skillId)))];
  return Array.from({ length: roleCount }, (_, at): CareerNode => {
    const [copy, role] = [Math.floor(at / roles.length), roles[at % roles.length]];
    const skills = (role?.essentialSkills ?? []).map(({ skillId }, index): [number, number] => {
      const other = copy && index % CHANGE_EVERY === 0 ? known[(at * 31 + index) % known.length] : undefined;
      return [other ?? skillId, 1 + (index % LEVELS)];
    });
    const name = `${role?.label} ${copy}`;
    return {
      roleId: at + 1,
      role: aRole(at + 1, { roleName: name }),
      skills: new Map(skills),
      links: [],
      rank: at % RANKS,
    };
  });
};

/** Times the in-memory career graph: building it, updating one role, finding neighbours and finding paths. */
export async function run(args: string[]): Promise<void> {
  const options = {
    library: { type: 'string' },
    roles: { type: 'string', default: '30000' },
    rounds: { type: 'string', default: '200' },
  } as const;
  const { values } = parseArgs({ args, options });
  if (!values.library) throw new Error(`Usage: ${USAGE}`);
  const [machine, roleCount, rounds] = [describeMachine(), Number(values.roles), Number(values.rounds)];
  const nodes = await fillCareers(values.library, roleCount);
  const snapshot = new CareerSnapshot();
  const all = () => true;
  const before = process.memoryUsage().rss;
  const built = await timeWork(async () => {
    for (const node of nodes) snapshot.put(node.roleId, node);
  });
  const memory = (process.memoryUsage().rss - before) / 2 ** 20;
  const find = (roleId: number) => snapshot.get(roleId) ?? fail(roleId);
  const graph = pathGraph(snapshot, all, find);
  const idAt = (round: number) => 1 + ((round * 7919) % roleCount);
  const measureRounds = async (work: (round: number) => unknown, of = rounds) => {
    const times: number[] = [];
    for (let round = 0; round < of; round++) times.push(await timeWork(async () => work(round)));
    return summarizeTimings(times);
  };
  const rows = Object.entries({
    'one changed role, and its neighbours anew': await measureRounds((round) => {
      const node = find(idAt(round));
      const skills = new Map([...node.skills].slice(1));
      snapshot.put(node.roleId, { ...node, skills });
      return findNeighbours(snapshot, find(node.roleId), all, NEIGHBOURS);
    }),
    'neighbours of a role': await measureRounds((round) =>
      findNeighbours(snapshot, find(idAt(round)), all, NEIGHBOURS),
    ),
    'a path between two roles': await measureRounds(
      (round) => findPath(graph, idAt(round), idAt(round + 1), STEPS),
      Math.ceil(rounds / 10),
    ),
  });
  console.log(machineLine(machine));
  console.log(`${roleCount} roles put in ${(built / 1000).toFixed(2)} s, ${memory.toFixed(0)} MB`);
  console.log(
    table(
      ['what', 'p50 ms', 'p95 ms'],
      rows.map(([name, { p50, p95 }]) => [name, ms(p50), ms(p95)]),
    ),
  );
}

const fail = (roleId: number): never => {
  throw new Error(`there is no role ${roleId}`);
};
