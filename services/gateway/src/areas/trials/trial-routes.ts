import { EVENT } from '@skills-architect/contracts';
import { endAreaTrial, startAreaTrial } from '@skills-architect/contracts/portal';
import { AppError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type ManagedDependencies, managedAreas } from '../managed-areas';
import type { CurrentArea } from '../side-by-side';
import type { StoredSwitch } from '../switches';

type Patch = Partial<Pick<StoredSwitch, 'trial' | 'version'>>;

/** Trials of versions, by Super Users. */
export const areaTrialRoutes = (app: FastifyInstance, dependencies: ManagedDependencies) => {
  const { registry, switches, events } = dependencies;
  const managed = managedAreas(dependencies);

  /** Why a version cannot be given to users; undefined when it can. */
  const objectionToVersion = async ({ found }: CurrentArea, version: string) => {
    const build = found.builds.find((found) => found.build.version === version);
    if (!build) return `Version ${version} is not there.`;
    const objection = (await registry.objectionTo())(build);
    return objection && `Version ${version} does not fit this portal: ${objection}.`;
  };

  /** Why a version cannot be tried; undefined when it can. */
  const objectionToTrial = async (area: CurrentArea, version: string) => {
    if (!area.on) return 'Switch the area on first.';
    if (area.inUse?.build.version === version) return `All users have version ${version} already.`;
    return objectionToVersion(area, version);
  };

  /** With an outdated revision nothing is refused: `change` then answers with the area's current state. */
  const isCurrent = ({ setting }: CurrentArea, rev: number) => (setting?.rev ?? 0) === rev;

  const change = async (
    area: CurrentArea,
    { rev, reason, ...patch }: Patch & { rev: number; reason: string },
    by: { userId: number; who: string },
  ) => {
    const setting = area.setting ?? (await switches.of(area.found.id));
    try {
      await switches.change(setting._id, rev, { reason, who: by.who, ...patch }, by.userId);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'stale') throw error;
      throw new AppError('stale', error.message, { record: await managed.one(area.found.id) });
    }
    await events.publish({ to: { all: true }, name: EVENT.areas, data: {} });
    return managed.one(area.found.id);
  };

  route(app, startAreaTrial, async ({ params, body }, { identity, userId }) => {
    const { rev, reason, ...chosen } = body;
    const area = await managed.find(params.area);
    const objection = await objectionToTrial(area, chosen.version);
    if (objection && isCurrent(area, rev)) throw new AppError('conflict', objection);
    const trial = { ...chosen, since: new Date().toISOString() };
    return change(area, { rev, reason, trial }, { userId, who: identity.user?.name ?? '' });
  });

  route(app, endAreaTrial, async ({ params, body }, { identity, userId }) => {
    const { rev, reason, promote } = body;
    const area = await managed.find(params.area);
    const trial = area.setting?.trial;
    const objection = trial ? promote && (await objectionToVersion(area, trial.version)) : 'No version is being tried.';
    if (objection && isCurrent(area, rev)) throw new AppError('conflict', objection);
    const version = promote && trial ? { version: trial.version } : {};
    return change(area, { rev, reason, trial: null, ...version }, { userId, who: identity.user?.name ?? '' });
  });
};
