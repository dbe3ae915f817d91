import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSkill, listSkillContent, type Skill, updateSkill } from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';
import { stemsOfNames, toStem } from './changed-skill-items';

it.each([
  ['managing', 'manag'],
  ['manages', 'manag'],
  ['budgets', 'budget'],
  ['planning', 'plan'],
  ['studies', 'stud'],
  ['sql', 'sql'],
  ['bed', 'bed'],
])('the forms of %s begin with %s', (word, stem) => expect(toStem(word)).toBe(stem));

it('a name in any language is searched by its significant words, without text in brackets', () => {
  const names = stemsOfNames({ skillName: 'Java (computer programming)', alternativeNames: ['writing of code'] });
  expect(names).toEqual([['java'], ['writ', 'cod']]);
  const translations = [{ name: 'Verträge aushandeln', alternativeNames: [] }];
  expect(stemsOfNames({ skillName: 'Java', alternativeNames: [], translations })).toEqual([
    ['java'],
    ['vertrag', 'aushandeln'],
  ]);
});

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: true }), peers: peerAnswers() });
  await service.seedDemo();
  await service.start();
});
afterAll(() => service.close());

const as = () => service.as(aUser(4));
const form = { skillCategoryId: 1, skillFamilyId: 1, skillStatus: 4 as const, skillDescription: 'x' };
const readContent = async (skillId: number) =>
  (await as().call(listSkillContent, { params: { skillId }, query: {} })).body.total;
/** Resolves when the skill has content, or no longer has any. */
const waitForContent = (skillId: number, isMapped: boolean) =>
  new Promise<void>((resolve, reject) => {
    const look = async () => {
      if ((await readContent(skillId)) > 0 !== isMapped) return;
      unlisten();
      resolve();
    };
    const unlisten = service.kit.events.listen(() => void look().catch(reject));
    look().catch(reject);
  });

it('content is mapped to a new skill that it names, until the skill gets another name', async () => {
  const item = await service.kit.db.collection<{ _id: number; contentTitle: string }>('content').findOne({ _id: 1 });
  const skillName = item?.contentTitle ?? '';
  const { body: skill } = await as().call(createSkill, { body: { ...form, sourceId: 1, skillName } });
  await waitForContent(skill.skillId, true);
  const { body: renamed } = await as().call(updateSkill, {
    params: { skillId: skill.skillId },
    body: { ...form, skillName: 'Xylophone tuning', rev: skill.rev },
  });
  await waitForContent(skill.skillId, false);
  expect((renamed as Skill).skillName).toBe('Xylophone tuning');
});

it('changes in quick succession are mapped by one job', async () => {
  const items = service.kit.db.collection<{ _id: number; contentTitle: string }>('content');
  const skillIds: number[] = [];
  for (const item of await items.find({ _id: { $gte: 2, $lte: 20 } }).toArray()) {
    const body = { ...form, sourceId: 1, skillName: item.contentTitle };
    skillIds.push((await as().call(createSkill, { body })).body.skillId);
  }
  await Promise.all(skillIds.map((skillId) => waitForContent(skillId, true)));
  const mapped = await service.kit.db.collection('skillContent').distinct('changeSet', { skillId: { $in: skillIds } });
  expect(skillIds).toHaveLength(19);
  expect(mapped).toHaveLength(1);
});
