import { randomUUID } from 'node:crypto';
import { fillPath } from '@skills-architect/contracts';
import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { undoReviewStep } from '@skills-architect/contracts/personas';
import type { Identity } from '@skills-architect/service-kit';
import type { FrozenSelections } from '../personas/frozen-selection';
import { BATCH_SIZE } from '../personas/persona-removal';
import type { ReviewStores } from './take-step';
import { type UndoneStep, undoWholeStep } from './undo-step';

interface StepKind<Step extends UndoneStep> {
  job: string;
  /** Changes a batch of personas, except those that the step does not fit, or that it has changed already. */
  takeBatch: (step: Step, ids: readonly number[], identity: Identity) => Promise<unknown>;
  /** Personas per batch. */
  batchSize?: number;
  /** Runs once after all batches, again if a run takes over then. */
  afterAll?: (step: Step) => Promise<void>;
  /** What the job is called, with the number of its personas as text. */
  title: (step: Step, personas: string) => string;
  /** What happened to the changed personas: 'approved'. */
  done: (step: Step) => string;
}

/** Defines the job of a step for more personas than fit into a transaction; a cancelled one is taken back. */
export const stepJob = <Step extends UndoneStep>(
  stores: ReviewStores,
  selections: FrozenSelections,
  { job, takeBatch, afterAll, title, done, batchSize = BATCH_SIZE }: StepKind<Step>,
) => {
  const { kit, reviews } = stores;
  kit.jobs.define<Step & { total: number }>(
    job,
    async ({ data, identity, signal, progress, preventCancelling }) => {
      const { changeSet, total } = data;
      let seen = 0;
      for await (const ids of selections.read(changeSet)) {
        signal.throwIfAborted();
        await takeBatch(data, ids, identity);
        seen += ids.length;
        await progress(seen, total);
      }
      await preventCancelling();
      await afterAll?.(data);
      // Counted, because a run that takes over has not changed all of them itself.
      const changed = await reviews.model.countDocuments({ changeSet });
      const left = total > changed ? `, ${formatNumber(total - changed)} left as they were` : '';
      return { summary: `${formatCount(changed, 'persona', 'personas')} ${done(data)}${left}` };
    },
    async (data, { cancelled }) => {
      if (cancelled) await undoWholeStep(stores, selections, data, { undoing: randomUUID() });
    },
  );
  return {
    /** Starts the job for these personas; its token is the change set. */
    start: (step: Step, ids: readonly number[], identity: Identity) =>
      kit.db.transaction(async (session) => {
        const { changeSet, clientId } = step;
        await selections.freeze(changeSet, ids, batchSize, session);
        const started = {
          token: changeSet,
          title: title(step, `${formatNumber(ids.length)} personas`),
          entity: 'personas',
          step: 'Persona',
          data: { ...step, total: ids.length },
          identity,
          clientId,
          itemsTotal: ids.length,
          undo: { href: `${fillPath(undoReviewStep, { changeSet })}?clientId=${clientId}` },
        };
        return kit.jobs.start<Step & { total: number }>(job, started, session);
      }),
  };
};
