import { SBOM_FILE } from '@skills-architect/contracts/build-signature';
import type { ManagedArea, SessionUser } from '@skills-architect/contracts/portal';
import { type Balancer, type Events, notFound, type ServiceKit } from '@skills-architect/service-kit';
import { servicePlace, toOwnService } from '../area-services/service-places';
import type { OpenByType, SessionStore } from '../sessions/session-store';
import type { FoundBuild, SkippedBuild } from './found-builds';
import { lockReason } from './in-use';
import type { Health } from './part-health';
import type { PublishedBuilds } from './published-builds';
import type { Registry } from './registry';
import { objectionToRemovingArea, objectionToRemovingVersion } from './removal-rules';
import type { AreaReports } from './reports/area-reports';
import type { CurrentArea } from './side-by-side';
import type { SwitchStore } from './switches';
import type { TrialKeeper } from './trials/trial-keeper';
import type { RefusalNotes } from './trust/note-refusals';

export interface ManagedDependencies {
  kit: ServiceKit;
  registry: Registry;
  switches: SwitchStore;
  health: Health;
  sessions: SessionStore;
  events: Events;
  builds: PublishedBuilds;
  /** The product's own services. */
  balancer: Balancer;
  /** Signs a user's identity for the own service of an area. */
  signForArea: (user: SessionUser, area: string) => Promise<Record<string, string>>;
  refusals: RefusalNotes;
  reports: AreaReports;
  trials: TrialKeeper;
}

/** Number of open sessions of users with access to a screen of the area. */
const countSessions = ({ inUse, lastKnown }: CurrentArea, openSessions: OpenByType) => {
  const { routes } = inUse?.build.manifest ?? lastKnown ?? { routes: [] };
  const types = new Set(routes.flatMap((areaRoute) => areaRoute.types));
  return [...openSessions].reduce((sum, [type, sessions]) => sum + (types.has(type) ? sessions : 0), 0);
};

/** Who signed a build, when and from which commit. What an unsigned build says of that is worth nothing. */
const describeSignature = ({ trust, signature, digests }: FoundBuild) => {
  const { commit, signedAt, expiresAt, publisher } = signature?.statement.predicate ?? {};
  const signed = trust === 'signed' && publisher !== undefined && signedAt !== undefined && expiresAt !== undefined;
  return {
    ...(signed && { signature: { publisher, signedAt, expiresAt, ...(commit && { commit }) } }),
    hasSbom: digests.has(SBOM_FILE),
  };
};

export type AreaStatus = Omit<ManagedArea, 'app' | 'service' | 'sessions' | 'changes'>;

/** The state of an area without health checks. */
export const areaStatus = (registry: Registry, area: CurrentArea): AreaStatus => {
  const { found, on, inUse, lastKnown, setting } = area;
  const ownService = toOwnService(found, setting, inUse?.build);
  const locked = lockReason(found.id);
  return {
    area: found.id,
    title: (inUse?.build.manifest ?? lastKnown)?.title ?? found.id,
    rev: setting?.rev ?? 0,
    on,
    ...(locked && { locked }),
    ...(inUse && { version: inUse.build.version }),
    ...(setting?.version && { pinned: setting.version }),
    ...(found.record?.version && { byFile: found.record.version }),
    versions: found.builds.map((build) => ({
      version: build.build.version,
      from: build.from,
      trust: build.trust,
      ...describeSignature(build),
      unfit: registry.findUnmetNeeds(build),
      removable: objectionToRemovingVersion(area, build) === undefined,
    })),
    removable: objectionToRemovingArea(area) === undefined,
    ...(ownService && { ownService }),
  };
};

/** The areas as shown to Super Users. */
export const managedAreas = ({
  registry,
  switches,
  health,
  sessions,
  builds,
  reports,
  trials,
}: ManagedDependencies) => {
  const view = async (area: CurrentArea, openSessions: OpenByType): Promise<ManagedArea> => {
    const { found, inUse, setting } = area;
    const trial = setting?.trial;
    const [app, service, switched, published, figures, trialUsers] = await Promise.all([
      health.app(area, registry),
      health.service(found.id, inUse, servicePlace(found, setting)?.healthPath),
      setting ? switches.changes(setting) : [],
      builds.changes(found.id),
      reports.ofArea(found.id),
      trial && trials.count(found.id, trial),
    ]);
    const status = areaStatus(registry, area);
    return {
      ...status,
      versions: status.versions.map((build) => ({ ...build, figures: figures.get(build.version) })),
      ...(trial && trialUsers && { trial: { ...trial, ...trialUsers } }),
      app,
      ...(service && { service }),
      sessions: countSessions(area, openSessions),
      changes: [...switched, ...published].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
    };
  };
  /** The state of an area without a health check: a hanging service must not block switching the area off. */
  const find = async (id: string): Promise<CurrentArea> => {
    const area = (await registry.now()).find(({ found }) => found.id === id);
    if (!area) throw notFound('This area');
    return area;
  };

  return {
    find,
    /** All areas, and builds not in use because of a conflict with another area. */
    async all(): Promise<{ areas: ManagedArea[]; skipped: SkippedBuild[] }> {
      const [areas, openSessions] = await Promise.all([registry.now(), sessions.openByType()]);
      return {
        areas: await Promise.all(areas.map((area) => view(area, openSessions))),
        skipped: areas.flatMap(({ skipped }) => skipped ?? []),
      };
    },
    async one(id: string): Promise<ManagedArea> {
      const [area, openSessions] = await Promise.all([find(id), sessions.openByType()]);
      return view(area, openSessions);
    },
  };
};
