import { DONE } from '@skills-architect/contracts';
import {
  addNotDuplicates,
  type DuplicateSkill,
  findSkillDuplicates,
  listSkillDuplicates,
  removeNotDuplicate,
} from '@skills-architect/contracts/skills';
import {
  countPage,
  createPool,
  invalid,
  isDuplicateKeyError,
  notFound,
  route,
  type ServiceKit,
  workerFile,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadLibraryNames } from '../library/library-names';
import { type SkillDocument, type Skills, toSummary } from '../skills/skill-document';
import { FIND_JOB, type FindJob, runFind } from './find-job';
import { type PairStore, pairKey } from './pair-store';
import type { Verdicts } from './verdicts';

interface DuplicateDependencies {
  kit: ServiceKit;
  skills: Skills;
  pairs: PairStore;
  verdicts: Verdicts;
  readNames: ReadLibraryNames;
}

/** Finds and lists likely duplicates, and stores users' verdicts on them. */
export const duplicateRoutes = (dependencies: DuplicateDependencies) => (app: FastifyInstance) => {
  const { kit, skills, pairs, verdicts, readNames } = dependencies;
  const pool = createPool({
    file: workerFile(import.meta.url, 'compare-skills.worker'),
    size: 1,
    memoryMb: 1000,
    idleMs: 1000,
  });
  app.addHook('onClose', () => pool.close());
  kit.jobs.define<FindJob>(FIND_JOB, (run) => runFind({ ...dependencies, pool }, run));

  route(app, findSkillDuplicates, async (_, { identity }) => ({
    jobToken: await kit.jobs.start<FindJob>(FIND_JOB, {
      title: 'Looking for duplicate skills',
      entity: 'skills',
      step: 'Comparing skill',
      data: { at: kit.now().toISOString() },
      identity,
      link: '/skill/duplicates',
    }),
  }));

  route(app, listSkillDuplicates, async ({ query }) => {
    const [{ found, count }, foundAt] = await Promise.all([
      pairs.page({ sources: query.sourceIds, why: query.reasons }, query),
      pairs.foundAt(),
    ]);
    const stored = await skills.model
      .find({ _id: { $in: found.flatMap(({ first, second }) => [first, second]) }, ...skills.alive })
      .lean<SkillDocument[]>();
    const names = await readNames(stored.map(({ skillFamilyId }) => skillFamilyId));
    const byId = new Map(
      stored.map((skill): [number, DuplicateSkill] => [
        skill._id,
        {
          ...toSummary(skill, names),
          rev: skill.rev,
          alternativeNames: skill.alternativeNames,
          skillDescription: skill.skillDescription,
        },
      ]),
    );
    return {
      pairs: found.flatMap(({ first, second, why, matched }) => {
        const [left, right] = [byId.get(first), byId.get(second)];
        return left && right ? [{ left, right, why, matched }] : [];
      }),
      ...(await countPage(count)),
      foundAt: foundAt?.toISOString(),
    };
  });

  route(app, addNotDuplicates, async ({ params: { skillId }, body }, { userId }) => {
    const others = [...new Set(body.skillIds)];
    if (others.includes(skillId)) throw invalid('skillIds', 'Choose other skills.');
    const existing = await skills.model.countDocuments({ _id: { $in: [skillId, ...others] }, ...skills.alive });
    if (existing < others.length + 1) throw notFound('One of these skills');
    for (const other of others) {
      const [first, second] = [Math.min(skillId, other), Math.max(skillId, other)];
      const key = pairKey(first, second);
      const write = kit.db.transaction(async (session) => {
        await verdicts.create([{ key, first, second }], { by: userId, session });
        await pairs.settle([key], true, session);
      });
      await write.catch((error: unknown) => {
        // Somebody else has stored the same verdict already.
        if (!isDuplicateKeyError(error)) throw error;
      });
    }
    return DONE;
  });

  route(app, removeNotDuplicate, async ({ params: { skillId, otherId } }, { userId }) => {
    const key = pairKey(skillId, otherId);
    return kit.db.transaction(async (session) => {
      const { removed } = await verdicts.remove({ key }, { by: userId, session });
      if (!removed.length) throw notFound('The mark of these two skills');
      await pairs.settle([key], false, session);
      return DONE;
    });
  });
};
