import { randomUUID } from 'node:crypto';
import { formatCount } from '@skills-architect/contracts/locale';
import {
  approvePersonas,
  type PersonaSelection,
  type ReadVersions,
  refusePersonas,
  sendForReview,
  undoReviewStep,
  withdrawFromReview,
} from '@skills-architect/contracts/personas';
import { type CallContext, firstNames, invalid, notFound, route } from '@skills-architect/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FrozenSelections } from '../personas/frozen-selection';
import { selectionFilter } from '../personas/persona-filter';
import { BATCH_SIZE } from '../personas/persona-removal';
import { needApprovers, refuseOthers } from './approvers';
import { namesForAudit } from './name-for-audit';
import { countSkipped, type ReviewStep, type Skipped } from './review-rules';
import { stepJob } from './step-job';
import type { TakenReview } from './step-notices';
import { type ReviewStores, type StepOfClient, takeStep } from './take-step';
import { prepareTelling, readTaken } from './tell-step';
import { countChangedSince, countUndoable, nextUndoable, type UndoneStep, undoStep, undoWholeStep } from './undo-step';

export const STEP_JOB = 'review-step';
export const UNDO_STEP_JOB = 'review-undo';

const WORDS = {
  send: ['Sending', ' for review', 'sent for review'],
  withdraw: ['Taking', ' out of review', 'taken out of review'],
  approve: ['Approving', '', 'approved'],
  refuse: ['Refusing', '', 'refused'],
} as const;

const NOTHING_TAKEN = { changed: [], skipped: [] };

/** Steps of reviews for selections of personas, and taking them back. */
export const stepRoutes = (stores: ReviewStores, selections: FrozenSelections) => (app: FastifyInstance) => {
  const { kit, personas, readApprovers, userNames } = stores;

  /** The step is taken: it may not fail for want of names. */
  const readNames = async (userIds: readonly number[], { log }: Pick<FastifyRequest, 'log'>) => {
    try {
      return await userNames(userIds);
    } catch (error) {
      log.warn({ err: error, userIds }, 'who decided on skipped personas could not be read');
      return () => null;
    }
  };
  const describeSkipped = async (skipped: readonly Skipped[], { request }: Pick<CallContext, 'request'>) => {
    const ids = skipped.flatMap(({ by }) => by ?? []);
    const nameOf = await readNames(ids, request);
    return countSkipped(skipped).map(({ by, ...rest }) => ({ ...rest, by: by === null ? null : nameOf(by) }));
  };
  /** One notice for each user, although the step has several transactions. */
  const tellWholeStep = async (step: StepOfClient) => {
    const taken: TakenReview[] = [];
    for await (const ids of selections.read(step.changeSet)) taken.push(...(await readTaken(stores, step, ids)));
    const tell = await prepareTelling(stores, step);
    await kit.db.transaction((session) => tell(taken, session));
  };

  const stepsJob = stepJob<StepOfClient>(stores, selections, {
    job: STEP_JOB,
    takeBatch: (taken, ids) => takeStep(stores, taken, ids),
    afterAll: tellWholeStep,
    title: ({ step }, count) => `${WORDS[step.kind][0]} ${count}${WORDS[step.kind][1]}`,
    done: ({ step }) => WORDS[step.kind][2],
  });
  kit.jobs.define<UndoneStep>(UNDO_STEP_JOB, async ({ token, data, signal }) => {
    const restored = await undoWholeStep(stores, selections, data, { undoing: token, signal });
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
      const tell = await prepareTelling(stores, taken);
      const { changed, skipped } = ids.length ? await takeStep(stores, taken, ids, { read, tell }) : NOTHING_TAKEN;
      const unchanged = ids.length - changed.length;
      context.addToAudit({ personas: firstNames(changed), unchanged });
      return { changed: changed.length, unchanged, left: await describeSkipped(skipped, context), changeSet };
    }
    context.addToAudit({ askedFor: await namesForAudit(stores, ids) });
    const jobToken = await stepsJob.start(taken, ids, identity);
    return { changed: 0, unchanged: 0, changeSet, jobToken };
  };

  route(app, sendForReview, async ({ query: { clientId }, body: { message, ...asked } }, context) => {
    await needApprovers(readApprovers, clientId);
    return take({ kind: 'send', message }, { clientId, ...asked }, context);
  });
  route(app, withdrawFromReview, ({ query: { clientId }, body }, context) =>
    take({ kind: 'withdraw' }, { clientId, ...body }, context),
  );
  route(app, approvePersonas, async ({ query: { clientId }, body }, context) => {
    await refuseOthers(readApprovers, clientId, context.userId);
    return take({ kind: 'approve' }, { clientId, ...body }, context);
  });
  route(app, refusePersonas, async ({ query: { clientId }, body: { reason, ...asked } }, context) => {
    await refuseOthers(readApprovers, clientId, context.userId);
    return take({ kind: 'refuse', reason }, { clientId, ...asked }, context);
  });

  route(app, undoReviewStep, async ({ params: { changeSet }, query: { clientId } }, context) => {
    const { identity, userId, addToAudit } = context;
    const undone = { clientId, userId, changeSet };
    const { matchedCount } = await kit.board.requestCancel(changeSet, userId);
    if (matchedCount) {
      addToAudit({ askedFor: await namesForAudit(stores, await selections.readAll(changeSet)) });
      return { restored: 0, unchanged: 0, jobToken: changeSet };
    }
    const ids = await nextUndoable(stores, undone, { after: 0, limit: BATCH_SIZE + 1 });
    if (!ids.length) throw notFound('A change that could be taken back');
    if (ids.length > BATCH_SIZE) {
      addToAudit({ askedFor: await namesForAudit(stores, ids, await countUndoable(stores, undone)) });
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
    const restored = await undoStep(stores, undone, ids);
    addToAudit({ personas: firstNames(restored), unchanged });
    return { restored: restored.length, unchanged };
  });
};
