import type { ClientLibrary } from '@skills-architect/contracts/admin';
import { compareNames } from '@skills-architect/contracts/locale';
import {
  listFunctions,
  listLeadershipRoles,
  listLeadershipSkills,
  listOccupations,
  listSubSectors,
} from '@skills-architect/contracts/roles';
import { type ShownNames, selectOffered } from '@skills-architect/library-service-kit';
import { type ClientReader, notFound, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import { withSkills } from '../industry-roles/with-skills';
import type { FunctionDocument, LeadershipRoleDocument, Structure, SubSectorDocument } from './structure-documents';

const within = (ids: number[] | undefined) => (ids?.length ? { $in: ids } : undefined);
const withoutUndefined = (conditions: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined));

interface StructureDependencies {
  kit: ServiceKit;
  readClient: ClientReader;
  structure: Structure;
  roles: Roles;
  shown: ShownNames;
}

/** Lists sub-sectors, functions, occupations, and leadership roles with their skills. */
export const structureRoutes =
  ({ kit, readClient, structure: { subSectors, functions, leadershipRoles }, roles, shown }: StructureDependencies) =>
  (app: FastifyInstance) => {
    /** Scans all roles, so the result is cached until a role changes. */
    const readOccupations = kit.cached(['industryRoles'], async () => {
      const found = await roles.model.aggregate<{ _id: Pick<RoleDocument, 'subsectorId' | 'occupation'> }>([
        { $match: { occupation: { $gt: '' }, ...roles.alive } },
        { $group: { _id: { subsectorId: '$subsectorId', occupation: '$occupation' } } },
      ]);
      return found.map(({ _id }) => _id);
    });
    const findClient = (clientId: number | undefined) => (clientId === undefined ? undefined : readClient(clientId));

    /**
     * The client's selected sub-sectors, or all of its sources if it has selected none; without a client, those of the
     * given sources.
     */
    const findSubSectors = (client: ClientLibrary | undefined, sourceIds: number[] | undefined) =>
      subSectors.model
        .find({
          ...subSectors.alive,
          ...withoutUndefined({ _id: within(client?.subSectorIds), sourceIds: within(client?.sourceIds ?? sourceIds) }),
        })
        .sort({ nameKey: 1 })
        .lean<SubSectorDocument[]>();

    route(app, listSubSectors, async ({ query }, { identity }) => {
      const found = await findSubSectors(await findClient(query.clientId), query.sourceIds);
      const rows = found.map((sector) => ({ ...sector, subsectorId: sector._id }));
      return { subSectors: await shown.sortShown(rows, ({ subsector }) => subsector, { query, identity }) };
    });

    route(app, listFunctions, async ({ query }, { identity }) => {
      const client = await findClient(query.clientId);
      const ofClient = client && (await findSubSectors(client, undefined)).map(({ _id }) => _id);
      const subSectorIds = query.subSectorIds ?? [];
      if (ofClient?.length === 0 && !subSectorIds.length) return { functions: [] };
      const places = selectOffered({ user: identity.user, asked: subSectorIds, ofClient });
      const filter = withoutUndefined({ subsectorId: places && { $in: places } });
      const found = await functions.model
        .find({ ...functions.alive, ...filter })
        .sort({ nameKey: 1 })
        .lean<FunctionDocument[]>();
      const rows = found.map((department) => ({ ...department, functionId: department._id }));
      return { functions: await shown.sortShown(rows, ({ functionName }) => functionName, { query, identity }) };
    });

    route(app, listLeadershipRoles, async () => {
      const found = await leadershipRoles.model
        .find(leadershipRoles.alive)
        .sort({ _id: 1 })
        .lean<LeadershipRoleDocument[]>();
      return {
        leadershipRoles: found.map((role) => ({
          leadershipRoleId: role._id,
          leadershipRoleName: role.leadershipRoleName,
        })),
      };
    });

    route(app, listLeadershipSkills, async ({ params }, context) => {
      const rank = await leadershipRoles.model
        .findOne({ _id: params.leadershipRoleId, ...leadershipRoles.alive })
        .lean<LeadershipRoleDocument>();
      if (!rank) throw notFound('This leadership role');
      const links = (rank.skills ?? []).filter(({ sourceId }) => sourceId === params.sourceId);
      return { skills: await withSkills(kit, links, { includeUnPublished: false }, context) };
    });

    route(app, listOccupations, async ({ query }) => {
      const subSectorIds = query.subSectorIds?.length ? new Set(query.subSectorIds) : undefined;
      const found = (await readOccupations()).filter(
        ({ subsectorId }) => !subSectorIds || subSectorIds.has(subsectorId),
      );
      const names = new Set(found.map(({ occupation }) => occupation));
      return { occupations: [...names].sort(compareNames) };
    });
  };
