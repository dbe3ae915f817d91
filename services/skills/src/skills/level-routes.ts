import {
  addProficiency,
  CreationStatus,
  deleteProficiency,
  hasEvaluationAssessment,
  listProficiencies,
  saveProficiencies,
  updateProficiency,
} from '@skills-architect/contracts/skills';
import { type CallContext, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SchemeDocument } from '../library/library-documents';
import type { ReadLibraryNames } from '../library/library-names';
import { levelDescriber } from './level-answer';
import {
  checkLevel,
  creationStatus,
  type StoredLevel,
  withAllTexts,
  withLevel,
  withoutLevel,
  withTexts,
} from './level-rules';
import type { SkillDocument } from './skill-document';
import type { SkillParts } from './skill-writer';

/** Reads and writes the levels of a skill. */
export const levelRoutes = (
  app: FastifyInstance,
  { kit, library, skills, reader }: SkillParts,
  names: ReadLibraryNames,
) => {
  const describe = levelDescriber(names);
  const readSchemes = () => library.schemes.model.find(library.schemes.alive).lean<SchemeDocument[]>();

  const change = async (
    { skillId, rev }: { skillId: number; rev: number },
    { identity, userId }: CallContext,
    edit: (skill: SkillDocument) => StoredLevel[] | Promise<StoredLevel[]>,
  ) => {
    const skill = await reader.open(skillId, identity);
    const levels = await edit(skill);
    const isBeingCreated = skill.proficiencyStatus === CreationStatus.BeingCreated;
    const patch = { levels, ...(!isBeingCreated && { proficiencyStatus: creationStatus(levels) }) };
    return describe(await skills.change(skillId, rev, patch, { by: userId }));
  };

  route(app, listProficiencies, async ({ params }, { identity }) =>
    describe(await reader.open(params.skillId, identity)),
  );

  route(app, addProficiency, async ({ params: { skillId }, body: { rev, ...given } }, context) =>
    change({ skillId, rev }, context, async (skill) => {
      const [schemes, newId] = await Promise.all([readSchemes(), kit.counters.reserve('proficiency', 1)]);
      return withLevel(skill, schemes, given, newId);
    }),
  );

  route(app, updateProficiency, async ({ params: { skillId, proficiencyId }, body: { rev, ...texts } }, context) =>
    change({ skillId, rev }, context, ({ levels }) => withTexts(levels, proficiencyId, texts)),
  );

  route(app, deleteProficiency, async ({ params: { skillId, proficiencyId }, query: { rev } }, context) =>
    change({ skillId, rev }, context, (skill) => withoutLevel(skill, proficiencyId)),
  );

  route(app, saveProficiencies, async ({ params: { skillId }, body: { rev, proficiencies } }, context) =>
    change({ skillId, rev }, context, async ({ levels }) => withAllTexts(levels, proficiencies, await readSchemes())),
  );

  route(app, hasEvaluationAssessment, async ({ params: { skillId, proficiencyId } }, { identity }) => {
    const { levels } = await reader.open(skillId, identity);
    checkLevel(levels, proficiencyId);
    return { hasEvaluationAssessment: false };
  });
};
