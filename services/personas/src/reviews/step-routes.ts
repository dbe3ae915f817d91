import { randomUUID } from 'node:crypto';
import { fillPath } from '@skills-architect/contracts';
import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import {
  approvePersonas,
  type PersonaSelection,
  type ReadVersions,
  refusePersonas,
  sendForReview,
  undoReviewStep,
  withdrawFromReview,
} from '@skills-architect/contracts/personas';
import { AppError, type CallContext, invalid, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { FrozenSelections } from '../personas/frozen-selection';
import { selectionFilter } from '../personas/persona-filter';
import { BATCH_SIZE } from '../personas/persona-removal';
import type { ReviewStep } from './review-rules';
import type { TakenReview } from './step-notices';
import { type ReviewStores, type StepOfClient, takeStep } from './take-step';
import { prepareTelling, readTaken } from './tell-step';
import { countChangedSince, nextUndoable, type UndoneStep, undoStep } from './undo-step';

export const STEP_JOB = 'review-step';
export const UNDO_STEP_JOB = 'review-undo';
type StepJob = StepOfClient & { total: number };

const TITLES = {
  send: ['Sending', 'for review', 'sent for review'],
  withdraw: ['Taking', 'out of review', 'taken out of review'],
  approve: ['Approving', '', 'approved'],
  refuse: ['Refusing', '', 'refused'],
} as const;

const titleOf = (kind: ReviewStep['kind'], total: number) => {
  const [doing, where] = TITLES[kind];
  return `${doing} ${formatNumber(total)} personas ${where}`.trim();
};

const summaryOf = (kind: ReviewStep['kind'], changed: number, unchanged: number) => {
  const left = unchanged ? `, ${formatNumber(unchanged)} left as they were` : '';
  return `${formatCount(changed, 'persona', 'personas')} ${TITLES[kind][2]}${left}`;
};

/** Steps of reviews for selections of personas, and taking them back. */
export const stepRoutes = (stores: ReviewStores, selections: FrozenSelections) => (app: FastifyInstance) => {
  const { kit, personas, readApprovers } = stores;

  const undoAll = async (step: UndoneStep, signal?: AbortSignal) => {
    let restored = 0;
    for (let ids = await nextUndoable(stores, step, BATCH_SIZE); ids.length; ) {
      signal?.throwIfAborted();
      restored += await undoStep(stores, step, ids);
      ids = await nextUndoable(stores, step, BATCH_SIZE);
    }
    return restored;
  };

  kit.jobs.define<StepJob>(
    STEP_JOB,
    async ({ data, signal, progress, preventCancelling }) => {
      const { changeSet, total, step } = data;
      let seen = 0;
      for await (const ids of selections.read(changeSet)) {
        signal.throwIfAborted();
        await takeStep(stores, data, ids);
        seen += ids.length;
        await progress(seen, total);
      }
      await preventCancelling();
      const taken: TakenReview[] = [];
      for await (const ids of selections.read(changeSet)) taken.push(...(await readTaken(stores, data, ids)));
      const tell = await prepareTelling(stores, data);
      await kit.db.transaction((session) => tell(taken, session));
      const changed = taken.length;
      return { summary: summaryOf(step.kind, changed, total - changed) };
    },
    async (data, { cancelled }) => {
      if (cancelled) await undoAll(data);
    },
  );
  kit.jobs.define<UndoneStep>(UNDO_STEP_JOB, async ({ data, signal }) => {
    const restored = await undoAll(data, signal);
    return { summary: `${formatCount(restored, 'review is', 'reviews are')} as before` };
  });

  interface Asked {
    clientId: number;
    selection: PersonaSelection;
    read?: ReadVersions | undefined;
  }
  const take = async (step: ReviewStep, { clientId, selection, read }: Asked, context: CallContext) => {
    const { identity, userId } = context;
    const changeSet = randomUUID();
    const filter = await selectionFilter(stores.profiles, clientId, selection, userId);
    const selected = await personas.model.find(filter, { _id: 1 }).sort({ _id: 1 }).lean();
    const ids = selected.map(({ _id }) => _id);
    if (read && ids.length > 1) throw invalid('read', 'Versions belong to a single persona.');
    const taken = { clientId, userId, changeSet, step };
    if (ids.length <= BATCH_SIZE) {
      const tell = step.kind === 'withdraw' ? undefined : await prepareTelling(stores, taken);
      const changed = ids.length ? await takeStep(stores, taken, ids, { read, tell }) : 0;
      return { changed, unchanged: ids.length - changed, changeSet };
    }
    const jobToken = await kit.db.transaction(async (session) => {
      await selections.freeze(changeSet, ids, BATCH_SIZE, session);
      const job = {
        token: changeSet,
        title: titleOf(step.kind, ids.length),
        entity: 'personas',
        step: 'Persona',
        data: { ...taken, total: ids.length },
        identity,
        clientId,
        itemsTotal: ids.length,
        undo: { href: `${fillPath(undoReviewStep, { changeSet })}?clientId=${clientId}` },
      };
      return kit.jobs.start<StepJob>(STEP_JOB, job, session);
    });
    return { changed: 0, unchanged: 0, changeSet, jobToken };
  };

  const refuseOthers = async (clientId: number, userId: number) => {
    if (!(await readApprovers(clientId)).includes(userId))
      throw new AppError('forbidden', 'Only the approvers of this client decide on personas.');
  };

  route(app, sendForReview, async ({ query: { clientId }, body: { message, ...asked } }, context) => {
    if (!(await readApprovers(clientId)).length)
      throw new AppError('conflict', 'This client has no approvers: its personas need no approval.');
    return take({ kind: 'send', message }, { clientId, ...asked }, context);
  });
  route(app, withdrawFromReview, ({ query: { clientId }, body }, context) =>
    take({ kind: 'withdraw' }, { clientId, ...body }, context),
  );
  route(app, approvePersonas, async ({ query: { clientId }, body }, context) => {
    await refuseOthers(clientId, context.userId);
    return take({ kind: 'approve' }, { clientId, ...body }, context);
  });
  route(app, refusePersonas, async ({ query: { clientId }, body: { reason, ...asked } }, context) => {
    await refuseOthers(clientId, context.userId);
    return take({ kind: 'refuse', reason }, { clientId, ...asked }, context);
  });

  route(app, undoReviewStep, async ({ params: { changeSet }, query: { clientId } }, { identity, userId }) => {
    const undone = { clientId, userId, changeSet };
    const { matchedCount } = await kit.board.requestCancel(changeSet, userId);
    if (matchedCount) return { restored: 0, unchanged: 0, jobToken: changeSet };
    const ids = await nextUndoable(stores, undone, BATCH_SIZE + 1);
    if (!ids.length) throw notFound('A change that could be taken back');
    if (ids.length > BATCH_SIZE) {
      const jobToken = await kit.jobs.start<UndoneStep>(UNDO_STEP_JOB, {
        title: 'Taking back a step of reviews',
        entity: 'personas',
        step: 'Persona',
        data: undone,
        identity,
        clientId,
        cancellable: false,
      });
      return { restored: 0, unchanged: 0, jobToken };
    }
    const unchanged = await countChangedSince(stores, undone);
    return { restored: await undoStep(stores, undone, ids), unchanged };
  });
};
