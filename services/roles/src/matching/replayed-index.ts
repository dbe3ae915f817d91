import type { StoredVectors } from '@skills-architect/library-service-kit/embeddings';
import type { StepCopy } from '@skills-architect/service-kit';
import * as z from 'zod';
import type { MatchableRoles } from './matchable-roles';
import { type IndexSources, type OpenIndex, openIndex } from './open-index';
import type { TrainedModels } from './trained-models';

/** Numbers of the updates that an index includes, and the revision of its word vectors (empty: the shipped ones). */
export const LibraryState = z.object({
  step: z.number(),
  /** Update of the library that its statistics are from. */
  builtAt: z.number(),
  vectorStep: z.number(),
  nameStep: z.number(),
  wordVectors: z.string(),
});
export type LibraryState = z.infer<typeof LibraryState>;

interface ReplaySources extends IndexSources {
  roles: MatchableRoles;
  models: TrainedModels;
  vectorCopy: StepCopy<StoredVectors> | undefined;
  nameCopy: StepCopy<StoredVectors> | undefined;
}

/** A copy as it was at an update. */
const copyThen = <T extends object>(copy: Pick<StepCopy<T>, 'readThen'>, step: () => number) => ({
  latest: async () => ({ step: step(), at: undefined }),
  readNewer: copy.readThen,
});

/** Called before each step of the work with the number of those done; it may throw to stop. */
export type OnStep = (done: number, total: number) => Promise<void>;

/** Asks an index of the library as it was then; undefined when its word vectors are no longer stored. */
export const askThen = async <T>(
  { kit, roles, models, vectors, nameVectors, vectorCopy, nameCopy }: ReplaySources,
  then: LibraryState,
  ask: (index: OpenIndex) => Promise<T>,
  onStep: OnStep,
): Promise<T | undefined> => {
  const model = then.wordVectors ? await models.read(then.wordVectors) : undefined;
  if (then.wordVectors && !model) return undefined;
  let step = then.builtAt;
  const index = openIndex(
    {
      kit,
      roles: copyThen(roles, () => step),
      vectors: vectors && vectorCopy && { ...vectors, copy: copyThen(vectorCopy, () => then.vectorStep) },
      nameVectors: nameVectors && nameCopy && { ...nameVectors, copy: copyThen(nameCopy, () => then.nameStep) },
    },
    then.wordVectors,
  );
  const catchUp = () => {
    step = then.step;
    return index.catchUp();
  };
  const steps = [() => index.load(model, undefined), index.build, catchUp];
  try {
    for (const [done, run] of steps.entries()) {
      await onStep(done, steps.length + 1);
      await run();
    }
    await onStep(steps.length, steps.length + 1);
    return await ask(index);
  } finally {
    await index.close();
  }
};
