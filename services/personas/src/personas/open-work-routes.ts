import { findPersonas, personaCounters, personaFirstSteps } from '@skills-architect/contracts/personas';
import { route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type Imports, isWorking } from '../imports/import-document';
import type { OpenWork } from './open-work';

/** The open work as single numbers, for callers of earlier contracts; the landing page asks `personaHome`. */
export const openWorkRoutes =
  (openWork: OpenWork, imports: Pick<Imports, 'findUnfinished'>) => (app: FastifyInstance) => {
    route(app, personaCounters, async (_, { userId, identity }) => {
      const [unmatched, unfinished] = await Promise.all([
        openWork.countUnmatched(identity),
        imports.findUnfinished(userId),
      ]);
      return {
        unmatched: unmatched.total,
        importsRunning: unfinished.filter(isWorking).length,
        unmatchedOfClients: unmatched.ofClients,
      };
    });

    route(app, personaFirstSteps, async ({ query: { clientId } }) => {
      const { hasPersonas, hasMatched, hasSkills } = await openWork.findProgress(clientId);
      return { personas: Number(hasPersonas), matched: Number(hasMatched), withSkills: Number(hasSkills) };
    });

    route(app, findPersonas, async ({ query: { text, pagesize } }, { identity }) => ({
      personas: (await openWork.findByName(text, pagesize, identity)).map(
        ({ _id, personaName, personaGroupId, personaGroupName, clientId }) => ({
          personaId: _id,
          personaName,
          personaGroup: { personaGroupId, personaGroupName },
          clientId,
        }),
      ),
    }));
  };
