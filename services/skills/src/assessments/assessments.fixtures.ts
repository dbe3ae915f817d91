import {
  AssessmentForm,
  createAssessment,
  createFamily,
  createSkill,
  listAssessments,
  listProficiencies,
  type Skill,
  type SourceId,
  saveProficiencies,
  summariseAssessments,
} from '@skills-architect/contracts/skills';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

type UserType = Parameters<typeof aUser>[0];
type Source = (typeof SourceId)[keyof typeof SourceId];

/** The options of an adaptive question; the first is correct. */
export const OPTIONS = ['a', 'b', 'c', 'd', 'e'].map((option, index) => ({ option, isCorrect: index === 0 }));

/** A skills service with its library but without skills, and helpers for tests of assessments. */
export const assessmentService = async (
  settings: Partial<Pick<Parameters<typeof testService>[0], 'peers' | 'now' | 'connectors'>> & {
    chat?: Parameters<typeof skillsService>[1];
  } = {},
) => {
  const { chat, ...others } = settings;
  const service = await testService({ name: 'skills', build: skillsService({ demo: false }, chat), ...others });
  await service.service.seed();
  await service.kit.jobs.run();
  const as = (userType: UserType = 4) => service.as(aUser(userType, [1]));
  const family = await as().call(createFamily, { body: { skillCategoryId: 1, skillFamily: 'Assessed' } });
  let count = 0;
  return {
    ...service,
    as,
    /** A skill whose levels have the texts 'Does 1 alone', 'Does 2 alone' …; `texts: false` leaves them empty. */
    async aSkill(skillName?: string, sourceId: Source = 1, { texts = true } = {}): Promise<Skill> {
      count += 1;
      const { body: skill } = await as().call(createSkill, {
        body: {
          skillName: skillName ?? `Skill ${count}`,
          skillDescription: 'x',
          skillCategoryId: 1,
          skillFamilyId: family.body.id,
          sourceId: sourceId === 1 || sourceId === 2 ? sourceId : 1,
          skillStatus: 1,
        },
      });
      if (sourceId !== skill.skillSource.sourceId)
        await service.kit.db
          .collection<{ _id: number }>('skill')
          .updateOne({ _id: skill.skillId }, { $set: { sourceId } });
      if (!texts) return skill;
      const proficiencies = skill.proficiencies.map(({ schemeId, levelNumber }) => ({
        schemeId,
        levelNumber,
        description: `Does ${levelNumber} alone`,
        knowledge: 'x',
      }));
      const saved = await as().call(saveProficiencies, {
        params: { skillId: skill.skillId },
        body: { rev: skill.rev, proficiencies },
      });
      return { ...skill, rev: saved.body.rev };
    },
    add: (skillId: number, form: object, userType?: UserType) =>
      as(userType).call(createAssessment, { params: { skillId }, body: AssessmentForm.parse(form) }),
    list: async (skillId: number, query: object = {}) =>
      (await as().call(listAssessments, { params: { skillId }, query: { pagesize: 100, ...query } })).body.assessments,
    summary: async (skillId: number) => (await as().call(summariseAssessments, { params: { skillId } })).body,
    levels: async (skillId: number) => (await as().call(listProficiencies, { params: { skillId } })).body,
  };
};
export type AssessmentService = Awaited<ReturnType<typeof assessmentService>>;

/** Level ids of the scheme of five levels. */
export const levelId = (levelNumber: number, schemeId = 1) => schemeId * 10 + levelNumber;

const atLevel = (levelNumber: number, overrides: object) => ({
  levelId: levelId(levelNumber),
  status: 1,
  ...overrides,
});

/** The form of a rating question. */
export const rating = (levelNumber: number, evaluator: number, overrides: object = {}) =>
  atLevel(levelNumber, {
    assessmentTypeId: 2,
    assessmentSubTypeId: 5,
    assessmentEvaluatorTypeId: evaluator,
    assessmentText: `Rate ${levelNumber} ${evaluator}`,
    ...overrides,
  });

/** The form of an adaptive question. */
export const adaptive = (levelNumber: number, assessmentText: string, overrides: object = {}) =>
  atLevel(levelNumber, { assessmentTypeId: 4, assessmentText, assessmentOptions: OPTIONS, ...overrides });
