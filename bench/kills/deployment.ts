import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createSkill } from '@skills-architect/contracts/skills';
import { startSandbox } from '@skills-architect/service-kit/testing/sandbox';
import { fillPersonas, waitUntilIdle } from '../portal/fill';
import { startApart } from '../portal/start-apart';
import { ROOT } from '../portal/start-portal';
import { watchJobs } from './seen-jobs';
import { CATALOGUE } from './skill-jobs';
import type { StageDependencies } from './stage';

/** A skill named in every sixth item of the sandbox, so that the mapping finds something. */
const NAMED_SKILL = {
  skillName: 'Data pipelines',
  skillDescription: 'Moves data',
  skillCategoryId: 1,
  skillFamilyId: 1,
  sourceId: 1,
  skillStatus: 4 as const,
};

const SECRET = 'sandbox-secret-of-the-portal';
const ITEMS = 2000;
const PAGE_MS = 50;
const AREAS = ['personas', 'skills', 'roles', 'admin', 'explorer'];
const DEMO_SOURCE = 1;

/** A deployment file with these areas and connectors to a sandbox. */
const configFor = (sandbox: string) => ({
  areas: AREAS.map((id) => ({ id, on: true, builds: path.join(ROOT, `mfe-${id}/dist`) })),
  connectors: [
    [CATALOGUE, 'content-provider'],
    ['learning-platform', 'learning-platform'],
    ['adaptive-engine', 'adaptive-engine'],
  ].map(([name, kind]) => ({
    name,
    kind,
    url: `${sandbox}/${kind}`,
    secret: { env: 'SANDBOX_SECRET' },
    timeoutMs: 2000,
  })),
});

/** Starts a portal with workers of its own and a sandbox of other systems, with this number of personas. */
export const startDeployment = async (personas: number): Promise<StageDependencies & { stop: () => Promise<void> }> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const sandbox = await startSandbox({ items: ITEMS, pageMs: PAGE_MS, secret: SECRET });
  const config = path.join(folder, 'portal.config.json');
  await writeFile(config, JSON.stringify(configFor(sandbox.address)));
  const endSandbox = async () => {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  };
  const portal = await startApart({ PORTAL_CONFIG: config, SANDBOX_SECRET: SECRET }).catch(async (error: unknown) => {
    await endSandbox();
    throw error;
  });
  const visitor = await portal.signIn('super');
  // Duplicates for the search for them.
  for (const skillName of [NAMED_SKILL.skillName, `Pipelines of ${NAMED_SKILL.skillName}`, 'Data pipeline'])
    await visitor.call(createSkill, { body: { ...NAMED_SKILL, skillName } });
  await fillPersonas(portal, visitor, DEMO_SOURCE, { count: personas });
  await waitUntilIdle(portal);
  const jobs = await watchJobs(portal.bare);
  return {
    portal,
    visitor,
    sandbox,
    jobs,
    usualMs: new Map(),
    async stop() {
      visitor.close();
      await jobs.close();
      await portal.stop();
      await endSandbox();
    },
  };
};

/** The kinds of jobs that the running workers declare, each with its service. */
export const declaredKinds = async ({ bare }: StageDependencies['portal']): Promise<string[]> => {
  const services = ['admin', 'skills', 'roles', 'personas', 'explorer'];
  const kinds = await Promise.all(
    services.map(async (service) => {
      const found = await bare.db(`skills_architect_${service}`).collection('jobRunners').distinct('kinds');
      return found.map((kind) => `${service} ${kind}`);
    }),
  );
  return kinds.flat().sort();
};
