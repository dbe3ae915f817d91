import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { importSkills, listSkillContent } from '@skills-architect/contracts/skills';
import { alwaysReady, toUnit } from '@skills-architect/library-service-kit/embeddings';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';
import { AUDIT, anItem } from './content.fixtures';

/** Cranes and gantries mean the same, ports nearly the same, everything else something different. */
const vector = (text: string) => {
  if (/cranes|gantries/i.test(text)) return [1, 0, 0];
  return /ports/i.test(text) ? [1, 0.2, 0] : [0, 1, 0.2];
};
const model = alwaysReady({
  model: 'fake',
  origin: 'own',
  languages: ['en'],
  embed: async (texts) => texts.map(vector).map(toUnit),
});
const state = { isAway: false };
const embedder: typeof model = {
  ...model,
  state: () => (state.isAway ? { status: 'unavailable', sentence: 'It is away.' } : model.state()),
};

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const build = skillsService({ demo: false }, undefined, embedder);
  service = await testService({ name: 'skills', build, peers: peerAnswers() });
  await service.service.seed();
});
afterAll(() => service.close());

const addItem = async (contentId: number, contentTitle: string, contentLanguage = 'en') => {
  const { db, events } = service.kit;
  const item = { _id: contentId, ...AUDIT, ...anItem(contentTitle), nameKey: 'x', contentLanguage };
  await db.collection<{ _id: number }>('content').insertOne(item);
  await events.publish({
    to: { service: 'skills' },
    name: EVENT.changed,
    data: { resource: 'content', ids: [contentId] },
  });
};
const importAll = (names: readonly string[], skillDescription = '') => {
  const rest = { skillDescription, embeddingDescription: '', skillCategory: 'Work', skillFamily: 'Ports' };
  const skills = names.map((skillName) => ({ externalId: skillName, skillName, alternativeNames: [], ...rest }));
  return service.asPeer('roles').call(importSkills, { body: { sourceId: 1, changeSet: 'test', skills } });
};
const settle = () => service.kit.projections.settle();
const read = async (skillName: string) => {
  const skill = await service.kit.db.collection<{ _id: number }>('skill').findOne({ skillName });
  const input = { params: { skillId: skill?._id ?? 0 }, query: {} };
  const { contentDetailList } = (await service.as(aUser(4)).call(listSkillContent, input)).body;
  return contentDetailList.map(({ contentTitle, why, relevanceScore }) => ({
    title: contentTitle,
    foundBy: why.map(({ foundBy }) => foundBy ?? 'name'),
    relevanceScore,
  }));
};

it('an item that names no skill is mapped to those nearest to its title in meaning, and says so', async () => {
  await importAll(['operate cranes', 'sewing', 'lift loads in ports']);
  await settle();
  await addItem(1, 'Gantries for beginners');
  await addItem(2, 'Sewing for beginners');
  // The model reads English alone.
  await addItem(9, 'Gantries leicht gemacht', 'de-DE');
  await settle();
  const near = { title: 'Gantries for beginners', foundBy: ['meaning'] };
  expect(await read('operate cranes')).toEqual([{ ...near, relevanceScore: 0.6 }]);
  expect(await read('lift loads in ports')).toMatchObject([near]);
  expect(await read('sewing')).toMatchObject([{ title: 'Sewing for beginners', foundBy: ['name'] }]);
  await importAll(['operate cranes'], 'Lifts loads.');
  await settle();
  expect(await read('operate cranes')).toMatchObject([near]);
});

it('what was found by meaning stays while the model is away', async () => {
  state.isAway = true;
  await importAll(['operate cranes'], 'Lifts heavy loads.');
  await addItem(3, 'Gantries for experts');
  await settle();
  expect((await read('operate cranes')).map(({ title }) => title)).toEqual(['Gantries for beginners']);
  state.isAway = false;
  await service.kit.events.publish({
    to: { service: 'skills' },
    name: EVENT.changed,
    data: { resource: 'content', ids: [3] },
  });
  await settle();
  expect((await read('operate cranes')).map(({ title }) => title).toSorted()).toEqual([
    'Gantries for beginners',
    'Gantries for experts',
  ]);
});
