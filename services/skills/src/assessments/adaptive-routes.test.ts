import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdaptiveFile, exportAdaptive, importAdaptive, sendAdaptive } from '@skills-architect/contracts/skills';
import { waitForJobEnd } from '@skills-architect/service-kit/testing';
import { type Sandbox, startSandbox } from '@skills-architect/service-kit/testing/sandbox';
import { type AssessmentService, adaptive, assessmentService, OPTIONS, rating } from './assessments.fixtures';

let service: AssessmentService;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  const connectors = [sandbox.connector('adaptive-engine', { tries: 2, timeoutMs: 10_000 })];
  service = await assessmentService({ connectors });
  await service.start();
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

const write = (skillId: number, body: { proficiencySchemeLevelCount?: number } = {}) =>
  service.as().call(exportAdaptive, { params: { skillId }, body });
const file = async (skillId: number): Promise<AdaptiveFile> =>
  AdaptiveFile.parse(JSON.parse((await write(skillId)).raw.toString()));
const readText = (skillId: number, content: string, query: { dryRun?: boolean } = {}) =>
  service.as().call(importAdaptive, { params: { skillId }, query, files: [new File([content], 'questions.json')] });
const read = (skillId: number, content: unknown, query?: { dryRun?: boolean }) =>
  readText(skillId, JSON.stringify(content), query);
const withQuestions = async (name: string) => {
  const skill = await service.aSkill(name);
  await service.add(skill.skillId, adaptive(1, `${name} one?`));
  await service.add(skill.skillId, adaptive(4, `${name} four?`, { status: 4 }));
  await service.add(skill.skillId, rating(1, 1));
  return skill;
};

describe('the file for the adaptive engine', () => {
  it('has every adaptive question by level, in any status, with the descriptions', async () => {
    const { skillId } = await withQuestions('Anodising');
    const written = await file(skillId);
    expect(written).toMatchObject({
      format: 'skills-architect/adaptive-questions',
      skill: { skillId, skillName: 'Anodising', source: 'Skills Architect' },
      proficiencySchemeLevelCount: 5,
    });
    expect(written.levels.map(({ level, description, questions }) => [level, description, questions.length])).toEqual([
      ['Novice', 'Does 1 alone', 1],
      ['Beginner', 'Does 2 alone', 0],
      ['Intermediate', 'Does 3 alone', 0],
      ['Mastery', 'Does 4 alone', 1],
      ['Distinguished', 'Does 5 alone', 0],
    ]);
    expect(written.levels[3]?.questions[0]).toMatchObject({ question: 'Anodising four?', status: 4, options: OPTIONS });
  });

  it('requires a description at every level, and at least one question', async () => {
    const bare = await service.aSkill('Bare', 1, { texts: false });
    await service.add(bare.skillId, adaptive(1, 'Why?'));
    expect((await write(bare.skillId)).failure.error).toMatch(/^Define the description of every level first: Novice, /);
    const empty = await service.aSkill('Empty');
    expect((await write(empty.skillId)).failure.error).toBe('There is no adaptive question to export.');
  });

  it('of a skill with several schemes is for one of them', async () => {
    const { skillId } = await service.aSkill('Both', 2);
    await service.add(skillId, { ...adaptive(1, 'Four?'), levelId: 21 });
    expect((await write(skillId)).failure.error).toBe('Choose the number of levels: 4 or 5.');
    expect((await write(skillId, { proficiencySchemeLevelCount: 4 })).status).toBe(200);
    expect((await write(skillId, { proficiencySchemeLevelCount: 5 })).status).toBe(409);
  });
});

describe('an imported file', () => {
  it('changes nothing in the skill that it was exported from', async () => {
    const { skillId } = await withQuestions('Coating');
    expect((await read(skillId, await file(skillId))).body).toEqual({ created: 0, changed: 0, same: 2 });
    expect((await service.list(skillId)).every(({ rev }) => rev === 0)).toBe(true);
  });

  it('adds new questions as drafts and changes different ones; a dry run writes nothing', async () => {
    const { skillId } = await withQuestions('Dipping');
    const content = await file(skillId);
    const [first, second] = content.levels;
    const swapped = OPTIONS.map((option) => ({ ...option, isCorrect: option.option === 'e' }));
    first?.questions.splice(0, 1, { question: 'Dipping one?', language: 'en', status: 1, options: swapped });
    second?.questions.push({ question: 'Dipping two?', language: 'de', status: 4, options: OPTIONS });
    expect((await read(skillId, content, { dryRun: true })).body).toEqual({ created: 1, changed: 1, same: 1 });
    expect(await service.list(skillId)).toHaveLength(3);
    expect((await read(skillId, content)).body).toEqual({ created: 1, changed: 1, same: 1 });
    const all = await service.list(skillId, { assessmentTypeId: [4] });
    expect(all.map(({ assessmentText, status, rev }) => [assessmentText, status, rev])).toEqual([
      ['Dipping one?', 1, 1],
      ['Dipping two?', 1, 0],
      ['Dipping four?', 4, 0],
    ]);
    expect(all[0]?.assessmentOptions).toEqual(swapped);
  });

  it('can be imported to another skill', async () => {
    const { skillId } = await withQuestions('Etching');
    const other = await service.aSkill('Etching of glass');
    expect((await read(other.skillId, await file(skillId))).body).toEqual({ created: 2, changed: 0, same: 0 });
  });

  it.each<[string, (content: AdaptiveFile) => unknown, string]>([
    [
      'another kind of file',
      () => ({ questions: [] }),
      'Nothing was read: This is not a file of adaptive questions (format).',
    ],
    [
      'a question with 4 options',
      (content) => {
        content.levels[0]?.questions[0]?.options.pop();
        return content;
      },
      'Nothing was read: Give exactly 5 options (levels.0.questions.0.options).',
    ],
    [
      'a question that is there twice',
      (content) => {
        content.levels[1]?.questions.push(...(content.levels[0]?.questions ?? []));
        return content;
      },
      'Question already exists!',
    ],
    [
      'another number of levels',
      (content) => ({ ...content, proficiencySchemeLevelCount: 4 }),
      'The skill has no such levels.',
    ],
  ])('with %s is refused, and nothing is read', async (name, edit, error) => {
    const { skillId } = await withQuestions(`Refused for ${name}`);
    const other = await service.aSkill();
    const { status, failure } = await read(other.skillId, edit(await file(skillId)));
    expect([status, failure.error]).toEqual([400, error]);
    expect(await service.list(other.skillId)).toEqual([]);
  });

  it('must be JSON', async () => {
    const { skillId } = await service.aSkill();
    expect((await readText(skillId, 'no')).failure.error).toBe('questions.json is not a JSON file.');
  });
});

describe('sent to the adaptive engine', () => {
  const send = (skillId: number) => service.as().call(sendAdaptive, { params: { skillId }, body: {} });
  const sendAndWait = async (skillId: number) => waitForJobEnd(service.kit, (await send(skillId)).body.jobToken);

  it('the questions arrive once, as in the file, although the first try is cut off', async () => {
    const { skillId } = await withQuestions('Galvanising');
    expect((await service.summary(skillId)).isEngineConnected).toBe(true);
    sandbox.findFaults('adaptive-engine').queued.push('cut');
    const { jobToken } = (await send(skillId)).body;
    const { status, summary } = await waitForJobEnd(service.kit, jobToken);
    expect([status, summary]).toEqual(['done', '2 questions exported to the adaptive engine']);
    expect([...sandbox.effects]).toEqual([[jobToken, await file(skillId)]]);
  });

  it('an engine that rejects them fails the job with the reason, and a skill without questions is refused', async () => {
    const { skillId } = await withQuestions('Window glazing');
    sandbox.findFaults('adaptive-engine').queued.push('error', 'error');
    const { status, errorMessage } = await sendAndWait(skillId);
    expect(status).toBe('failed');
    expect(errorMessage).toContain('The adaptive engine did not accept 2 of 2 questions.');
    const bare = await service.aSkill('Polishing');
    expect((await send(bare.skillId)).status).toBe(409);
  });
});
