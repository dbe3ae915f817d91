import { type AreaServiceRecord, EVENT } from '@skills-architect/contracts';
import { SBOM_FILE } from '@skills-architect/contracts/build-signature';
import {
  changeArea,
  listManagedAreas,
  type ManagedArea,
  publishArea,
  type SessionUser,
} from '@skills-architect/contracts/portal';
import {
  AppError,
  type Balancer,
  type CallContext,
  type Events,
  notFound,
  route,
  type ServiceKit,
} from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serviceCheckRoutes } from '../area-services/service-check-routes';
import { objectionToPlace, servicePlace, toOwnService, usedAddresses } from '../area-services/service-places';
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

type AreaStatus = Omit<ManagedArea, 'app' | 'service' | 'sessions' | 'changes'>;

/** The state of an area without health checks. */
const areaStatus = (registry: Registry, area: CurrentArea): AreaStatus => {
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

/** Why a change of an area is not possible; undefined when it is. */
const findObjection = (area: AreaStatus, { on, version }: { on?: boolean; version?: string | null }) => {
  if (on !== undefined && area.locked) return area.locked;
  if (on && !area.version) return `There is no build of ${area.title} to switch on.`;
  if (typeof version !== 'string') return undefined;
  const build = area.versions.find((build) => build.version === version);
  if (!build) return `Version ${version} of ${area.title} is not there.`;
  return build.unfit.length ? `Version ${version} does not fit this portal: ${build.unfit.join('; ')}.` : undefined;
};

const NEEDS_TOKEN =
  'Publish with an access token that may make the call Publish area: a Super User creates it in User Management (Service Account, Access Tokens).';

/** Management of areas at run time, by Super Users. */
export const managedAreaRoutes = (app: FastifyInstance, dependencies: ManagedDependencies) => {
  const { registry, switches, events, builds, refusals } = dependencies;
  const publishAreas = () => events.publish({ to: { all: true }, name: EVENT.areas, data: {} });
  const managed = managedAreas(dependencies);

  const objectionToService = async (id: string, place: AreaServiceRecord) => {
    const { title } = areaStatus(registry, await managed.find(id));
    return objectionToPlace({ id, title }, place, usedAddresses(dependencies, id));
  };
  serviceCheckRoutes(app, {
    findService: async (id) => {
      const { found, inUse, setting } = await managed.find(id);
      return { inUse, place: servicePlace(found, setting) };
    },
    objectionTo: objectionToService,
    signForArea: dependencies.signForArea,
  });

  route(app, listManagedAreas, async () => {
    const { areas, skipped } = await managed.all();
    const fileTrouble = registry.fileTrouble();
    const fileProblem: SkippedBuild[] = fileTrouble ? [{ id: 'Deployment file', reason: fileTrouble }] : [];
    const refused = [...fileProblem, ...registry.listSkipped(), ...skipped, ...builds.listSkipped()];
    return {
      areas,
      refused: refused.map(({ id, version, reason }) => ({ id, ...(version && { version }), reason })),
      unsigned: registry.allowsUnsigned ? ('allowed' as const) : ('refused' as const),
    };
  });

  route(app, changeArea, async ({ params, body }, { identity, userId }) => {
    const { rev, reason, on, version, service, uses, events: told } = body;
    const area = await managed.find(params.area);
    const setting = area.setting ?? (await switches.of(params.area));
    const userName = identity.user?.name ?? '';
    const requested = {
      ...(on !== undefined && { on }),
      ...(version !== undefined && { version }),
      // All users have it now, so there is nothing to try any more.
      ...(version && version === setting.trial?.version && { trial: null }),
      ...(service !== undefined && { service }),
      ...(uses && { uses }),
      ...(told && { events: told }),
    };
    // With a stale revision nothing is checked: `switches.change` then answers with the current record.
    if (setting.rev === rev) {
      const overlap = await registry.objectionToSwitch(area, { ...setting, ...requested });
      const refusal =
        findObjection(areaStatus(registry, area), body) ??
        (service ? await objectionToService(params.area, service) : undefined) ??
        (overlap && `It cannot be in use here: ${overlap}.`);
      if (refusal) throw new AppError('conflict', refusal);
    }
    const patch = { reason, who: userName, ...requested };
    try {
      await switches.change(setting._id, rev, patch, userId);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'stale') throw error;
      throw new AppError('stale', error.message, { record: await managed.one(params.area) });
    }
    await publishAreas();
    return managed.one(params.area);
  });

  // A stolen password, or the service of an area that acts for a user, is not enough to run code in every browser.
  const checkFirst = ({ hasToken, isForUser }: FastifyRequest) => {
    if (!registry.allowsUnsigned && (!hasToken || isForUser)) throw new AppError('forbidden', NEEDS_TOKEN);
  };
  const publish = async ({ params }: { params: { area: string } }, context: CallContext) => {
    const { files, identity, userId, request } = context;
    const [zip] = files;
    if (!zip) throw new Error('an upload without a file');
    const by = { userId, who: identity.user?.name ?? '' };
    const version = await builds.take(params.area, zip, {
      by,
      objection: await registry.objectionTo(),
      distrust: registry.findDistrust,
      onDistrust: (refusal) => refusals.noteUpload(refusal, userId),
      isTakenHere: (version) => registry.findBuild(params.area, version) !== undefined,
    });
    // The build is stored even if this scan fails; scans are repeated every second.
    await registry.refresh().catch((error) => request.log.error({ err: error }, 'the areas were not looked at again'));
    await publishAreas();
    return { area: params.area, version };
  };
  route(app, publishArea, publish, { checkFirst });
};
