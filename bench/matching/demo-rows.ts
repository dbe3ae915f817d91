import { readFile } from 'node:fs/promises';
import { buildIndex, type LibraryRole } from '@skills-architect/matching';
import * as z from 'zod';
import { readDemo } from '../../services/demo-files';
import { demoSubSectors } from '../../services/roles/src/demo/demo-roles';
import { type ConfidenceRow, randomNumbers, rowFor, sample, withRemoved } from './confidence-rows';
import { demoLibrary } from './demo-library';
import { demoJobs, type Job } from './descriptions';
import { type Embeddings, readNearness } from './embeddings';

/** Files of real job descriptions with the roles of the demo library that a person would take; none: no role is close. */
const GOLD = new URL('./jobs-in-demo.json', import.meta.url);
const Gold = z.record(z.string(), z.array(z.string()));
const Clients = z.array(z.array(z.object({ clientId: z.number(), subSectorIds: z.array(z.number()).default([]) })));

type LabelledJob = Job & { labels: ReadonlySet<string> };
type DemoCase = Pick<ConfidenceRow, 'library'> & {
  roles: readonly LibraryRole[];
  jobs: readonly LabelledJob[];
  allows?: (roleId: number) => boolean;
};

/** Random and industry-wise parts of the demo library. */
const PARTS = { sizes: [80, 130, 180], libraries: 12, jobs: 80 };
const FIRST_CLIENT = 1;

/** The sub-sector of each role of the demo library, by its id. */
const listSubSectors = () =>
  new Map(
    demoSubSectors()
      .flatMap(({ subsectorId, functions }) => functions.flatMap(({ roles }) => roles.map(() => subsectorId)))
      .map((subSectorId, index) => [index + 1, subSectorId]),
  );

/** Sub-sectors of the demo's first client, which may suggest only their roles. */
const listClientSubSectors = () =>
  new Set(
    Clients.parse(readDemo('admin/clients.json'))
      .flat()
      .find(({ clientId }) => clientId === FIRST_CLIENT)?.subSectorIds,
  );

/** Matches jobs with roles of such a library, and as if the departments of these roles were missing. */
function rowsOf({ library, roles, jobs, allows }: DemoCase, embeddings: Embeddings | undefined): ConfidenceRow[] {
  const index = buildIndex(roles);
  const byId = new Map(roles.map((role) => [role.roleId, role]));
  return jobs.flatMap((job) => {
    const isRight = (id: number) => job.labels.has(byId.get(id)?.label ?? '') && (!allows || allows(id));
    const right = roles.filter(({ roleId }) => isRight(roleId));
    const near = readNearness(embeddings, index, job);
    const common = { library, index, job, embeddings, near };
    if (!right.length) return rowFor({ ...common, setting: 'outside', isRight: () => false, allows });
    const groups = new Set(right.map(({ group }) => group.label));
    const allowsOthers = (id: number) => (!allows || allows(id)) && !groups.has(byId.get(id)?.group.label ?? '');
    return [
      ...rowFor({ ...common, setting: 'in', isRight, allows }),
      ...withRemoved(rowFor({ ...common, setting: 'forbidden', isRight: () => false, allows: allowsOthers })),
    ];
  });
}

/** A part of the demo library: random roles, or whole sub-sectors. */
function takePart(roles: readonly LibraryRole[], size: number, whole: boolean, random: () => number): LibraryRole[] {
  if (!whole) return sample(roles, size, random);
  const subSectors = listSubSectors();
  const part: LibraryRole[] = [];
  for (const subSectorId of sample([...new Set(subSectors.values())], subSectors.size, random))
    if (part.length < size) part.push(...roles.filter(({ roleId }) => subSectors.get(roleId) === subSectorId));
  return part;
}

/** The demo's personas and real job descriptions against the demo library, against parts of it, and as its first client. */
export async function demoRows(descriptions: readonly Job[], embeddings?: Embeddings): Promise<ConfidenceRow[]> {
  const roles = demoLibrary();
  const gold = Gold.parse(JSON.parse(await readFile(GOLD, 'utf8')));
  const jobs = Object.entries(gold).flatMap(([file, labels]): LabelledJob[] => {
    const job = descriptions.find((each) => each.file === file);
    return job ? [{ ...job, labels: new Set(labels) }] : [];
  });
  const personas = demoJobs().map((job) => ({ ...job, labels: new Set([job.expected ?? '']) }));
  const [subSectors, ofClient] = [listSubSectors(), listClientSubSectors()];
  const random = randomNumbers(13);
  const parts = Array.from({ length: PARTS.libraries }, (_, turn): DemoCase => {
    const size = PARTS.sizes[turn % PARTS.sizes.length] ?? 100;
    const part = takePart(roles, size, turn % 2 === 0, random);
    return { library: 'demo part', roles: part, jobs: sample(jobs, PARTS.jobs, random) };
  });
  const cases: DemoCase[] = [
    { library: 'demo personas', roles, jobs: personas },
    { library: 'demo', roles, jobs },
    { library: 'demo client', roles, jobs, allows: (id) => ofClient.has(subSectors.get(id) ?? 0) },
    ...parts,
  ];
  return cases.flatMap((demoCase) => rowsOf(demoCase, embeddings));
}
