import { randomUUID } from 'node:crypto';
import { fillPath } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import { createPersona, deletePersonas, undoPersonaChanges, updatePersona } from '@skills-architect/contracts/personas';
import { AppError, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { roleMapping } from '../persona-skills/mapping-rules';
import type { SourceStore } from '../persona-sources/persona-sources';
import { namesForAudit } from '../reviews/name-for-audit';
import { copiedMapping } from './copied-mapping';
import type { FrozenSelections } from './frozen-selection';
import { offeredRolesCheck } from './offered-roles';
import { selectionFilter } from './persona-filter';
import { BATCH_SIZE, REMOVE_JOB, type RemoveJob, removePersonas, removeSelected } from './persona-removal';
import { toDetail } from './persona-views';
import {
  countToUndo,
  nextToUndo,
  RESTORE_JOB,
  restoreInBatches,
  restorePersonasNow,
  UNDO_JOB,
  type UndoJob,
} from './restore-personas';
import { restoredText } from './restore-rules';
import { personaUpdate, readRoleSkills, roleOfForm } from './update-persona';
import { insertPersona, type PersonaStores } from './write-persona';

const NOTHING_TO_UNDO = 'There is nothing left to undo: the personas were restored or changed meanwhile.';

/** The undo of what a cancelled job has deleted. */
const undoOf = ({ clientId, userId, changeSet }: RemoveJob): UndoJob => ({ clientId, userId, changeSet });

/** Creates, updates and deletes personas, with undo. */
export const personaChanges =
  (stores: PersonaStores, selections: FrozenSelections, sources: SourceStore) => (app: FastifyInstance) => {
    const { kit, personas, names } = stores;
    kit.jobs.define<RemoveJob>(
      REMOVE_JOB,
      async (run) => {
        await removeSelected(stores, selections, run);
        return { summary: 'Personas deleted successfully' };
      },
      // The user was told that cancelling undoes completed work.
      async (data, { cancelled }) => {
        if (cancelled) await restoreInBatches(stores, selections, { data: undoOf(data) });
      },
    );
    for (const kind of [UNDO_JOB, RESTORE_JOB])
      kit.jobs.define<UndoJob>(kind, async (run) => {
        const restored = await restoreInBatches(stores, selections, run);
        return { summary: restoredText(restored) };
      });

    const checkOffered = offeredRolesCheck(kit, stores.readClient, names);
    const update = personaUpdate(stores);

    route(app, createPersona, async ({ query, body }, { identity, userId, request }) => {
      const asker = { identity, requestId: request.id };
      await checkOffered(query.clientId, body, undefined, asker);
      const skills = body.industryRoleId === null ? [] : await readRoleSkills(stores, body.industryRoleId, asker);
      const mapping =
        body.copyOf === undefined ? roleMapping(skills) : await copiedMapping(stores, query, body, skills);
      const persona = await insertPersona(stores, query.clientId, body, mapping, {
        by: userId,
        changeSet: randomUUID(),
      });
      await sources.attach(body.documentToken, userId, persona);
      return toDetail(persona, await names([persona]));
    });

    route(app, updatePersona, async ({ params, body }, context) => {
      const before = await personas.get(params.personaId);
      const industryRoleId = await roleOfForm(stores, before, body);
      const persona = await update(before, { ...body, industryRoleId }, context);
      await sources.attach(body.documentToken, context.userId, { _id: persona.personaId, clientId: persona.clientId });
      return persona;
    });

    route(app, deletePersonas, async ({ query, body }, { identity, userId, addToAudit }) => {
      const { clientId } = query;
      const changeSet = randomUUID();
      const selected = await selectionFilter(stores.profiles, clientId, body, userId);
      const selectedPersonas = await personas.model.find(selected, { _id: 1 }).sort({ _id: 1 }).lean();
      const ids = selectedPersonas.map(({ _id }) => _id);
      addToAudit({ personas: await namesForAudit(stores, ids) });
      if (ids.length <= BATCH_SIZE)
        return { deleted: await removePersonas(stores, ids, { by: userId, changeSet }), changeSet };
      const jobToken = await kit.db.transaction(async (session) => {
        await selections.freeze(changeSet, ids, BATCH_SIZE, session);
        const job = {
          token: changeSet,
          title: `Deleting ${formatNumber(ids.length)} personas`,
          entity: 'personas',
          step: 'Deleting persona',
          data: { clientId, userId, changeSet, total: ids.length },
          identity,
          clientId,
          itemsTotal: ids.length,
          undo: { href: `${fillPath(undoPersonaChanges, { changeSet })}?clientId=${clientId}` },
        };
        return kit.jobs.start<RemoveJob>(REMOVE_JOB, job, session);
      });
      return { deleted: 0, changeSet, jobToken };
    });

    route(app, undoPersonaChanges, async ({ params, query }, { identity, userId, addToAudit }) => {
      const { clientId } = query;
      const change = { clientId, userId, changeSet: params.changeSet };
      // Cancelling a running delete restores what it has deleted; its token is the change set.
      const { matchedCount: cancelledCount } = await kit.board.requestCancel(change.changeSet, userId);
      if (cancelledCount) return { restored: 0, jobToken: change.changeSet };
      const first = await nextToUndo(stores, change, 0, BATCH_SIZE + 1);
      if (!first.length) throw new AppError('not-found', NOTHING_TO_UNDO);
      if (first.length > BATCH_SIZE) {
        const jobToken = await kit.jobs.start<UndoJob>(UNDO_JOB, {
          title: 'Restoring personas',
          entity: 'personas',
          step: 'Restoring persona',
          data: { ...change, restoring: await countToUndo(stores, change) },
          identity,
          clientId,
          cancellable: false,
        });
        return { restored: 0, jobToken };
      }
      addToAudit({
        personas: await namesForAudit(
          stores,
          first.map(({ _id }) => _id),
        ),
      });
      return restorePersonasNow(stores, change, first);
    });
  };
