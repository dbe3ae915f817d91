import { listGroupDifferences } from '@skills-architect/contracts/admin';
import { route, searchFilter } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GroupDocument, Groups } from '../scim/group-document';
import type { Providers } from './provider-document';
import { GROUP_CLAIMS } from './user-claims';

const isOfGroups = (claim: string) => GROUP_CLAIMS.some((name) => name === claim);

/** Lists groups without a rule, and groups of rules that the provider has not sent. */
export const groupDifferences = (providers: Providers, groups: Groups) => (app: FastifyInstance) => {
  route(app, listGroupDifferences, async ({ params, query: { searchString, ...paged } }) => {
    const { _id: providerId, rules } = await providers.get(params.providerId);
    const named = [...new Set(rules.filter(({ claim }) => isOfGroups(claim)).map(({ value }) => value))];
    const ofProvider = { providerId, ...groups.alive };
    const [known, sent, { found, total }] = await Promise.all([
      groups.model
        .find({ ...ofProvider, $or: [{ displayName: { $in: named } }, { externalId: { $in: named } }] })
        .select({ displayName: 1, externalId: 1 })
        .lean<Pick<GroupDocument, 'displayName' | 'externalId'>[]>(),
      groups.model.countDocuments(ofProvider),
      groups.page(
        {
          ...ofProvider,
          displayName: { $nin: named },
          externalId: { $nin: named },
          ...searchFilter(searchString),
        },
        { nameKey: 1, _id: 1 },
        paged,
        { displayName: 1, externalId: 1, members: { $size: '$members' } },
      ),
    ]);
    const names = new Set(known.flatMap(({ displayName, externalId }) => [displayName, externalId]));
    return {
      groups: found.map(({ displayName: name, externalId, members }) => ({
        name,
        ...(externalId && { externalId }),
        members: Number(members),
      })),
      ...total,
      missing: named.filter((value) => !names.has(value)),
      sent,
    };
  });
};
