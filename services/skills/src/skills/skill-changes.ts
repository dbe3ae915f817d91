import { DONE } from '@skills-architect/contracts';
import {
  CreationStatus,
  createSkill,
  deleteSkill,
  LibraryStatus,
  retireSkill,
  skillNameExists,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { noteTakenTexts } from '@skills-architect/library-service-kit/models';
import { AppError, fold, route, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { saidLanguage } from '../library/own-language';
import type { SkillDocument } from './skill-document';
import { type SkillDependencies, skillWriter } from './skill-writer';

/** Creates, updates and deletes skills. */
export const skillChanges = (dependencies: SkillDependencies) => (app: FastifyInstance) => {
  const { kit, library, skills, reader, merges, pairs } = dependencies;
  const { isNameTaken, check, toFields, newSkill, explainWriteFailure } = skillWriter(dependencies);

  const noteTaken = ({ _id, skillDescription, embeddingDescription }: SkillDocument, by: number) =>
    noteTakenTexts(kit.suggestions, `skill ${_id}`, by, [skillDescription, embeddingDescription], kit.now());

  route(app, skillNameExists, async ({ query }) => ({
    exists: await isNameTaken(query.name, query.sourceId, query.excludeSkillId),
  }));

  route(app, createSkill, async ({ body }, { identity, userId }) => {
    const fields = await newSkill(body, identity);
    const [skill] = await explainWriteFailure(skills.create([fields], { by: userId }));
    if (!skill) throw new Error('no skill was created');
    await noteTaken(skill, userId);
    return reader.describe(skill, identity);
  });

  route(app, updateSkill, async ({ params, body }, { identity, userId }) => {
    const former = await reader.open(params.skillId, identity);
    const sourceId = await check(body, identity, former);
    const said = await saidLanguage(library, { ...body, sourceId }, identity, former);
    const uniqueKey = former.externalId ?? fold(body.skillName);
    const change = { ...toFields(body, former.translations), ...said, uniqueKey };
    const skill = await explainWriteFailure(skills.change(former._id, body.rev, change, { by: userId }));
    await noteTaken(skill, userId);
    return reader.describe(skill, identity);
  });

  route(app, retireSkill, async ({ params, body }, { identity, userId, addToAudit }) => {
    const { _id, skillName } = await reader.open(params.skillId, identity);
    addToAudit({ name: skillName });
    const skill = await skills.change(_id, body.rev, { skillStatus: LibraryStatus.Retired }, { by: userId });
    return reader.describe(skill, identity);
  });

  route(app, deleteSkill, async ({ params, query }, { identity, userId, addToAudit }) => {
    const skill = await reader.open(params.skillId, identity);
    addToAudit({ name: skill.skillName });
    await merges.runs.assertNotMerging(skill._id);
    // A skill restored later would keep this status, although its job has ended.
    if (skill.proficiencyStatus === CreationStatus.BeingCreated)
      throw new AppError('conflict', 'Its levels are being created. Delete it when they are there.');
    const isRemoved = await kit.db.transaction(async (session) => {
      const { removed } = await skills.remove({ _id: skill._id, rev: query.rev }, { by: userId, session });
      if (removed.length) await pairs.hide(skill._id, session);
      return removed.length > 0;
    });
    if (!isRemoved) throw stale(await reader.describe(await reader.open(skill._id, identity), identity));
    return DONE;
  });
};
