import { advanceRoleChanges, changedRoles, listRoleChanges } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { storedChanges } from '@skills-architect/library-service-kit';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** The fields of a role that a comparison of releases shows. */
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

/** Compares roles with their state at a release, and reports the differences to other services. */
export const changesSinceReleases = (kit: ServiceKit) => {
  const changes = storedChanges(kit, {
    resource: 'role',
    name: 'roleName',
    status: 'roleStatus',
    retired: LibraryStatus.Retired,
    titles: TITLES,
    links: { field: 'skills', id: 'skillId' },
  });
  const period = ({ since, until }: { since: string; until: string }) => ({
    since: new Date(since),
    until: new Date(until),
  });
  return {
    createIndexes: changes.createIndexes,
    routes(app: FastifyInstance) {
      route(app, advanceRoleChanges, async ({ body: { closes, isQuick, ...between } }) => ({
        remaining: (await changes.advance({ ...period(between), closes, isQuick })) ?? null,
      }));
      route(app, listRoleChanges, async ({ query }) => changes.list(period(query), query));
      route(app, changedRoles, async ({ query }) => {
        const { records, isCompared } = await changes.findAffected(period(query));
        return { roles: records, isCompared };
      });
    },
  };
};
