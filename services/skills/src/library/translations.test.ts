import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userNames } from '@skills-architect/contracts/admin';
import {
  createEncyclopedia,
  encyclopediaHistory,
  getSkillTranslations,
  listSkillFindings,
  readEncyclopedia,
  removeSkillTranslation,
  saveEncyclopediaDocument,
  saveSkillTranslation,
  searchKnowledgeBases,
  updateEncyclopedia,
} from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: skillsService({ demo: false }),
    peers: peerAnswers([userNames, () => ({ users: [] })]),
  });
  await service.service.seed();
  await service.start();
});
afterAll(() => service.close());

const as = (language?: string) => service.as({ ...aUser(4), ...(language !== undefined && { language }) });
const german = { language: 'de', name: 'Windkraft kurz', alternativeNames: [], description: '# Windkraft' };

const anEntry = async (name: string) => {
  const { body } = await as().call(createEncyclopedia, { body: { name } });
  const id = body.encyclopediaId;
  const document = { text: '# Wind power', externalUrl: '', rev: 0 };
  await as().call(saveEncyclopediaDocument, { params: { encyclopediaId: id }, body: document });
  const saved = await as().call(saveSkillTranslation, { body: { kind: 'entry', id, rev: 1, text: german } });
  return { id, saved, params: { encyclopediaId: id } };
};
const searchIn = async (language: string | undefined, text: string) =>
  (await as(language).call(searchKnowledgeBases, { query: { text } })).body.data;

it('an entry is read, searched and listed in the language of its reader', async () => {
  const { id, saved, params } = await anEntry('Wind power in brief');
  expect(saved.body).toMatchObject({ rev: 2, name: 'Wind power in brief', translations: [german] });
  expect((await as('de').call(readEncyclopedia, { params })).body).toMatchObject({
    name: 'Windkraft kurz',
    text: '# Windkraft',
  });
  expect((await as('fr').call(readEncyclopedia, { params })).body).toMatchObject({
    name: 'Wind power in brief',
    nameLanguage: 'en',
    text: '# Wind power',
    textLanguage: 'en',
  });
  const [found] = await searchIn('de', 'windkraft');
  expect(found).toMatchObject({ encyclopediaId: id, name: 'Windkraft kurz', encyclopedia: 'Windkraft kurz' });
  expect(found).not.toHaveProperty('nameLanguage');
  expect(await searchIn(undefined, 'wind power brief')).toMatchObject([{ name: 'Wind power in brief' }]);
});

it('a text that was translated before the record changed is stale until somebody says that it is still right', async () => {
  const { id, params } = await anEntry('Tidal power');
  const rename = { name: 'Tidal energy', status: 1 as const, rev: 2 };
  await as().call(updateEncyclopedia, { params, body: rename });
  await service.kit.projections.settle();
  const findings = async () =>
    (await as().call(listSkillFindings, { query: { kind: 'entry-translation' } })).body.findings.map(
      ({ name, detail }) => `${name}: ${detail}`,
    );
  expect(await findings()).toEqual(['Tidal energy: German: name']);
  const { body: stale } = await as().call(getSkillTranslations, { query: { kind: 'entry', id } });
  expect(stale).toMatchObject({ rev: 3, translations: [{ ...german, stale: { name: 'Tidal power' } }] });
  const confirmed = await as().call(saveSkillTranslation, { body: { kind: 'entry', id, rev: 3, text: german } });
  expect(confirmed.body.translations).toEqual([german]);
  await service.kit.projections.settle();
  expect(await findings()).toEqual([]);
  expect(await searchIn('de', 'windkraft')).toContainEqual(expect.objectContaining({ encyclopediaId: id }));
});

it('a removed text is in the history', async () => {
  const { id, params } = await anEntry('Solar power');
  const removed = await as().call(removeSkillTranslation, { query: { kind: 'entry', id, rev: 2, language: 'de' } });
  expect(removed.body.translations).toEqual([]);
  const { body } = await as().call(encyclopediaHistory, { params });
  const germanOf = body.versions.map(({ fields }) => fields.find(({ field }) => field === 'German')?.value);
  expect(germanOf).toEqual([undefined, 'Windkraft kurz\n# Windkraft', undefined, undefined]);
});

it('is refused in the own language, of an older revision, and of a record of another service', async () => {
  const { id } = await anEntry('Water power');
  const save = (change: object) =>
    as().call(saveSkillTranslation, { body: { kind: 'entry', id, rev: 2, text: german, ...change } });
  expect(await save({ text: { ...german, language: 'en' } })).toMatchObject({ status: 400 });
  expect(await save({ rev: 1 })).toMatchObject({ status: 409 });
  expect(await save({ kind: 'role' })).toMatchObject({ status: 404 });
});
