import { CLIENT_USERS } from '@skills-architect/contracts';
import {
  careersByIds,
  getRole,
  listRoleSkills,
  roleChanges,
  roleCounters,
  roleSkillsByIds,
  rolesByIds,
  searchRoles,
} from '@skills-architect/contracts/roles';
import { invalid, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { countWaiting } from '../home/home';
import type { Postings } from '../job-postings/posting-document';
import type { ReadStructureNames } from '../structure/structure-names';
import type { RoleReader } from './read-role';
import { type RoleDocument, type Roles, SUMMARY_FIELDS, toSummary } from './role-document';
import type { SearchRoles } from './role-search';
import type { SourceNames } from './source-names';
import { publishedSkills, withSkills } from './with-skills';

interface RoleRouteDependencies {
  kit: ServiceKit;
  roles: Roles;
  reader: RoleReader;
  readNames: ReadStructureNames;
  readSources: SourceNames;
  postings: Pick<Postings, 'model' | 'alive'>;
  search: SearchRoles;
}

/** Searches, reads and counts roles, with their skills and careers, for screens and for other services. */
export const roleRoutes =
  ({ kit, roles, reader, readNames, readSources, postings, search }: RoleRouteDependencies) =>
  (app: FastifyInstance) => {
    route(app, searchRoles, search);

    route(app, roleCounters, async () => {
      const { drafts, total, open, proposals } = await countWaiting({ roles, postings });
      return {
        drafts: drafts.total,
        ...total,
        openPostings: open.total,
        ...(open.totalIsCapped && { openPostingsIsCapped: true as const }),
        proposals: proposals.total,
      };
    });

    route(app, getRole, async ({ params }, context) =>
      reader.describe(await reader.open(params.roleId, context), context),
    );

    route(app, listRoleSkills, async ({ params, query }, context) => {
      const role = await reader.readOffered(params.roleId, context, { skills: 1, roleStatus: 1, sourceId: 1 });
      const { user } = context.identity;
      const isClientUser = user !== undefined && CLIENT_USERS.includes(user.userType);
      const includeUnPublished = query.includeUnPublished && !isClientUser;
      return { skills: await withSkills(kit, role.skills, { includeUnPublished }, context) };
    });

    route(app, rolesByIds, async ({ body }) => {
      const documents = await roles.model
        .find({ _id: { $in: body.roleIds }, ...roles.alive }, SUMMARY_FIELDS)
        .lean<RoleDocument[]>();
      const [names, sourceNames] = await Promise.all([readNames(documents), readSources()]);
      return { roles: documents.map((role) => toSummary(role, names, sourceNames)) };
    });

    route(app, roleSkillsByIds, async ({ body }, context) => {
      const documents = await roles.model
        .find({ _id: { $in: body.roleIds }, ...roles.alive }, { skills: 1 })
        .lean<RoleDocument[]>();
      const published = await publishedSkills(
        kit,
        documents.flatMap((role) => role.skills),
        context,
      );
      return {
        roles: documents.map((role) => ({
          roleId: role._id,
          skills: role.skills.filter(({ skillId }) => published.has(skillId)),
        })),
      };
    });

    route(app, careersByIds, async ({ body }) => {
      const documents = await roles.model
        .find({ _id: { $in: body.roleIds }, ...roles.alive }, { skills: 1, careerLinks: 1 })
        .lean<RoleDocument[]>();
      return {
        roles: documents.map(({ _id, skills, careerLinks }) => ({
          roleId: _id,
          skills: skills.map(({ skillId, levelNumber }) => ({ skillId, levelNumber })),
          careerLinks: careerLinks ?? [],
        })),
      };
    });

    route(app, roleChanges, async ({ query }) => {
      const after = Number(query.after);
      if (!Number.isInteger(after)) throw invalid('after', 'Send the cursor as it was given.');
      const documents = await roles.model
        .find({ _id: { $gt: after } }, { ...SUMMARY_FIELDS, deletedAt: 1 })
        .sort({ _id: 1 })
        .limit(query.pagesize)
        .lean<RoleDocument[]>();
      const [names, sourceNames] = await Promise.all([readNames(documents), readSources()]);
      const last = documents.at(-1);
      return {
        roles: documents.map((role) => ({ ...toSummary(role, names, sourceNames), deleted: role.deletedAt !== null })),
        next: last ? String(last._id) : query.after,
        more: documents.length === query.pagesize,
      };
    });
  };
