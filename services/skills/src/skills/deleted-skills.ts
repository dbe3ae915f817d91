import { listDeletedSkills, readableStatuses, restoreSkill } from '@skills-architect/contracts/skills';
import {
  AppError,
  isDuplicateKeyError,
  NOT_UNDONE,
  notFound,
  restorableSince,
  route,
} from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ReadLibraryNames } from '../library/library-names';
import type { SkillMerges } from '../skill-merges/skill-merges';
import { type SkillDocument, toSummary } from './skill-document';
import { mayOpen } from './skill-rules';
import { nameTaken, type SkillDependencies } from './skill-writer';

interface DeletedSkillDependencies extends Pick<SkillDependencies, 'kit' | 'skills' | 'reader' | 'pairs'> {
  readNames: ReadLibraryNames;
  merges: Pick<SkillMerges, 'runs'>;
}

/** Lists deleted skills and restores them. */
export const deletedSkills =
  ({ kit, skills, reader, pairs, readNames, merges: { runs } }: DeletedSkillDependencies) =>
  (app: FastifyInstance) => {
    const restorable = () => ({ deletedAt: { $gte: restorableSince(kit.now(), kit.retention) } });

    route(app, listDeletedSkills, async ({ query }, { identity }) => {
      const userType = identity.user?.userType ?? 0;
      const filter = { ...restorable(), ...NOT_UNDONE, skillStatus: { $in: readableStatuses(userType) } };
      const { found, total } = await skills.page(filter, { deletedAt: -1, nameKey: -1, _id: -1 }, query);
      const [names, merged] = await Promise.all([
        readNames(found.map((skill) => skill.skillFamilyId)),
        runs.mergedInto(found),
      ]);
      return {
        skills: found.map((skill) => ({
          ...toSummary(skill, names),
          deletedAt: (skill.deletedAt ?? kit.now()).toISOString(),
          merge: merged.get(skill._id),
        })),
        ...total,
      };
    });

    route(app, restoreSkill, async ({ params }, { identity, userId, addToAudit }) => {
      const deleted = await skills.model.findOne({ _id: params.skillId, ...restorable() }).lean<SkillDocument>();
      if (!deleted || !mayOpen(identity.user?.userType ?? 0, deleted.skillStatus)) throw notFound('This deleted skill');
      addToAudit({ name: deleted.skillName });
      await runs.checkRestorable(deleted);
      if (await skills.model.exists({ sourceId: deleted.sourceId, nameKey: deleted.nameKey, ...skills.alive }))
        throw nameTaken();
      await skills.undo(deleted.changeSet, { by: userId }, { _id: deleted._id }).catch((error: unknown) => {
        throw isDuplicateKeyError(error) ? nameTaken() : error;
      });
      const restored = await skills.model.findOne({ _id: deleted._id, ...skills.alive }).lean<SkillDocument>();
      // The history may have a shorter retention than deleted skills.
      if (!restored) throw new AppError('conflict', 'The former state of this skill is no longer kept.');
      await pairs.show(restored._id);
      return reader.describe(restored, identity);
    });
  };
