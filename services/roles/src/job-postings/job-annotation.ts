import type { ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RoleReader } from '../industry-roles/read-role';
import type { Roles } from '../industry-roles/role-document';
import type { DecisionStore } from '../match-decisions/decision-store';
import { postingDecisions } from '../match-decisions/posting-decisions';
import type { Structure } from '../structure/structure-documents';
import type { ReadStructureNames } from '../structure/structure-names';
import { annotationRoutes } from './annotation-routes';
import { annotationDecisions } from './decisions';
import { postingDescriber } from './describe-postings';
import { postingsInUse } from './in-use';
import { jobRoleRoutes } from './job-roles';
import type { Postings } from './posting-document';
import { postingRoutes } from './posting-routes';

interface JobAnnotationDependencies {
  kit: ServiceKit;
  postings: Postings;
  roles: Roles;
  structure: Structure;
  reader: RoleReader;
  readNames: ReadStructureNames;
  store: DecisionStore;
}

/** Job postings and their annotation. */
export const jobAnnotation = ({
  kit,
  postings,
  roles,
  structure,
  reader,
  readNames,
  store,
}: JobAnnotationDependencies) => {
  const inUse = postingsInUse(kit);
  const describer = postingDescriber(roles, readNames);
  const matchDecisions = postingDecisions(store, kit.now);
  const decisions = annotationDecisions({ kit, postings, roles, matchDecisions });
  return {
    routes: (app: FastifyInstance) => {
      postingRoutes(app, { postings, inUse, describer, readNames });
      jobRoleRoutes(app, { kit, roles, structure, reader });
      annotationRoutes(app, {
        postings,
        roles,
        structure,
        reader,
        describer,
        inUse,
        decisions,
        matchDecisions,
      });
    },
    createIndexes: () => Promise.all([inUse.createIndexes(), decisions.createIndexes()]),
  };
};
