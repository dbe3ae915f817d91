import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getClient, updateClient } from '@skills-architect/contracts/admin';
import { listPersonas } from '@skills-architect/contracts/personas';
import { listJobs } from '@skills-architect/contracts/portal';
import {
  previewLibraryImport,
  type RoleSummary,
  runLibraryImport,
  searchRoles,
} from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { findZips } from '../find-zips';
import type { BenchPortal, ReachedPortal } from './start-portal';
import { RequestError, type Visitor } from './visitor';
import { type NewPersona, writePersonas } from './write-personas';

/** The measured client. */
export const CLIENT = 1;
const ESCO = 'ESCO';
const POLL_MS = 100;
const PAGE = 1000;

/** The zips of a folder with ESCO's download. */
export const findEscoZips = async (folder: string) => {
  const zips = await findZips(folder);
  if (zips.length !== 2) throw new Error(`${folder} holds ${zips.length} zips; ESCO has two.`);
  return zips;
};

/** Retries while the portal sheds load because of other work. */
export const retryWhenBusy = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 503) throw error;
      await sleep(POLL_MS);
    }
  }
};

/** Waits for a user's job to end; throws when it failed. */
export const waitForJob = async (visitor: Visitor, token: string) => {
  for (;;) {
    const { jobs } = await retryWhenBusy(() => visitor.call(listJobs));
    const job = jobs.find((candidate) => candidate.token === token);
    if (job?.status === 'done') return job;
    if (!job || (job.status !== 'waiting' && job.status !== 'running'))
      throw new Error(`the job ended as ${job?.status}: ${job?.errorMessage}`);
    await sleep(POLL_MS);
  }
};

/** Derived data that settles only after minutes is not waited for. */
const SLOW_PROJECTIONS = ['suggestions of postings'];
/** A change reaches derived data, and what is derived from that, within this time. */
const CALM_MS = 1500;

/** Waits until no job is waiting or running, and derived data includes all changes. */
export const waitUntilIdle = async ({ bare }: Pick<ReachedPortal, 'bare'>) => {
  const portal = bare.db('skills_architect_portal');
  const isBusy = async () =>
    (await portal.collection('jobs').findOne({ status: { $in: ['waiting', 'running'] } })) ??
    (await portal.collection('projections').findOne({
      name: { $nin: SLOW_PROJECTIONS },
      $or: [{ waitingSince: { $exists: true } }, { againAll: true }],
    }));
  for (let calmSince = performance.now(); performance.now() - calmSince < CALM_MS; ) {
    if (await isBusy()) calmSince = performance.now();
    await sleep(POLL_MS);
  }
};

/** Adds a source to a client, with all industries and functions of its sources. */
const assignSource = async (admin: Visitor, clientId: number, sourceId: number) => {
  const client = await admin.call(getClient, { params: { clientId } });
  if (client.sourceIds.includes(sourceId)) return;
  const { rev, clientName, clientDomain, orgGrowthStageId, contentProviderIds, instanceName, instanceRegion } = client;
  const unchanged = { rev, clientName, clientDomain, orgGrowthStageId, instanceName, instanceRegion };
  const assigned = { sourceIdList: [...client.sourceIds, sourceId], subSectorIdList: [] };
  await admin.call(updateClient, {
    params: { clientId },
    body: { ...unchanged, ...assigned, contentProviderIdList: contentProviderIds },
  });
};

/** Imports the files of a taxonomy: preview and run. */
export const importFiles = async (admin: Visitor, files: string[]) => {
  const { importId, token } = await admin.upload(previewLibraryImport, {}, files);
  await waitForJob(admin, token);
  const started = await admin.call(runLibraryImport, { params: { importId }, body: {} });
  await waitForJob(admin, started.token);
  return importId;
};

/** Imports ESCO if missing, and assigns it to the measured client. Returns its source's id. */
export const fillLibrary = async (portal: BenchPortal, admin: Visitor, folder: string) => {
  const findEscoSourceId = async () =>
    (await admin.call(listSources)).sources.find(({ source }) => source === ESCO)?.sourceId;
  if ((await findEscoSourceId()) === undefined) {
    await importFiles(admin, await findEscoZips(folder));
  }
  const sourceId = await findEscoSourceId();
  if (sourceId === undefined) throw new Error('the import made no source');
  await assignSource(admin, CLIENT, sourceId);
  await waitUntilIdle(portal);
  return sourceId;
};

/** Imports O*NET's Excel files if missing. */
export const fillOnet = async (portal: BenchPortal, admin: Visitor, folder: string) => {
  // Ids of ESCO are URLs.
  const known = await portal.bare
    .db('skills_architect_skills')
    .collection('skill')
    .findOne({ externalId: /^(?!http)/ });
  if (known) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xlsx'));
  await importFiles(
    admin,
    names.map((name) => path.join(folder, name)),
  );
  await waitUntilIdle(portal);
};

/** All roles of a source. */
export const fetchRoles = async (visitor: Visitor, sourceId: number): Promise<RoleSummary[]> => {
  const roles: RoleSummary[] = [];
  for (;;) {
    const body = { sourceIds: [sourceId], pagesize: PAGE, offset: roles.length };
    const page = await visitor.call(searchRoles, { body });
    roles.push(...page.roles);
    if (!page.roles.length || roles.length >= page.total) return roles;
  }
};

const RANKS = ['Junior', 'Senior', 'Lead', 'Principal', 'Deputy', 'Regional', 'Assistant', 'Group'];
const TEXT =
  'Plans the work of the day with the team, keeps the records that others rely on and says early what will be late.';

const toPersona = (role: RoleSummary, personaNumber: number, round: number, groups?: number): NewPersona => ({
  groupName: groups ? `Department ${(personaNumber % groups) + 1}` : role.subsector || 'Everything else',
  personaName: `${RANKS[round % RANKS.length]} ${role.roleName} ${personaNumber}`,
  reportingTo: `Head of ${role.functionName}`.slice(0, 100),
  roleDescription: `${role.roleName}: ${TEXT} ${TEXT}`,
  rolesResponsibilities: Array.from({ length: 6 }, (_, index) => `${index + 1}. ${TEXT}`).join('|'),
  role,
});

/**
 * Creates personas, each from a role of the library, until the measured client has `count` of them; in one group per
 * industry, or spread over a number of `groups`.
 */
export const fillPersonas = async (
  portal: ReachedPortal,
  visitor: Visitor,
  sourceId: number,
  { count, groups }: { count: number; groups?: number | undefined },
) => {
  const total = async () => (await visitor.call(listPersonas, { query: { clientId: CLIENT, pagesize: 1 } })).total;
  const before = await total();
  if (before >= count) return before;
  const roles = await fetchRoles(visitor, sourceId);
  const missing = Array.from({ length: count - before }, (_, nth) => {
    const index = before + nth;
    const role = roles[index % roles.length];
    if (!role) throw new Error('the library has no roles');
    return toPersona(role, index, Math.floor(index / roles.length), groups);
  });
  await writePersonas(portal, CLIENT, missing);
  await waitUntilIdle(portal);
  return total();
};
