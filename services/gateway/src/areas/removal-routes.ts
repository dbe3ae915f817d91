import { DONE, EVENT } from '@skills-architect/contracts';
import { type EventGrant, removeArea, removeAreaVersion } from '@skills-architect/contracts/portal';
import { AppError, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type ManagedDependencies, managedAreas } from './managed-areas';
import { objectionToRemovingArea, objectionToRemovingVersion } from './removal-rules';
import type { CurrentArea } from './side-by-side';

/** What waits for its service is dropped. */
const NO_EVENTS: EventGrant = { granted: [], refused: [], clientIds: [] };

interface Removal {
  area: CurrentArea;
  versions: readonly string[];
  rev: number;
  reason: string;
  /** New values of the area's switch, besides the reason. */
  patch?: { on: boolean; version: null; service: null; trial: null; events?: EventGrant };
}

/** Removal of versions and whole areas, by Super Users. */
export const removalRoutes = (app: FastifyInstance, dependencies: ManagedDependencies) => {
  const { kit, registry, switches, builds, reports, events } = dependencies;
  const managed = managedAreas(dependencies);

  /** The update of the switch checks the revision, so a concurrent pin of a version conflicts. */
  const remove = async ({ area, versions, rev, reason, patch }: Removal, by: { userId: number; who: string }) => {
    const { id } = area.found;
    const setting = area.setting ?? (await switches.of(id));
    try {
      await kit.db.transaction(async (session) => {
        await switches.change(setting._id, rev, { reason, who: by.who, ...patch }, by.userId, session);
        for (const version of versions)
          await builds.remove(id, version, { by: by.userId, who: by.who, reason, session });
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'stale') throw error;
      throw new AppError('stale', error.message, { record: await managed.one(id) });
    }
    for (const version of versions) {
      await builds.removeArchive(id, version);
      await reports.remove({ area: id, version });
    }
    await builds.syncDisk();
    await registry.refresh();
    await events.publish({ to: { all: true }, name: EVENT.areas, data: {} });
  };

  /** Refuses a removal, unless its revision is outdated: then `remove` answers with the area's current state. */
  const refuseIfCurrent = (objection: string | undefined, isCurrent: boolean) => {
    if (objection && isCurrent) throw new AppError('conflict', objection);
  };

  route(app, removeAreaVersion, async ({ params, body }, { identity, userId }) => {
    const area = await managed.find(params.area);
    const build = area.found.builds.find((foundBuild) => foundBuild.build.version === params.version);
    if (!build) throw notFound('This version');
    refuseIfCurrent(objectionToRemovingVersion(area, build), (area.setting?.rev ?? 0) === body.rev);
    const userName = identity.user?.name ?? '';
    await remove({ area, versions: [params.version], ...body }, { userId, who: userName });
    return managed.one(params.area);
  });

  route(app, removeArea, async ({ params, body }, { identity, userId }) => {
    const area = await managed.find(params.area);
    refuseIfCurrent(objectionToRemovingArea(area), (area.setting?.rev ?? 0) === body.rev);
    const versions = area.found.builds.map(({ build }) => build.version);
    const events = area.setting?.events && { events: NO_EVENTS };
    const patch = { on: false, version: null, service: null, trial: null, ...events };
    await remove({ area, versions, ...body, patch }, { userId, who: identity.user?.name ?? '' });
    return DONE;
  });
};
