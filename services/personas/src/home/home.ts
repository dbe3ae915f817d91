import { allows, CLIENT_USERS, MAX_FOUND, UserType } from '@skills-architect/contracts';
import { personaFind, personaHome } from '@skills-architect/contracts/personas';
import { clientLimit, counted, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type Imports, isWorking } from '../imports/import-document';
import type { Rows } from '../imports/row-document';
import type { OpenWork } from '../personas/open-work';
import { type WaitingStores, waitingReviews } from '../reviews/waiting-reviews';
import { toClientSteps } from './client-steps';
import { toUnfinishedWork } from './unfinished-work';

/** User types that set up a new client. */
const CLIENT_SETUP_USERS = [...CLIENT_USERS, UserType.Super];
const TILE = { tile: '/personas' };

const countClient = ({ clientId, unmatched }: { clientId: number; unmatched: number }) =>
  counted(
    { icon: 'people', to: `/personas?client=${clientId}&unmatched=true`, clientId },
    { total: unmatched },
    'persona without an industry role',
    'personas without an industry role',
  );

const countDeleted = (clientId: number, total: number) =>
  counted(
    { icon: 'people', to: `/personas/deleted?client=${clientId}`, clientId },
    { total },
    'deleted persona',
    'deleted personas',
  );

interface HomeDependencies {
  imports: Pick<Imports, 'findUnfinished'>;
  rows: Pick<Rows, 'countOpen'>;
  stores: WaitingStores;
}

/** What the landing page shows of personas and imports, and the search of the command palette. */
export const homeRoutes =
  (openWork: OpenWork, { imports, rows, stores }: HomeDependencies) =>
  (app: FastifyInstance) => {
    /** The first steps of a client; once its personas were all deleted, the way to them instead. */
    const findStart = async (clientId: number) => {
      const progress = await openWork.findProgress(clientId);
      const deleted = progress.hasPersonas ? 0 : await openWork.countDeleted(clientId);
      return deleted
        ? { clientSteps: [], deletions: countDeleted(clientId, deleted) }
        : { clientSteps: toClientSteps(clientId, progress), deletions: [] };
    };

    route(app, personaHome, async ({ query: { clientId } }, { userId, identity }) => {
      const ownClientIds = clientLimit(identity);
      const hasSteps = allows({ types: CLIENT_SETUP_USERS }, identity.user, []);
      const [unmatched, unfinished, { clientSteps, deletions }, reviews] = await Promise.all([
        openWork.countUnmatched(identity),
        imports.findUnfinished(userId),
        hasSteps && clientId !== undefined ? findStart(clientId) : { clientSteps: [], deletions: [] },
        waitingReviews(stores, userId, ownClientIds),
      ]);
      const inSelection = unfinished.filter(({ stage }) => stage === 'selection');
      const open = await rows.countOpen(inSelection.map(({ _id }) => _id));
      return {
        counts: [
          ...counted(TILE, unmatched, 'not matched yet', 'not matched yet'),
          ...counted(TILE, { total: unfinished.filter(isWorking).length }, 'import running', 'imports running'),
        ],
        unfinished: toUnfinishedWork(
          unfinished.filter((work) => ownClientIds?.includes(work.clientId) ?? true),
          open,
        ),
        waiting: [...reviews, ...deletions, ...unmatched.ofClients.flatMap(countClient)],
        clientSteps,
      };
    });

    route(app, personaFind, async ({ query: { text } }, { identity }) => ({
      results: (await openWork.findByName(text, MAX_FOUND, identity)).map(
        ({ _id, personaName, personaGroupName, clientId }) => ({
          noun: 'Personas',
          id: _id,
          name: personaName,
          hint: personaGroupName,
          clientId,
          to: `/persona/edit/${_id}/false?client=${clientId}`,
        }),
      ),
    }));
  };
