import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSkill, getContentImport, startContentImport } from '@skills-architect/contracts/skills';
import { startSandbox } from '@skills-architect/service-kit/testing/sandbox';
import type { Collection } from 'mongodb';
import { retryWhenBusy } from '../portal/fill';
import { describeMachine, machineLine } from '../portal/machine';
import { buildPortal } from '../portal/start-portal';
import { table } from '../table';
import { measureSeconds } from '../timings';
import { formatKills, pollUntil, startKillablePortal } from './killed-portal';

const SECRET = 'sandbox-secret-of-the-portal';
const FAULTS = ['slow', 'error', 'away', 'cut', 'shape', 'duplicate'] as const;
const CONNECTOR = 'bench-shelf';
const PROVIDER = 2;
/** A skill named in every sixth item of the sandbox, so that the mapping finds something. */
export const NAMED_SKILL = {
  skillName: 'Data pipelines',
  skillDescription: 'Moves data',
  skillCategoryId: 1,
  skillFamilyId: 1,
  sourceId: 1,
  skillStatus: 4 as const,
};
const ROOT = path.resolve(import.meta.dirname, '../..');
const AREAS = ['personas', 'skills', 'roles', 'admin', 'explorer'];

const configFor = (url: string) => ({
  areas: AREAS.map((id) => ({ id, on: true, builds: path.join(ROOT, `mfe-${id}/dist`) })),
  connectors: [{ name: CONNECTOR, kind: 'content-provider', url, secret: { env: 'SANDBOX_SECRET' }, timeoutMs: 2000 }],
});

/**
 * Imports a large catalogue from an unreliable provider, kills the portal during the import, and counts the final
 * records.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      items: { type: 'string', default: '20000' },
      moments: { type: 'string', default: '0.3,0.7' },
      share: { type: 'string', default: '0.15' },
      json: { type: 'boolean', default: false },
    },
  });
  const machine = describeMachine();
  const items = Number(values.items);
  buildPortal();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'skills-architect-bench-'));
  const sandbox = await startSandbox({ items, pageMs: 100, secret: SECRET });
  sandbox.findFaults('content-provider').setPlan({ faults: [...FAULTS], share: Number(values.share), slowMs: 3000 });
  const config = path.join(folder, 'portal.config.json');
  await writeFile(config, JSON.stringify(configFor(`${sandbox.address}/content-provider`)));
  process.env.PORTAL_CONFIG = config;
  process.env.SANDBOX_SECRET = SECRET;
  const killable = await startKillablePortal(path.join(folder, 'data'));
  try {
    const content = () => killable.portal().bare.db('skills_architect_skills').collection('content');
    const pairs = () => killable.portal().bare.db('skills_architect_skills').collection('skillContent');
    const before = await content().countDocuments();
    await killable.visitor().call(createSkill, { body: NAMED_SKILL });
    const body = { contentProviderId: PROVIDER, connector: CONNECTOR, extent: 'all' as const };
    const { importId } = await killable.visitor().call(startContentImport, { body });
    const read = () => retryWhenBusy(() => killable.visitor().call(getContentImport, { params: { importId } }));
    const progress = async () => {
      const { stage, itemsDone } = await read();
      return stage === 'running' ? itemsDone : Number.POSITIVE_INFINITY;
    };
    const seconds = await measureSeconds(async () => {
      for (const share of values.moments.split(',').map(Number))
        await killable.killAt('catalogue', share, items, progress);
      for (let last = -1, isRunning = true; isRunning; ) {
        const now = await pollUntil(`the import stops at ${last}`, async () => {
          const done = await progress();
          return done === last ? undefined : done;
        });
        last = now;
        isRunning = now !== Number.POSITIVE_INFINITY;
      }
    });
    const end = await read();
    const stored = { origin: CONNECTOR, deletedAt: null, removedAt: null };
    const ofImport = { changeSet: `content-import ${importId}`, deletedAt: null };
    const figures = {
      items,
      stage: end.stage,
      note: end.note ?? '',
      counts: end.counts,
      mapped: end.mapped,
      stored: await content().countDocuments(stored),
      different: await countDifferent(content(), stored, '$contentUrl'),
      pairs: await pairs().countDocuments(ofImport),
      'pairs, different': await countDifferent(pairs(), ofImport, { skill: '$skillId', item: '$contentId' }),
      'all content, more than before': (await content().countDocuments()) - before,
      requests: sandbox.arrivals.length,
      failed: sandbox.arrivals.filter(({ fault }) => fault).length,
      seconds,
    };
    if (values.json) console.log(JSON.stringify({ machine, kills: killable.kills, ...figures }, null, 2));
    else {
      console.log(machineLine(machine));
      console.log(formatKills(killable.kills));
      console.log(
        table(
          ['', ''],
          Object.entries(figures).map(([name, value]) => [
            name,
            typeof value === 'object' ? JSON.stringify(value) : String(value),
          ]),
        ),
      );
    }
    if (figures.pairs !== end.mapped || figures.pairs !== figures['pairs, different'])
      throw new Error(
        `${figures.pairs} pairs are stored, ${figures['pairs, different']} of them different; ${end.mapped} were reported`,
      );
    if (end.stage !== 'done' || figures.stored !== items || figures.different !== items)
      throw new Error(
        `${figures.stored} items are stored, ${figures.different} of them different, instead of ${items}`,
      );
  } finally {
    await killable.stop();
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const countDifferent = async (contents: Collection, match: object, key: string | object): Promise<number> =>
  (await contents.aggregate([{ $match: match }, { $group: { _id: key } }, { $count: 'total' }]).next())?.total ?? 0;
