import { randomUUID } from 'node:crypto';
import { formatNumber } from '@skills-architect/contracts/locale';
import { listDeletedPersonas, restorePersonas } from '@skills-architect/contracts/personas';
import { AppError, restorableUntil, route, searchFilter, userNameReader } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { namesForAudit } from '../reviews/name-for-audit';
import type { FrozenSelections } from './frozen-selection';
import { BATCH_SIZE } from './persona-removal';
import { deletedFilter, deletedOrder, restorable } from './restorable-personas';
import { findRestorable, NONE_LEFT, RESTORE_JOB, restorePersonasNow, type UndoJob } from './restore-personas';
import { isLongRestore } from './restore-rules';
import type { PersonaStores } from './write-persona';

/** Lists the deleted personas of a client and restores them. */
export const deletedPersonas = (stores: PersonaStores, selections: FrozenSelections) => (app: FastifyInstance) => {
  const { kit, personas, readClient } = stores;
  const readNames = userNameReader(kit);

  route(app, listDeletedPersonas, async ({ query }) => {
    // Nothing of a deleted client is listed: it cannot be restored.
    await readClient(query.clientId);
    const filter = {
      ...restorable(kit, query.clientId),
      ...searchFilter(query.searchString),
      ...(query.personaId !== undefined && { _id: query.personaId }),
    };
    const { found, total } = await personas.page(filter, deletedOrder(query), query, {
      personaName: 1,
      personaGroupName: 1,
      deletedAt: 1,
      updated: 1,
    });
    const nameOf = await readNames(found.map(({ updated }) => updated.by));
    return {
      personas: found.map(({ _id, personaName, personaGroupName, deletedAt, updated }) => ({
        personaId: _id,
        personaName,
        personaGroupName,
        deletedAt: (deletedAt ?? updated.at).toISOString(),
        deletedBy: nameOf(updated.by),
        restorableUntil: restorableUntil(deletedAt ?? updated.at, kit.retention).toISOString(),
      })),
      ...total,
    };
  });

  route(app, restorePersonas, async ({ query, body }, { identity, userId, addToAudit }) => {
    const { clientId } = query;
    await readClient(clientId);
    const chosen = await findRestorable(stores, deletedFilter(kit, clientId, body));
    const ids = chosen.map(({ _id }) => _id);
    if (!ids.length) throw new AppError('not-found', NONE_LEFT);
    addToAudit({ personas: await namesForAudit(stores, ids) });
    if (!isLongRestore(chosen)) return restorePersonasNow(stores, { clientId, userId }, chosen);
    const selection = randomUUID();
    const jobToken = await kit.db.transaction(async (session) => {
      await selections.freeze(selection, ids, BATCH_SIZE, session);
      const job = {
        title: `Restoring ${formatNumber(ids.length)} personas`,
        entity: 'personas',
        step: 'Restoring persona',
        data: { clientId, userId, selection, restoring: ids.length },
        identity,
        clientId,
        itemsTotal: ids.length,
        cancellable: false,
      };
      return kit.jobs.start<UndoJob>(RESTORE_JOB, job, session);
    });
    return { restored: 0, jobToken };
  });
};
