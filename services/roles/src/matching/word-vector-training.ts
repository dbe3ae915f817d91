import { EVENT } from '@skills-architect/contracts';
import { skillTexts } from '@skills-architect/contracts/skills';
import { createPool, type ServiceKit, workerFile } from '@skills-architect/service-kit';
import type { MatchableRole } from './match-task';
import { MATCHABLE_ROLES, type MatchableRoles } from './matchable-roles';
import type { TrainedModels } from './trained-models';
import { isInShare, isTrainingDue, trainingPercent } from './training-share';

/** Topic of the event that reports new word vectors. */
export const TRAINED = 'wordVectors';

const TRAIN_MS = 10 * 60_000;
/** Vectors are trained when the library has not changed for this long, or after ten times as long. */
const SETTLE_MS = 30_000;

interface TrainingDependencies {
  kit: ServiceKit;
  library: MatchableRoles;
  models: TrainedModels;
}

/** Trains word vectors on the library's own texts, again when a tenth of its roles has changed. */
export const wordVectorTraining = ({ kit, library, models }: TrainingDependencies) => {
  const pool = createPool({
    file: workerFile(import.meta.url, 'train.worker'),
    size: 1,
    memoryMb: 700,
    idleMs: 1000,
  });

  /** The roles of an even part of the library. */
  const readRoles = async (step: number, percent: number, signal: AbortSignal) => {
    const roles: MatchableRole[] = [];
    for await (const page of library.readNewer(0, step)) {
      signal.throwIfAborted();
      roles.push(...page.flatMap(({ id, data }) => (data && isInShare(id, percent) ? data : [])));
    }
    return roles;
  };

  /** Names and descriptions of published skills, of an even part of the library. */
  const readSkillTexts = async (percent: number, signal: AbortSignal) => {
    const texts: string[] = [];
    for (let after = 0; ; ) {
      signal.throwIfAborted();
      const page = await kit.peer(skillTexts, { query: { after } });
      texts.push(...page.texts.filter((_, index) => isInShare(index, percent)));
      if (!page.more) return texts;
      after = page.next;
    }
  };

  kit.projections.add({
    name: 'word vectors',
    title: 'Similar words for suggestions',
    affected: { [MATCHABLE_ROLES]: () => 'all' },
    settleAllMs: SETTLE_MS,
    async rebuild(_, { signal }) {
      const [{ step }, roles, trained] = await Promise.all([library.latest(), library.count(), models.current()]);
      const changed = trained ? await library.countNewer(trained.step, step) : roles;
      if (!isTrainingDue({ roles, changed, isTrained: trained !== undefined })) return [];
      const percent = trainingPercent(roles);
      const [texts, moreTexts] = [await readRoles(step, percent, signal), await readSkillTexts(percent, signal)];
      const task = { roles: texts, texts: moreTexts };
      const model = await pool.run<Uint8Array>(task, { processorMs: TRAIN_MS, signal });
      signal.throwIfAborted();
      await models.replace(`${step}`, step, model);
      await kit.events.publish({ to: { service: kit.name }, name: EVENT.changed, data: { resource: TRAINED } });
      return [];
    },
  });

  return { close: () => pool.close() };
};
