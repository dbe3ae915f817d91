import type { personCalls } from '@skills-architect/contracts';
import type { ServiceKit } from '../platform';
import { route } from '../service/route';
import type { ServiceModule } from '../service/start-service';
import { eraseNames, type NamePlace, readPersonPlaces } from './person-places';

/** Answers what a service has about a user, and erases the user's name in it. */
export const personModule = (
  kit: Pick<ServiceKit, 'db'>,
  { read, erase }: ReturnType<typeof personCalls<string>>,
  places: readonly NamePlace[] = [],
): ServiceModule => ({
  routes: (app) => {
    route(app, read, async ({ params: { userId } }) => ({ places: await readPersonPlaces(kit.db, Number(userId)) }));
    route(app, erase, async ({ params: { userId } }) => ({
      changed: await eraseNames(kit.db, Number(userId), places),
    }));
  },
});
