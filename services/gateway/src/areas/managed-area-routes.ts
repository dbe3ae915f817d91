import { type AreaServiceRecord, EVENT } from '@skills-architect/contracts';
import { changeArea, listManagedAreas, publishArea } from '@skills-architect/contracts/portal';
import { AppError, type CallContext, route } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serviceCheckRoutes } from '../area-services/service-check-routes';
import { objectionToPlace, servicePlace, usedAddresses } from '../area-services/service-places';
import type { SkippedBuild } from './found-builds';
import { type AreaStatus, areaStatus, type ManagedDependencies, managedAreas } from './managed-areas';

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
      onRefusal: (refusal) => refusals.noteUpload(refusal, userId),
      isTakenHere: (version) => registry.findBuild(params.area, version) !== undefined,
    });
    // The build is stored even if this scan fails; scans are repeated every second.
    await registry.refresh().catch((error) => request.log.error({ err: error }, 'the areas were not looked at again'));
    await publishAreas();
    return { area: params.area, version };
  };
  route(app, publishArea, publish, { checkFirst });
};
