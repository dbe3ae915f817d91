import { USER_TYPE_NAMES } from '@skills-architect/contracts';
import { type DifferenceKind, listUserDifferences, type UserDifference } from '@skills-architect/contracts/admin';
import { route, searchFilter } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Clients } from '../clients/client-document';
import type { UserDocument, Users } from '../users/user-document';
import type { DifferenceJobs } from './difference-jobs';
import { DIFFERENT } from './different-users';
import type { UserRights } from './known-rights';
import type { Providers } from './provider-document';
import type { SettleRights } from './settle-rights';

const KINDS: readonly DifferenceKind[] = ['rights', 'unsent', 'activity'];

/** So many users are compared within the request, which stays below two seconds; all others in a job. */
const AT_ONCE = 100;

interface DifferenceParts {
  users: Users;
  clients: Clients;
  providers: Providers;
  upkeep: SettleRights;
  jobs: Pick<DifferenceJobs, 'compareLater'>;
}

/** Lists the users of a provider who are not in the portal as the provider and the rules say. */
export const userDifferences =
  ({ users, clients, providers, upkeep, jobs }: DifferenceParts) =>
  (app: FastifyInstance) => {
    const describe = async (found: readonly UserDocument[]): Promise<UserDifference[]> => {
      const ids = found.flatMap(({ clientIds, due }) => [...clientIds, ...(due?.clientIds ?? [])]);
      const named = await clients.model.find({ _id: { $in: ids } }, { clientName: 1 }).lean();
      const names = new Map(named.map(({ _id, clientName }) => [_id, clientName]));
      const show = ({ userType, clientIds }: UserRights) => ({
        userTypeId: userType,
        userType: USER_TYPE_NAMES[userType],
        clients: clientIds.map((clientId) => ({ clientId, clientName: names.get(clientId) ?? '' })),
      });
      return found.map((user) => ({
        userId: user._id,
        rev: user.rev,
        name: user.name,
        email: user.email,
        ...(user.disabled && { disabled: true as const }),
        rights: show(user),
        ...(user.due?.userType !== undefined && {
          due: show({ userType: user.due.userType, clientIds: user.due.clientIds ?? [] }),
        }),
      }));
    };

    route(app, listUserDifferences, async ({ params, query }, context) => {
      const provider = await providers.get(params.providerId);
      const { unstated, left } = await upkeep.refresh(provider, AT_ONCE);
      const ofProvider = { providerId: provider._id, ...users.alive };
      const counts = await Promise.all(
        KINDS.map((kind) => users.model.countDocuments({ ...ofProvider, ...DIFFERENT[kind] })),
      );
      const [rights = 0, unsent = 0, activity = 0] = counts;
      const { found, total } = await users.page(
        { ...ofProvider, ...DIFFERENT[query.kind], ...searchFilter(query.searchString) },
        { nameKey: 1, _id: 1 },
        query,
      );
      return {
        users: await describe(found),
        ...total,
        counts: { rights, unsent, activity },
        unstated,
        ...(left && { comparing: await jobs.compareLater(provider, context) }),
      };
    });
  };
