import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditRuleOf, findCase } from '@skills-architect/contracts';
import {
  AssessmentChange,
  deleteAssessment,
  deleteSkill,
  getAssessment,
  listAssessments,
  listAssessmentTypes,
  listEvaluatorTypes,
  restoreAssessment,
  restoreSkill,
  SCALED_REFUSAL,
  updateAssessment,
} from '@skills-architect/contracts/skills';
import type { AuditNote } from '@skills-architect/service-kit';
import { type AssessmentService, adaptive, assessmentService, levelId, OPTIONS, rating } from './assessments.fixtures';

let now = new Date('2026-03-01T10:00:00Z');
let service: AssessmentService;
beforeAll(async () => {
  service = await assessmentService({ now: () => now });
});
afterAll(() => service.close());

const remove = (skillId: number, assessmentId: number, rev?: number) =>
  service.as().call(deleteAssessment, { params: { skillId, assessmentId }, query: { rev } });
const restore = (skillId: number, assessmentId: number) =>
  service.as().call(restoreAssessment, { params: { skillId, assessmentId } });
/** What the gateway calls a change in the audit log, by what the service notes of it. */
const nameDone = ({ details = {} }: AuditNote) => {
  const rule = auditRuleOf(updateAssessment);
  return rule && findCase(rule, details)?.what;
};

it('lists the types with their sub-types, and the evaluators', async () => {
  const { types } = (await service.as().call(listAssessmentTypes, {})).body;
  expect(types.map(({ assessmentTypeId, name }) => `${assessmentTypeId} ${name}`)).toEqual([
    '2 Evaluation',
    '4 Adaptive',
    '1 Coderbyte',
    '3 HackerEarth',
    '9 iMocha',
    '10 Mettl',
  ]);
  expect(types[0]?.subTypes.map(({ assessmentSubTypeId, name }) => `${assessmentSubTypeId} ${name}`)).toEqual([
    '5 Rating(1-5)',
    '6 Rating(1-10)',
    '7 Guided scale',
    '8 Likert',
  ]);
  const { evaluatorTypes } = (await service.as().call(listEvaluatorTypes, {})).body;
  expect(evaluatorTypes.map(({ name }) => name)).toEqual(['Manager', 'Self', 'Reportee', 'Peer']);
});

describe('an assessment', () => {
  const place = { levelId: levelId(2), status: 2, assessmentLanguage: 'de' };
  it.each<[string, object, object]>([
    [
      'Evaluation',
      { ...rating(2, 3), status: 2 },
      {
        type: { assessmentTypeId: 2, name: 'Evaluation' },
        subType: { assessmentSubTypeId: 5, name: 'Rating(1-5)' },
        evaluatorType: { evaluatorTypeId: 3, name: 'Reportee' },
        assessmentText: 'Rate 2 3',
        levelName: 'Beginner',
        proficiencySchemeLevelCount: 5,
        assessmentLanguage: 'en',
      },
    ],
    [
      'Adaptive',
      { ...place, assessmentTypeId: 4, assessmentText: 'Which?', assessmentOptions: OPTIONS },
      { subType: null, assessmentText: 'Which?', assessmentOptions: OPTIONS, assessmentLanguage: 'de' },
    ],
    [
      'Coderbyte',
      { ...place, assessmentTypeId: 1, assessmentUrl: 'https://example.org/a', assessmentText: 'ignored' },
      { type: { name: 'Coderbyte' }, assessmentUrl: 'https://example.org/a', assessmentText: '' },
    ],
    ['HackerEarth', { ...place, assessmentTypeId: 3, assessmentTestId: 'T' }, { assessmentTestId: 'T' }],
    ['iMocha', { ...place, assessmentTypeId: 9, assessmentTestId: 'T' }, { type: { name: 'iMocha' } }],
    ['Mettl', { ...place, assessmentTypeId: 10, assessmentTestId: 'T' }, { type: { name: 'Mettl' }, status: 2 }],
  ])('of the type %s is kept with its fields', async (_, form, expected) => {
    const { skillId } = await service.aSkill();
    const { status, body } = await service.add(skillId, form);
    expect([status, body]).toEqual([200, expect.objectContaining({ skillId, levelNumber: 2, rev: 0 })]);
    expect(body).toMatchObject(expected);
    const params = { skillId, assessmentId: body.assessmentId };
    expect((await service.as().call(getAssessment, { params })).body).toEqual(body);
  });

  it('must belong to a level of its skill', async () => {
    const { skillId } = await service.aSkill();
    const wrong = await service.add(skillId, { ...rating(1, 1), levelId: levelId(1, 2) });
    expect(wrong.failure.issues).toEqual([{ path: 'levelId', message: 'The skill does not have this level.' }]);
    const count = await service.add(skillId, { ...rating(1, 1), proficiencySchemeLevelCount: 4 });
    expect(count.failure.issues).toEqual([{ path: 'levelId', message: 'This level is one of 5, not of 4.' }]);
  });

  it('has a unique adaptive question in its skill, ignoring case, even when two are added at once', async () => {
    const { skillId } = await service.aSkill();
    const other = await service.aSkill();
    const twins = await Promise.all([1, 2].map((level) => service.add(skillId, adaptive(level, 'What is it?'))));
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await service.add(skillId, adaptive(3, 'WHAT is  it?'));
    expect(again.failure.issues).toEqual([{ path: 'assessmentText', message: 'Question already exists!' }]);
    expect((await service.add(other.skillId, adaptive(3, 'What is it?'))).status).toBe(200);
    expect((await service.add(skillId, rating(1, 1, { assessmentText: 'What is it?' }))).status).toBe(200);
  });

  it('can get another type, which clears the fields of the former one', async () => {
    const { skillId } = await service.aSkill();
    const { assessmentId } = (await service.add(skillId, adaptive(1, 'Which one?'))).body;
    const params = { skillId, assessmentId };
    const body = AssessmentChange.parse({ ...rating(2, 2), assessmentId, rev: 0 });
    const { body: changed, audit } = await service.as().call(updateAssessment, { params, body });
    expect(nameDone(audit)).toBe('Change assessment question');
    expect(changed).toMatchObject({ type: { name: 'Evaluation' }, assessmentOptions: [], levelNumber: 2, rev: 1 });
    const stale = await service.as().call(updateAssessment, { params, body });
    expect([stale.failure.code, stale.failure.record]).toEqual(['stale', expect.objectContaining({ rev: 1 })]);
    expect((await service.add(skillId, adaptive(1, 'Which one?'))).status).toBe(200);
  });

  it.each([7, 8])('of the sub-type %i, a scale, cannot be added, but changed', async (subTypeId) => {
    const { skillId } = await service.aSkill();
    const scaled = { ...rating(2, 3), assessmentSubTypeId: subTypeId };
    const refused = await service.add(skillId, scaled);
    expect([refused.status, refused.failure.error]).toEqual([400, SCALED_REFUSAL]);
    const { assessmentId } = (await service.add(skillId, rating(2, 3))).body;
    const update = () =>
      service.as().call(updateAssessment, {
        params: { skillId, assessmentId },
        body: AssessmentChange.parse({ ...scaled, status: 2 }),
      });
    expect((await update()).failure.error).toBe(SCALED_REFUSAL);
    const stored = service.kit.db.collection<{ _id: number }>('assessment');
    await stored.updateOne({ _id: assessmentId }, { $set: { assessmentSubTypeId: subTypeId } });
    expect((await update()).body).toMatchObject({ status: 2, subType: { assessmentSubTypeId: subTypeId } });
  });

  it('is deleted by the status 5, and can be restored for 30 days', async () => {
    const { skillId } = await service.aSkill();
    const { assessmentId } = (await service.add(skillId, adaptive(1, 'Gone?'))).body;
    const params = { skillId, assessmentId };
    const late = await service.as().call(updateAssessment, { params, body: { status: 5, rev: 7 } });
    expect(late.failure.code).toBe('stale');
    const { status, audit } = await service.as().call(updateAssessment, { params, body: { status: 5 } });
    expect([status, nameDone(audit)]).toEqual([200, 'Delete assessment question']);
    expect(await service.list(skillId)).toEqual([]);
    expect((await service.as().call(getAssessment, { params })).status).toBe(404);
    expect((await restore(skillId, assessmentId)).body).toMatchObject({ assessmentId, assessmentText: 'Gone?' });

    expect((await remove(skillId, assessmentId, 2)).body).toEqual({ done: true });
    await service.add(skillId, adaptive(2, 'gone?'));
    expect((await restore(skillId, assessmentId)).failure.error).toBe('Question already exists!');
    const before = now;
    now = new Date('2026-05-01T10:00:00Z');
    expect((await restore(skillId, assessmentId)).status).toBe(404);
    now = before;
  });

  it('of a skill whose source has none is refused', async () => {
    const { skillId } = await service.aSkill('Of a framework', 3, { texts: false });
    const { status, failure } = await service.add(skillId, rating(1, 1));
    expect([status, failure.error]).toEqual([409, 'Skills of the source National Framework have no assessments.']);
    expect((await service.summary(skillId)).isAssessmentEnabled).toBe(false);
  });

  it('can be maintained by types 2 and 4 only', async () => {
    const { skillId } = await service.aSkill();
    for (const userType of [1, 8, 3] as const) {
      expect((await service.add(skillId, rating(1, 1), userType)).status).toBe(403);
      expect((await service.as(userType).call(listAssessments, { params: { skillId } })).status).toBe(403);
    }
    expect((await service.add(skillId, rating(1, 1), 2)).status).toBe(200);
  });
});

it('assessments are listed by level, filtered and paged on an index', async () => {
  const { skillId } = await service.aSkill();
  for (const form of [adaptive(2, 'b'), rating(1, 2, { status: 4 }), adaptive(1, 'a'), rating(2, 1)])
    await service.add(skillId, form);
  const listNames = async (query: object) =>
    (await service.list(skillId, query)).map(({ levelNumber, type }) => `${levelNumber} ${type.name}`);
  expect(await listNames({})).toEqual(['1 Evaluation', '1 Adaptive', '2 Adaptive', '2 Evaluation']);
  expect(await listNames({ assessmentTypeId: [4] })).toEqual(['1 Adaptive', '2 Adaptive']);
  expect(await listNames({ levelId: [levelId(2)] })).toEqual(['2 Adaptive', '2 Evaluation']);
  expect(await listNames({ status: [4] })).toEqual(['1 Evaluation']);
  expect(await listNames({ proficiencySchemeLevelCount: 4 })).toEqual([]);
  expect(await listNames({ pagesize: 1, offset: 2 })).toEqual(['2 Adaptive']);
  const plan = await service.kit.db
    .collection('assessment')
    .find({ skillId, deletedAt: null })
    .sort({ schemeId: 1, levelNumber: 1, _id: 1 })
    .explain('executionStats');
  expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('"SORT"');
  expect(plan.executionStats.totalDocsExamined).toBe(4);
});

it('the assessments of a deleted skill are hidden, and restored with it', async () => {
  const { skillId, rev } = await service.aSkill();
  await service.add(skillId, rating(1, 1));
  await service.as().call(deleteSkill, { params: { skillId }, query: { rev } });
  expect((await service.as().call(listAssessments, { params: { skillId } })).status).toBe(404);
  await service.as().call(restoreSkill, { params: { skillId } });
  expect(await service.list(skillId)).toHaveLength(1);
});
