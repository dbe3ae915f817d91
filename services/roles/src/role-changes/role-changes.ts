import { changedRoles, listRoleChanges } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { recordChanges, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** The fields of a role in which two releases of the library may differ. */
const TITLES = {
  roleName: 'Role Name',
  alternativeNames: 'Alternative Names',
  subsectorId: 'Industry',
  functionId: 'Department',
  occupation: 'Occupation',
  leadershipRoleId: 'Leadership Role',
  roleStatus: 'Status',
  roleDescription: 'Role Description',
  roleandResponsibilities: 'Critical Work Functions and Tasks',
  skills: 'Skills',
  careerLinks: 'Career Steps',
};

/** Tells the other services which roles changed between two moments. */
export const roleChangesRoutes = (app: FastifyInstance, kit: ServiceKit) => {
  const changes = recordChanges(kit.db, {
    resource: 'role',
    name: 'roleName',
    status: 'roleStatus',
    retired: LibraryStatus.Retired,
    titles: TITLES,
  });
  const period = ({ since, until }: { since: string; until: string }) => ({
    since: new Date(since),
    until: new Date(until),
  });
  route(app, listRoleChanges, async ({ query }) => changes.list(period(query), query));
  route(app, changedRoles, async ({ query }) => ({ roles: await changes.affected(period(query)) }));
};
