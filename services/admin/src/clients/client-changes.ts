import { DONE } from '@skills-architect/contracts';
import { changeClientSources, createClient, deleteClient, updateClient } from '@skills-architect/contracts/admin';
import { countSelectedPersonas, forgetClient } from '@skills-architect/contracts/personas';
import { AppError, route, type ServiceKit, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ClientSession } from 'mongoose';
import type { ContentProviders } from '../content-providers/content-providers';
import { serialize } from '../serialize';
import { refuseUnknownLanguage } from '../users/refuse-unknown-language';
import { allSessionUsers } from '../users/session-user';
import type { UserDocument, Users } from '../users/user-document';
import { clientAnswer } from './client-answer';
import { refuseWrongApprovers } from './client-approvers';
import type { Clients } from './client-document';
import { clientFields, refuseTakenClient, sourceFields, subSectorsOfSources } from './client-fields';
import { deletionRefusal } from './deletion-rule';

export interface ClientDependencies {
  clients: Clients;
  users: Users;
  providers: ContentProviders;
}

/** Creates, updates and deletes clients. */
export const clientChanges =
  (kit: ServiceKit, { clients, users, providers }: ClientDependencies) =>
  (app: FastifyInstance) => {
    const toSessionUsers = allSessionUsers(clients);
    const toClient = clientAnswer(users);

    /** Applies the language of a client to the open sessions of its users. */
    const updateLanguages = async (clientId: number, session: ClientSession) => {
      const followers = await users.model
        .find({ clientIds: clientId, ...users.alive }, null, { session })
        .lean<UserDocument[]>();
      await kit.sessions.updateUsers(await toSessionUsers(followers, session), session);
    };

    route(app, createClient, async ({ body }, context) => {
      await refuseTakenClient(clients, body);
      await refuseWrongApprovers(users, body.approverIds ?? []);
      if (body.language) await refuseUnknownLanguage(kit, body.language, context);
      const fields = await clientFields(kit, providers, body, context);
      const [client] = await clients.create([fields], { by: context.userId });
      if (!client) throw new Error('no client was created');
      return toClient(client);
    });

    route(app, updateClient, async ({ params, body }, context) => {
      await refuseTakenClient(clients, body, params.clientId);
      const { language: before, approverIds: approversBefore = [] } = await clients.get(params.clientId);
      const newApprovers = (body.approverIds ?? []).filter((id) => !approversBefore.includes(id));
      await refuseWrongApprovers(users, newApprovers, params.clientId);
      // A client keeps a language that the library has lost.
      if (body.language && body.language !== before) await refuseUnknownLanguage(kit, body.language, context);
      const fields = await clientFields(kit, providers, body, context);
      const client = await kit.db.transaction(async (session) => {
        const changed = await clients.change(params.clientId, body.rev, fields, { by: context.userId, session });
        if (changed.language !== before) await updateLanguages(changed._id, session);
        return changed;
      });
      if (client.language !== before) await kit.sessions.notifyClient(client._id);
      return toClient(client);
    });

    route(app, changeClientSources, async ({ params, body }, context) => {
      const fields = await sourceFields(kit, body.sourceIds, 'sourceIds', context);
      const { subSectorIds: before } = await clients.get(params.clientId);
      // Drops industries and functions that belonged only to removed sources: they would leave the users' pickers empty.
      const subSectorIds = await subSectorsOfSources(kit, before, fields.sourceIds, context);
      const changes = { ...fields, subSectorIds };
      return toClient(await clients.change(params.clientId, body.rev, changes, { by: context.userId }));
    });

    route(app, deleteClient, async ({ params, query }, { identity, userId, request }) => {
      const { clientId } = params;
      const client = await clients.get(clientId);
      await kit.db.transaction(async (session) => {
        // From here on nothing can be added to the client, so that the counts below stay right.
        await serialize(kit, 'clients-of-users', session);
        await kit.clientGuard.close(clientId, session);
        const userCount = await users.model.countDocuments({ clientIds: clientId, ...users.alive }, { session });
        const all = { query: { clientId }, body: { filter: {}, except: [] } };
        const { personas } = await kit.peer(countSelectedPersonas, all, { identity, requestId: request.id });
        const refusal = deletionRefusal(client.clientName, personas, userCount);
        if (refusal) throw new AppError('conflict', refusal);
        const { removed } = await clients.remove({ _id: clientId, rev: query.rev }, { by: userId, session });
        if (!removed.length) throw stale(await toClient(client));
        await kit.peer(forgetClient, { body: { clientId } }, { identity, requestId: request.id });
      });
      return DONE;
    });
  };
