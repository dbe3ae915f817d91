import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  importSkills,
  importSkillTranslations,
  matchSkills,
  skillsByNames,
  skillsInText,
} from '@skills-architect/contracts/skills';
import { testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({ name: 'skills', build: skillsService({ demo: false }) });
  await service.service.seed();
  const skill = {
    externalId: 's1',
    skillName: 'operate cranes',
    alternativeNames: ['crane operation'],
    skillDescription: '',
    embeddingDescription: '',
    skillCategory: 'Functional Skills',
    skillFamily: 'Lifting',
  };
  const translation = { externalId: 's1', language: 'de', name: 'Kräne bedienen', description: '' };
  const batch = { sourceId: 1, changeSet: 'test' };
  const roles = service.asPeer('roles');
  await roles.call(importSkills, { body: { ...batch, skills: [skill] } });
  await roles.call(importSkillTranslations, {
    body: { ...batch, translations: [{ ...translation, alternativeNames: ['Kranbedienung'] }] },
  });
});
afterAll(() => service.close());

const personas = () => service.asPeer('personas');

it.each([
  ['Sie können Kräne bedienen.', 'Kräne bedienen'],
  ['Erfahrung mit Kranbedienung', 'Kranbedienung'],
  ['You operate cranes.', 'operate cranes'],
])('is found in %j by its name in that language', async (text, name) => {
  const { body } = await personas().call(skillsInText, { body: { texts: [text], sourceIds: [] } });
  expect(body.skills).toMatchObject([{ name }]);
});

it('fits a name in another language', async () => {
  const { body } = await personas().call(matchSkills, { body: { names: ['kranbedienung'], sourceIds: [] } });
  expect(body.matches[0]).toMatchObject([{ skillName: 'operate cranes', matched: 'Kranbedienung' }]);
});

it('is found by its exact name in another language', async () => {
  const { body } = await personas().call(skillsByNames, { body: { names: ['KRÄNE bedienen'] } });
  expect(body.skills).toMatchObject([{ name: 'KRÄNE bedienen' }]);
});
