import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { userNames } from '@skills-architect/contracts/admin';
import { skillUse } from '@skills-architect/contracts/roles';
import {
  createEncyclopedia,
  createFamily,
  createSkill,
  encyclopediaHistory,
  getSkill,
  getSkillTranslations,
  listProficiencies,
  listSkillFindings,
  readEncyclopedia,
  removeSkillTranslation,
  saveEncyclopediaDocument,
  saveProficiencies,
  saveSkillLanguage,
  saveSkillTranslation,
  searchKnowledgeBases,
  searchSkills,
  skillGroupHistory,
  updateEncyclopedia,
  updateProficiency,
} from '@skills-architect/contracts/skills';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { skillsService } from '../app';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  service = await testService({
    name: 'skills',
    build: skillsService({ demo: false }),
    peers: peerAnswers([userNames, () => ({ users: [] })], [skillUse, () => ({ skillIds: [] })]),
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

it('a level text is shown in the language of its reader, marked without one, and stale after a change', async () => {
  const form = { skillName: 'Wind reading', skillDescription: 'Reads the wind', skillStatus: 4 as const, sourceId: 1 };
  const { body: family } = await as().call(createFamily, { body: { skillCategoryId: 1, skillFamily: 'Weather' } });
  const { body: created } = await as().call(createSkill, {
    body: { ...form, skillCategoryId: 1, skillFamilyId: family.id },
  });
  const params = { skillId: created.skillId };
  const { body: levels } = await as().call(listProficiencies, { params });
  const [first] = levels.proficiencies;
  const proficiencyId = first?.proficiencyId ?? 0;
  const write = (description: string, rev: number) =>
    as().call(updateProficiency, {
      params: { ...params, proficiencyId },
      body: { description, knowledge: 'Gusts', rev },
    });
  const written = await write('Feels gusts', levels.rev);
  const text = { language: 'de', name: 'Wind reading: Novice', alternativeNames: [], description: 'Spürt Böen' };
  const saved = await as().call(saveSkillTranslation, {
    body: { kind: 'level', id: proficiencyId, rev: written.body.rev, text },
  });
  expect(saved.body).toMatchObject({ description: 'Feels gusts', translations: [text] });
  const shown = async (language: string) =>
    (await as(language).call(getSkill, { params })).body.proficiencies.find(
      (proficiency) => proficiency.proficiencyId === proficiencyId,
    );
  expect(await shown('de')).toMatchObject({ description: 'Spürt Böen' });
  expect(await shown('de')).not.toHaveProperty('descriptionLanguage');
  expect(await shown('fr')).toMatchObject({ description: 'Feels gusts', descriptionLanguage: 'en' });
  const { body: edited } = await as('de').call(listProficiencies, { params });
  expect(edited.proficiencies[0]).toMatchObject({ description: 'Feels gusts' });

  const shownText = { description: 'Spürt Böen', knowledge: 'Gusts', rev: saved.body.rev };
  const oneLevel = { params: { ...params, proficiencyId }, body: shownText };
  const refused = await as('de').call(updateProficiency, oneLevel);
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'description' }] } });
  const { schemeId = 0, levelNumber = 0 } = first ?? {};
  const { rev, ...texts } = shownText;
  const allLevels = { params, body: { rev, proficiencies: [{ schemeId, levelNumber, ...texts }] } };
  expect(await as('de').call(saveProficiencies, allLevels)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'proficiencies.0.description' }] },
  });

  await write('Feels strong gusts', saved.body.rev);
  await service.kit.projections.settle();
  const { body } = await as().call(listSkillFindings, { query: { kind: 'skill-translation' } });
  expect(body.findings.map(({ detail }) => detail)).toEqual(['Level 1, German: description']);
  const { body: stale } = await as().call(getSkillTranslations, { query: { kind: 'level', id: proficiencyId } });
  expect(stale.translations).toMatchObject([{ stale: { description: 'Feels gusts' } }]);
});

it('a family is meant by its own name and by the one in the language of the user, not by that in another', async () => {
  const create = async (skillFamily: string, language?: string) =>
    (await as(language).call(createFamily, { body: { skillCategoryId: 1, skillFamily } })).body.id;
  const id = await create('Sailing');
  const text = { language: 'de', name: 'Segeln', alternativeNames: [], description: '' };
  await as().call(saveSkillTranslation, { body: { kind: 'family', id, rev: 0, text } });
  expect(await create('Segeln', 'de')).toBe(id);
  const other = await create('Segeln', 'fr');
  expect(other).not.toBe(id);
  expect(await create('Segeln', 'de')).toBe(other);
});

it('an entry in another language than English is marked with it, translated into English, and its history says so', async () => {
  const { body: created } = await as().call(createEncyclopedia, { body: { name: 'Windkraftanlagen' } });
  const [id, params] = [created.encyclopediaId, { encyclopediaId: created.encyclopediaId }];
  const document = { text: '# Anlagen', externalUrl: '', rev: 0 };
  await as().call(saveEncyclopediaDocument, { params, body: document });
  const say = (language: string, rev: number) =>
    as().call(saveSkillLanguage, { body: { kind: 'entry', id, rev, language } });
  expect(await say('xx', 1)).toMatchObject({ status: 400, body: { issues: [{ path: 'language' }] } });
  expect((await say('de', 1)).body).toMatchObject({ rev: 2, ownLanguage: 'de' });
  expect((await as().call(readEncyclopedia, { params })).body).toMatchObject({
    nameLanguage: 'de',
    textLanguage: 'de',
  });
  const inGerman = (await as('de').call(readEncyclopedia, { params })).body;
  expect(inGerman).toMatchObject({ name: 'Windkraftanlagen', text: '# Anlagen' });
  expect(inGerman).not.toHaveProperty('textLanguage');
  const text = { language: 'en', name: 'Wind turbines', alternativeNames: [], description: '# Turbines' };
  await as().call(saveSkillTranslation, { body: { kind: 'entry', id, rev: 2, text } });
  expect((await as().call(readEncyclopedia, { params })).body).toMatchObject({
    name: 'Wind turbines',
    text: '# Turbines',
  });
  expect(await say('en', 3)).toMatchObject({ status: 400 });
  const { body } = await as().call(encyclopediaHistory, { params });
  const languageOf = body.versions.map(({ fields }) => fields.find(({ field }) => field === 'Language')?.value);
  expect(languageOf).toEqual(['German', 'German', 'English', 'English']);
});

it('a record that has the language of its source again says none, and the same language changes nothing', async () => {
  const { body: created } = await as().call(createEncyclopedia, { body: { name: 'Wave power' } });
  const id = created.encyclopediaId;
  const say = async (language: string, rev: number) =>
    (await as().call(saveSkillLanguage, { body: { kind: 'entry', id, rev, language } })).body;
  expect(await say('en', 0)).toMatchObject({ rev: 0, ownLanguage: 'en' });
  expect(await say('de', 0)).toMatchObject({ rev: 1, ownLanguage: 'de' });
  expect(await say('en', 1)).toMatchObject({ rev: 2, ownLanguage: 'en' });
  const { body } = await as().call(encyclopediaHistory, { params: { encyclopediaId: id } });
  const languageOf = body.versions.map(({ fields }) => fields.find(({ field }) => field === 'Language')?.value);
  expect(languageOf).toEqual(['English', 'German', 'English']);
});

it('the history of a family has its names in other languages; that of another record is elsewhere', async () => {
  const { body: family } = await as().call(createFamily, { body: { skillCategoryId: 1, skillFamily: 'Rowing' } });
  const text = { language: 'de', name: 'Rudern', alternativeNames: [], description: '' };
  const { id } = family;
  await as().call(saveSkillTranslation, { body: { kind: 'family', id, rev: 0, text } });
  await as().call(removeSkillTranslation, { query: { kind: 'family', id, rev: 1, language: 'de' } });
  const { body } = await as().call(skillGroupHistory, { query: { kind: 'family', id } });
  const own = { field: 'Name', value: 'Rowing' };
  const language = { field: 'Language', value: 'English' };
  expect(body.versions.map(({ fields }) => fields)).toEqual([
    [own, language],
    [own, language, { field: 'German', value: 'Rudern', isList: true }],
    [own, language],
  ]);
  expect(body.total).toBe(3);
  expect(await as().call(skillGroupHistory, { query: { kind: 'subsector', id } })).toMatchObject({ status: 404 });
});

it('the text of a level has the language of its skill', async () => {
  const { body: found } = await as().call(searchSkills, { body: { searchString: 'Wind reading' } });
  const skillId = found.skills[0]?.skillId ?? 0;
  const { body: skill } = await as().call(getSkill, { params: { skillId } });
  const level = skill.proficiencies[0]?.proficiencyId ?? 0;
  const say = (kind: 'skill' | 'level', id: number, language = 'fr') =>
    as().call(saveSkillLanguage, { body: { kind, id, rev: skill.rev, language } });
  expect(await say('skill', skillId, 'de')).toMatchObject({
    status: 400,
    body: { error: 'A level of the record has a translation into German. Remove it first.' },
  });
  expect(await say('level', level)).toMatchObject({ status: 400, body: { issues: [{ path: 'kind' }] } });
  expect(await say('skill', skillId)).toMatchObject({ status: 200 });
  expect((await as().call(getSkill, { params: { skillId } })).body).toMatchObject({
    nameLanguage: 'fr',
    proficiencies: expect.arrayContaining([
      expect.objectContaining({ proficiencyId: level, descriptionLanguage: 'fr' }),
    ]),
  });
  expect((await as('de').call(searchSkills, { body: { searchString: 'Wind reading' } })).body.skills).toMatchObject([
    { nameLanguage: 'fr' },
  ]);
});
