import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  deleteAssessment,
  generateAssessments,
  publishAssessments,
  updateAssessment,
} from '@skills-architect/contracts/skills';
import { startChat } from '@skills-architect/library-service-kit/testing/chat';
import { waitForJobEnd } from '@skills-architect/service-kit/testing';
import { type AssessmentService, assessmentService, rating } from './assessments.fixtures';

let chat: Awaited<ReturnType<typeof startChat>>;
let plain: AssessmentService;
let withModel: AssessmentService;
beforeAll(async () => {
  chat = await startChat();
  plain = await assessmentService();
  withModel = await assessmentService({ chat: chat.settings });
});
afterAll(async () => {
  await plain.close();
  await withModel.close();
  await chat.close();
});
afterEach(() => {
  chat.asked.length = 0;
});

const generate = async (skillId: number, on = plain) => {
  const started = await on.as().call(generateAssessments, { params: { skillId }, body: {} });
  if (started.status !== 200) return started.failure.error;
  const { status, summary, errorMessage } = await waitForJobEnd(on.kit, started.body.jobToken);
  return `${status}: ${summary ?? errorMessage}`;
};
const publish = (skillId: number, body: { proficiencySchemeLevelCount?: number } = {}) =>
  plain.as().call(publishAssessments, { params: { skillId }, body });
const DONE = 'done: Assessment questions generated for the skill';

describe('evaluation questions', () => {
  it('are generated from the level texts as marked drafts; those of users are kept', async () => {
    const { skillId } = await plain.aSkill('Rigging');
    await plain.add(skillId, rating(2, 3, { status: 4 }));
    expect(await generate(skillId)).toBe(DONE);
    const all = await plain.list(skillId);
    expect(all).toHaveLength(20);
    const own = all.filter(({ suggestedBy }) => !suggestedBy);
    expect(own.map(({ assessmentText, status }) => [assessmentText, status])).toEqual([['Rate 2 3', 4]]);
    const generated = all.filter(({ suggestedBy }) => suggestedBy);
    expect(generated.every(({ status, suggestedBy }) => status === 1 && suggestedBy?.source === 'library')).toBe(true);
    expect(generated[1]).toMatchObject({
      levelNumber: 1,
      subType: { name: 'Rating(1-5)' },
      evaluatorType: { name: 'Self' },
      assessmentText: 'How far do you meet this level of Rigging? Does 1 alone',
    });
    expect(await generate(skillId)).toBe('Every level has its evaluation questions.');
  });

  it('of all schemes of an AI skill are generated', async () => {
    const { skillId } = await plain.aSkill('Drilling', 2);
    expect(await generate(skillId)).toBe(DONE);
    const counts = (await plain.list(skillId)).map((assessment) => assessment.proficiencySchemeLevelCount);
    expect([counts.filter((count) => count === 4).length, counts.filter((count) => count === 5).length]).toEqual([
      16, 20,
    ]);
  });

  it('require the description of every level', async () => {
    const { skillId } = await plain.aSkill('Welding', 1, { texts: false });
    expect(await generate(skillId)).toBe(
      'Define the description of every level first: Novice, Beginner, Intermediate, Mastery, Distinguished.',
    );
  });

  it('generated twice at once exist once', async () => {
    const { skillId } = await plain.aSkill('Milling');
    await Promise.all([generate(skillId), generate(skillId)]);
    expect(await plain.list(skillId)).toHaveLength(20);
  });

  it('lose the mark when a user saves one, and a deleted one is generated again', async () => {
    const { skillId } = await plain.aSkill('Sawing');
    await generate(skillId);
    const [first, second] = await plain.list(skillId);
    const params = { skillId, assessmentId: first?.assessmentId ?? 0 };
    const form = { assessmentTypeId: 2, assessmentSubTypeId: 5, assessmentEvaluatorTypeId: 1, levelId: 11 } as const;
    const body = { ...form, assessmentText: 'Mine', status: 1 } as const;
    const saved = await plain.as().call(updateAssessment, { params, body });
    expect(saved.body).not.toHaveProperty('suggestedBy');
    const gone = { skillId, assessmentId: second?.assessmentId ?? 0 };
    await plain.as().call(deleteAssessment, { params: gone });
    expect(await generate(skillId)).toBe(DONE);
    expect(await plain.list(skillId)).toHaveLength(20);
  });
});

describe('a model', () => {
  it('writes the questions; missing ones are made from the level texts', async () => {
    const { skillId } = await withModel.aSkill('Casting');
    chat.turns.push({ says: { questions: [{ levelNumber: 1, evaluator: 'Peer', text: 'How good is the mould?' }] } });
    expect(await generate(skillId, withModel)).toBe(DONE);
    const all = await withModel.list(skillId);
    expect(all.filter(({ suggestedBy }) => suggestedBy?.source === 'model')).toEqual([
      expect.objectContaining({
        assessmentText: 'How good is the mould?',
        status: 1,
        suggestedBy: { source: 'model', model: 'stand-in' },
      }),
    ]);
    expect(all).toHaveLength(20);
    expect(chat.asked[0]?.messages.at(-1)?.content).toContain('Does 5 alone');
  });

  it('that fails leaves nothing behind', async () => {
    const { skillId } = await withModel.aSkill('Forging');
    chat.turns.push({ says: { questions: [] } });
    expect(await generate(skillId, withModel)).toMatch(/^failed: Please try again\. The suggestion model/);
    expect(await withModel.list(skillId)).toEqual([]);
  });
});

describe('publishing', () => {
  it('requires a complete set, is recorded for the user, and includes all evaluation questions', async () => {
    const { skillId } = await plain.aSkill('Plating');
    expect((await publish(skillId)).failure.error).toBe('There is no evaluation question to publish.');
    await plain.add(skillId, rating(1, 1));
    expect((await publish(skillId)).failure.error).toBe(
      'Every level needs a question for Manager, Self, Reportee and Peer: Novice has none for Self, and 18 more are missing.',
    );
    await generate(skillId);
    expect((await plain.list(skillId, { status: [4] })).length).toBe(0);
    expect((await publish(skillId)).body).toEqual({ published: 20 });
    const all = await plain.list(skillId);
    expect(all.every(({ status, suggestedBy }) => status === 4 && !suggestedBy)).toBe(true);
    expect((await plain.summary(skillId)).schemes[0]?.unpublished).toBe(0);
    expect((await publish(skillId)).status).toBe(409);
  });

  it('of one number of levels does not affect others', async () => {
    const { skillId } = await plain.aSkill('Turning', 2);
    await generate(skillId);
    expect((await publish(skillId, { proficiencySchemeLevelCount: 4 })).body).toEqual({ published: 16 });
    expect((await publish(skillId, { proficiencySchemeLevelCount: 7 })).failure.error).toBe(
      'The skill has no such levels.',
    );
    expect((await publish(skillId)).body).toEqual({ published: 20 });
  });
});
