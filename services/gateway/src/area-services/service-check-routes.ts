import { type AreaServiceRecord, DEFAULT_HEALTH_PATH } from '@skills-architect/contracts';
import { checkAreaService, type SessionUser } from '@skills-architect/contracts/portal';
import { AppError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadBuild } from '../areas/read-build';
import { CONTRACTS } from './ask-service';
import { checkInstance } from './check-service';
import { toServiceCall } from './service-places';

export interface ServiceCheckDependencies {
  /** The build in use of an area, and where its own service answers; throws when there is no such area. */
  findService: (area: string) => Promise<{ inUse: ReadBuild | undefined; place: AreaServiceRecord | undefined }>;
  /** Why an area's service cannot be at this place. */
  objectionTo: (area: string, place: AreaServiceRecord) => Promise<string | undefined>;
  signForArea: (user: SessionUser, area: string) => Promise<Record<string, string>>;
}

/** Looks at the own service of an area, for Super Users. */
export const serviceCheckRoutes = (
  app: FastifyInstance,
  { findService, objectionTo, signForArea }: ServiceCheckDependencies,
) =>
  route(app, checkAreaService, async ({ params: { area }, body }, { identity: { user } }) => {
    const { inUse, place: known } = await findService(area);
    const place = body.service ?? known;
    if (!place) throw new AppError('conflict', 'Enter the address of its service first.');
    const objection = await objectionTo(area, place);
    if (objection) throw new AppError('conflict', objection);
    const calls = inUse?.build.calls ?? [];
    // A dot is in no area's id, so no service may accept it.
    const foreignIdentity = user ? await signForArea(user, `${area}.check`) : {};
    const instances = place.addresses.map(async (address) => ({
      address,
      checks: await checkInstance({
        address,
        healthPath: place.healthPath ?? DEFAULT_HEALTH_PATH,
        needed: inUse?.build.needs[CONTRACTS],
        calls,
        foreignIdentity,
      }),
    }));
    return { instances: await Promise.all(instances), calls: calls.map(toServiceCall) };
  });
