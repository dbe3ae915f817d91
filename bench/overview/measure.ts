import {
  companyOverview,
  getPersona,
  listPersonas,
  similarPersonas,
  skillMap,
  updatePersona,
} from '@skills-architect/contracts/personas';
import { CLIENT, waitUntilIdle } from '../portal/fill';
import type { FilledPortal } from '../portal/filled-portal';
import { type Memory, readMemory } from '../portal/memory';
import { summarizeTimings, type Timings, timeWork } from '../timings';

const ROUNDS = 20;
const query = { clientId: CLIENT };

/** Times of the overview's calls, of what follows from changes, and whether its numbers are those of the database. */
export interface OverviewReport {
  personas: number;
  skills: number;
  departments: number;
  calls: Record<string, Timings & { kilobytes: number }>;
  /** Milliseconds until everything is derived from nothing, and after a change of one persona. */
  rebuiltMs: number;
  changedMs: number;
  memory: { before: Memory; after: Memory };
  /** Numbers that differ from a count in MongoDB; none when all is right. */
  wrong: string[];
}

/** Counts in MongoDB what the overview shows, without what the product derives. */
const countPlainly = async ({ bare }: FilledPortal['portal']) => {
  const personas = bare.db('skills_architect_personas').collection('persona');
  const mappings = bare.db('skills_architect_personas').collection('personaSkills');
  const alive = { clientId: CLIENT, deletedAt: null };
  const needed = await mappings
    .aggregate<{ _id: number; personas: number }>([
      { $match: alive },
      { $unwind: '$rows' },
      { $group: { _id: '$rows.skillId', personas: { $sum: 1 } } },
      { $sort: { personas: -1, _id: 1 } },
    ])
    .toArray();
  return {
    personas: await personas.countDocuments(alive),
    draft: await personas.countDocuments({ ...alive, industryRoleId: null }),
    departments: (await personas.distinct('personaGroupId', alive)).length,
    withDescription: await personas.countDocuments({ ...alive, roleDescription: { $ne: '' } }),
    skills: needed.length,
    single: needed.filter((skill) => skill.personas === 1).length,
    top: JSON.stringify(needed.slice(0, 10).map((skill) => [skill._id, skill.personas])),
  };
};

/** Changes a persona, so that what follows from it is derived again. */
const changePersona = async ({ admin }: Pick<FilledPortal, 'admin'>) => {
  const { data } = await admin.call(listPersonas, { query: { ...query, pagesize: 1 } });
  const personaId = data[0]?.personaId ?? 0;
  const persona = await admin.call(getPersona, { params: { personaId } });
  const { personaName, rev, personaGroup, industryRole, leadershipRole } = persona;
  const body = {
    personaName,
    rev,
    groupName: personaGroup.personaGroupName,
    industryRoleId: industryRole?.roleId ?? null,
    leadershipRoleId: leadershipRole?.leadershipRoleId ?? null,
    roleDescription: `${persona.roleDescription}.`,
    rolesResponsibilities: persona.rolesResponsibilities,
  };
  await admin.call(updatePersona, { params: { personaId }, body });
};

/** Measures the overview on a portal with many personas. */
export const measureOverview = async ({
  portal,
  admin,
}: Pick<FilledPortal, 'portal' | 'admin'>): Promise<OverviewReport> => {
  const projections = portal.bare.db('skills_architect_portal').collection('projections');
  const tookMs = async (): Promise<number> => (await projections.findOne({ name: 'persona overview' }))?.tookMs ?? 0;
  const before = readMemory(portal);
  await portal.bare
    .db('skills_architect_portal')
    .collection('projections')
    .updateOne({ name: 'persona overview' }, { $set: { againAll: true } });
  await changePersona({ admin });
  await waitUntilIdle(portal);
  const rebuiltMs = await tookMs();
  await changePersona({ admin });
  await waitUntilIdle(portal);
  const changedMs = await tookMs();

  const overview = await admin.call(companyOverview, { query });
  const company = await admin.call(skillMap, { query });
  const largest = overview.departments[0]?.personaGroupId ?? 0;
  const department = await admin.call(skillMap, { query: { ...query, personaGroupId: largest } });
  const asked: Record<string, () => Promise<unknown>> = {
    overview: () => admin.call(companyOverview, { query }),
    'map of the company': () => admin.call(skillMap, { query }),
    'map by categories': () => admin.call(skillMap, { query: { ...query, by: 'categories' } }),
    'map of the largest department': () => admin.call(skillMap, { query: { ...query, personaGroupId: largest } }),
    'map of a persona': () => admin.call(skillMap, { query: { ...query, personaId: department.rows[0]?.id ?? 0 } }),
    'similar personas': () => admin.call(similarPersonas, { query }),
    'list of complete personas': () => admin.call(listPersonas, { query: { ...query, state: 'complete' } }),
    'list of a skill': () =>
      admin.call(listPersonas, { query: { ...query, skillId: overview.topSkills[0]?.skillId ?? 0 } }),
  };
  const calls: OverviewReport['calls'] = {};
  for (const [name, ask] of Object.entries(asked)) {
    const times: number[] = [];
    let answer: unknown;
    for (let round = 0; round < ROUNDS; round++)
      times.push(
        await timeWork(async () => {
          answer = await ask();
        }),
      );
    calls[name] = { ...summarizeTimings(times), kilobytes: Math.round(JSON.stringify(answer).length / 1024) };
  }
  const shown = {
    personas: overview.personas,
    draft: overview.states.draft,
    departments: overview.departments.length,
    withDescription: overview.parts.find(({ part }) => part === 'roleDescription')?.filled,
    skills: company.totalColumns,
    single: overview.singleSkills.total,
    top: JSON.stringify(overview.topSkills.map(({ skillId, personas }) => [skillId, personas])),
  };
  const plain = Object.entries(await countPlainly(portal));
  const seen = new Map<string, unknown>(Object.entries(shown));
  return {
    personas: overview.personas,
    skills: company.totalColumns,
    departments: overview.departments.length,
    calls,
    rebuiltMs,
    changedMs,
    memory: { before, after: readMemory(portal) },
    wrong: plain.flatMap(([name, count]) =>
      seen.get(name) === count ? [] : `${name}: ${seen.get(name)}, not ${count}`,
    ),
  };
};
