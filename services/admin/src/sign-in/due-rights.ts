import { UserType } from '@skills-architect/contracts';
import { hashSecret } from '@skills-architect/service-kit';
import type { Clients } from '../clients/client-document';
import type { GroupDocument, Groups } from '../scim/group-document';
import type { UserDocument } from '../users/user-document';
import { decideRights, listClaims } from './decide-rights';
import { findKnownClients, keepKnownClients, type UserRights } from './known-rights';
import type { ProviderDocument } from './provider-document';
import { claimsOfUser, listUnstatedClaims, type NamedGroup } from './user-claims';

/** Whoever the rules refuse sees only an empty landing page. */
export const NO_RIGHTS: UserRights = { userType: UserType.Viewer, clientIds: [] };

export const hasRights = (user: UserRights, { userType, clientIds }: UserRights) =>
  user.userType === userType && new Set([...user.clientIds, ...clientIds]).size === clientIds.length;

type Claimed = Pick<UserDocument, 'email' | 'scim'>;

/** What the rules of a provider give to its users by what SCIM states about them. */
export interface RightsDecider {
  /** Changes with everything that decides except the claims themselves. */
  key: string;
  /** Claims of the rules that SCIM does not state: only a sign-in decides then. */
  unstated: string[];
  /** Undefined when the user keeps the present rights. */
  decide: (user: Claimed, groups: readonly NamedGroup[]) => UserRights | undefined;
}

export const dueRights = (clients: Clients, groups: Groups) => ({
  /** Reads once what decides about all users of a provider; `hasGroups` when its groups count although none is left. */
  async decider(provider: ProviderDocument, hasGroups?: boolean): Promise<RightsDecider> {
    const { decide, rules, otherwise, allowsSuper } = provider;
    const given = [...rules, ...(otherwise.kind === 'give' ? [otherwise] : [])];
    const known = await findKnownClients(
      clients,
      given.flatMap(({ clientIds }) => clientIds),
    );
    const statesGroups =
      hasGroups ?? (await groups.model.exists({ providerId: provider._id, ...groups.alive })) !== null;
    const unstated = listUnstatedClaims(listClaims(rules), statesGroups);
    return {
      key: hashSecret(JSON.stringify([decide, rules, otherwise, allowsSuper, [...known].sort(), unstated])),
      unstated,
      decide: (user, of) => {
        const { rights, refusal, applied } = decideRights(provider, claimsOfUser(user, of));
        // What a sign-in states may apply a rule: nothing is taken from the user before.
        if (unstated.length && !applied.length) return undefined;
        if (rights) return keepKnownClients(rights, known);
        return refusal && !applied.length ? NO_RIGHTS : undefined;
      },
    };
  },

  /** The groups of users by user id; of their members only these are read. */
  async groupsOf(providerId: number, userIds: readonly number[]): Promise<Map<number, NamedGroup[]>> {
    const ids = userIds.map(String);
    const found = await groups.model.aggregate<Pick<GroupDocument, 'displayName' | 'externalId' | 'members'>>([
      { $match: { providerId, members: { $in: ids }, ...groups.alive } },
      { $project: { displayName: 1, externalId: 1, members: { $setIntersection: ['$members', ids] } } },
      { $sort: { _id: 1 } },
    ]);
    const byUser = new Map<number, NamedGroup[]>();
    for (const { members, ...group } of found)
      for (const id of members) byUser.set(Number(id), [...(byUser.get(Number(id)) ?? []), group]);
    return byUser;
  },
});
export type DueRights = ReturnType<typeof dueRights>;
