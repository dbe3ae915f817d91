import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createSkill,
  skillsByNames,
  suggestDetailedDescription,
  suggestLevelDescriptions,
  suggestShortDescription,
  suggestWikis,
} from '@skills-architect/contracts/skills';
import { startChat } from '@skills-architect/library-service-kit/testing/chat';
import { aUser, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let chat: Awaited<ReturnType<typeof startChat>>;
let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  chat = await startChat();
  service = await testService({ name: 'skills', build: skillsService({ demo: true }, chat.settings) });
  await service.seedDemo();
});
afterAll(async () => {
  await service.close();
  await chat.close();
});
afterEach(() => {
  chat.asked.length = 0;
});

const as = (userType: 1 | 3 | 4 = 4) => service.as(aUser(userType));
const SKILL = { SkillName: 'Designing data pipelines', SkillFamily: 'Data and analytics', AskedOf: 'library' } as const;
const LEVELS = ['Novice', 'Beginner', 'Intermediate', 'Mastery', 'Distinguished'].map((level, index) => ({
  levelNumber: index + 1,
  level,
}));

const similar = { kind: 'skill', name: 'Data pipeline design', source: 'Skills Architect' };

it('descriptions come from similar skills, which are listed', async () => {
  const short = await as().call(suggestShortDescription, { body: SKILL });
  expect(short.body.source).toBe('library');
  expect(short.body.suggestions[0]).toMatchObject({
    text: 'Plans how data is taken from its sources, cleaned, joined and delivered on time to those who use it.',
    records: [similar],
  });
  const detailed = await as().call(suggestDetailedDescription, { body: SKILL });
  expect(detailed.body.suggestions[0]?.text).toContain('A pipeline must cope with late files');
  const present = detailed.body.suggestions[0]?.text;
  const other = await as().call(suggestDetailedDescription, { body: { ...SKILL, EmbeddingDescription: present } });
  expect(other.body.suggestions.map(({ text }) => text)).not.toContain(present);
  const related = { ...SKILL, SkillName: 'Pipeline welding', SkillFamily: 'Metal work' };
  expect((await as().call(suggestDetailedDescription, { body: related })).body.suggestions).toEqual([]);
  expect(chat.asked).toEqual([]);
});

it('suggested texts are logged, with the skill whose user took one', async () => {
  const readLog = () => service.kit.suggestions.list({ clientId: null }).toArray();
  const asked = { ...SKILL, SkillName: 'Designing data pipelines at night' };
  const { text = '' } = (await as().call(suggestShortDescription, { body: asked })).body.suggestions[0] ?? {};
  const isOfThis = ({ input }: { input: Record<string, unknown> }) => input.SkillName === asked.SkillName;
  expect((await readLog()).filter(isOfThis)).toMatchObject([
    { kind: 'text', by: aUser(4).userId, subject: null, model: null, decisions: [] },
  ]);
  const fields = { skillName: asked.SkillName, skillCategoryId: 1, skillFamilyId: 1, sourceId: 1 };
  const { skillId } = (await as().call(createSkill, { body: { ...fields, skillStatus: 4, skillDescription: text } }))
    .body;
  expect((await readLog()).filter(isOfThis)).toMatchObject([
    { subject: `skill ${skillId}`, decisions: [{ chosen: [text], by: aUser(4).userId }] },
  ]);
});

it('suggests neither the text of the skill itself nor that of a skill that the user may not read', async () => {
  const fields = { skillName: 'Designing pipelines of data', skillCategoryId: 1, skillFamilyId: 1, sourceId: 1 };
  const created = await as().call(createSkill, { body: { ...fields, skillStatus: 4, skillDescription: 'Own text' } });
  const asked = { ...SKILL, SkillName: fields.skillName };
  const texts = async (userType: 3 | 4, SkillId?: number) => {
    const { body } = await as(userType).call(suggestShortDescription, { body: { ...asked, SkillId } });
    return body.suggestions.map(({ text }) => text);
  };
  expect(await texts(4)).toContain('Own text');
  expect(await texts(4, created.body.skillId)).not.toContain('Own text');
  expect(await texts(3)).not.toContain('Own text');
});

it('levels come from a similar skill with as many levels, otherwise from the scheme applied to the skill', async () => {
  const near = await as().call(suggestLevelDescriptions, { body: { ...SKILL, Levels: LEVELS } });
  expect(near.body.suggestions.map(({ levelNumber }) => levelNumber)).toEqual([1, 2, 3, 4, 5]);
  expect(near.body.suggestions[0]).toMatchObject({
    description: 'Names the steps of an existing pipeline and restarts a failed run by the instructions.',
    records: [similar],
  });
  const wind = { SkillName: 'Wind turbine inspection', SkillFamily: 'Wind power', AskedOf: 'library' as const };
  const body = { ...wind, SkillDescription: 'Finds damage on blades. Climbs towers.', Levels: LEVELS.slice(1, 2) };
  const far = await as().call(suggestLevelDescriptions, { body: { ...body, SchemeId: 1 } });
  expect(far.body.suggestions).toMatchObject([
    {
      level: 'Beginner',
      description:
        'Wind turbine inspection (finds damage on blades): does routine tasks alone and asks when something is unusual.',
      knowledge: '',
      records: [{ kind: 'scheme', name: 'Five levels' }],
    },
  ]);
  expect(far.body.suggestions[0]?.records).toHaveLength(1);
  const SkillDescription = 'Finds damage on the blades of all wind turbines of the park.';
  const long = await as().call(suggestLevelDescriptions, { body: { ...body, SkillDescription, SchemeId: 1 } });
  expect(long.body.suggestions[0]?.description).toMatch(/^Wind turbine inspection: does routine tasks/);
});

it('knowledge bases are those of the Skillopedia; a chosen one is not offered again', async () => {
  const alone = await as().call(suggestWikis, { body: SKILL });
  expect(alone.body.suggestions.map(({ encyclopedia }) => encyclopedia)).toEqual([
    'How data pipelines work',
    // Database design refers to it.
    'Data modelling basics',
  ]);
  const graph = { SkillName: 'Designing graph databases', SkillFamily: 'Software engineering' };
  const tables = 'Lays out tables, keys and indexes so that data stays consistent and queries stay fast.';
  const similar = await as().call(suggestWikis, { body: { ...SKILL, ...graph, SkillDescription: tables } });
  expect(similar.body.suggestions.map(({ encyclopedia }) => encyclopedia)).toContain('Data modelling basics');
  const SkillDescription = 'Models data and checks its quality.';
  const { body } = await as().call(suggestWikis, { body: { ...SKILL, SkillDescription, EncyclopediaIds: [14] } });
  expect(body.suggestions[0]).toMatchObject({
    encyclopedia: 'How data pipelines work',
    isSelected: true,
    isDisabled: true,
    isInValidId: false,
  });
  expect(body.suggestions[1]).toMatchObject({ isDisabled: false, records: [{ kind: 'knowledge base' }] });
});

describe('with a model', () => {
  const asked = { ...SKILL, AskedOf: 'any' as const };

  it('the answer is what the model wrote, with its name', async () => {
    chat.turns.push({ says: { text: 'Designs the flow of data.' } });
    const { body } = await as().call(suggestShortDescription, { body: asked });
    expect(body).toMatchObject({
      source: 'model',
      model: 'stand-in',
      suggestions: [
        { text: 'Designs the flow of data.', records: expect.arrayContaining([expect.objectContaining(similar)]) },
      ],
    });
    expect(chat.asked[0]?.messages.at(-1)?.content).toContain('Data pipeline design');
  });

  it('levels that were not requested are left out', async () => {
    const level = (levelNumber: number) => ({ levelNumber, description: `Level ${levelNumber}`, knowledge: 'etl' });
    chat.turns.push({ says: { levels: [level(2), level(7)] } });
    const { body } = await as().call(suggestLevelDescriptions, { body: { ...asked, Levels: LEVELS } });
    expect(body.suggestions).toMatchObject([{ levelNumber: 2, level: 'Beginner', knowledge: 'etl', ability: '' }]);
  });

  it('a title that is not in the Skillopedia cannot be selected', async () => {
    chat.turns.push({ says: { titles: ['how data pipelines work', 'Data lakes'] } });
    const { body } = await as().call(suggestWikis, { body: asked });
    expect(body.suggestions).toMatchObject([
      { encyclopedia: 'How data pipelines work', isInValidId: false },
      { encyclopedia: 'Data lakes', encyclopediaId: 0, isDisabled: true, isInValidId: true },
    ]);
  });

  it('a failure asks to try again', async () => {
    chat.turns.push({ says: { invalid: true } });
    const { failure } = await as().call(suggestShortDescription, { body: asked });
    expect(failure).toMatchObject({
      code: 'unavailable',
      error: 'Please try again. The suggestion model knows no skill or role of this name.',
    });
  });
});

it('the names of published skills are found, by alternative names too', async () => {
  const names = ['sql', 'Data Pipeline Design', 'Wind turbine inspection'];
  const { body } = await service.asPeer('roles').call(skillsByNames, { body: { names } });
  expect(body.skills.map(({ name }) => name)).toEqual(['sql', 'Data Pipeline Design']);
});

it('finds similar skills by an index', async () => {
  const plan = await service.kit.db
    .collection('skill')
    .find({ deletedAt: null, terms: { $in: [/^pipeli/] }, skillStatus: { $in: [4] } })
    .explain('queryPlanner');
  expect(JSON.stringify(plan.queryPlanner?.winningPlan)).toContain('terms_1');
});
