import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chooseLanguage } from '@skills-architect/contracts/admin';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { getRoleTranslations, saveRoleLanguage } from '@skills-architect/contracts/roles';
import {
  getSkill,
  getSkillTranslations,
  mergeSkill,
  previewSkillMerge,
  removeSkillTranslation,
  saveSkillLanguage,
  saveSkillTranslation,
  undoSkillMerge,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { TRANSLATED_COLUMNS as COLUMNS, esco, german, type LibraryUnderTest, start } from './library-import.fixtures';

let library: LibraryUnderTest;
beforeAll(async () => {
  library = await start({ demo: true });
  await library.importFiles(esco());
  await library.importFiles(german());
});
afterAll(() => library.stop());

const choose = (language: string | null) => library.send(chooseLanguage, undefined, { language });
const read = async (skillId: number) => (await library.send(getSkill, { skillId })).body;
const startMerge = async (mergedId: number, keptId: number) => {
  const [{ rev }, { rev: intoRev }] = [await read(mergedId), await read(keptId)];
  const body = { intoId: keptId, rev, intoRev, outcome: 'merge' };
  const { mergeId, jobToken } = (await library.send(mergeSkill, { skillId: mergedId }, body)).body;
  await library.waitForEnd(jobToken);
  return {
    undo: async () => library.waitForEnd((await library.send(undoSkillMerge, { mergeId })).body.jobToken),
  };
};

it('a merge keeps the translations of the merged skill, and its undo gives them back', async () => {
  await choose(null);
  const [merged, kept] = [await library.findSkill('flux'), await library.findSkill('plasma')];
  const preview = await library.send(previewSkillMerge, merged, undefined, `?intoId=${kept.skillId}`);
  expect(preview.body.gains).toContain('texts in German');
  const { undo } = await startMerge(merged.skillId, kept.skillId);
  expect((await read(kept.skillId)).translations).toMatchObject([
    { language: 'de', name: 'Flusskondensatoren zähmen' },
  ]);
  expect(await library.findSkill('fluss reiten')).toMatchObject({ skillId: kept.skillId });
  await undo();
  expect((await read(kept.skillId)).translations).toEqual([]);
  expect((await library.findSkill('fluss reiten')).skillId).toBe(merged.skillId);
});

it('a merge into a skill in another language makes the texts in its language names, and the own ones a translation', async () => {
  await choose(null);
  const [merged, kept] = [await library.findSkill('flux'), await library.findSkill('plasma')];
  const say = async (language: string) => {
    const { rev } = await read(kept.skillId);
    await library.send(saveSkillLanguage, undefined, { kind: 'skill', id: kept.skillId, rev, language });
  };
  await say('de');
  const preview = await library.send(previewSkillMerge, merged, undefined, `?intoId=${kept.skillId}`);
  expect(preview.body.gains).toContain('texts in English');
  const names = ['Flusskondensatoren zähmen', 'Fluss zähmen', 'Fluss reiten'];
  expect(preview.body.alternativeNames).toEqual(names);
  const { undo } = await startMerge(merged.skillId, kept.skillId);
  const query = `?kind=skill&id=${kept.skillId}`;
  const texts = async () => (await library.send(getSkillTranslations, undefined, undefined, query)).body;
  expect(await texts()).toMatchObject({
    alternativeNames: names,
    translations: [{ language: 'en', name: 'tame flux capacitors', alternativeNames: ['tame flux', 'ride flux'] }],
  });
  await undo();
  expect(await texts()).toMatchObject({ alternativeNames: [], translations: [] });
  await say('en');
});

it('the English texts of a record in another language are not written back by who chose no language', async () => {
  await choose(null);
  const { skillId } = await library.findSkill('flux');
  const own = (await library.send(getSkill, { skillId }, undefined, '?ownTexts=true')).body;
  const query = `?kind=skill&id=${skillId}`;
  const { body: german } = await library.send(
    removeSkillTranslation,
    undefined,
    undefined,
    `${query}&rev=${own.rev}&language=de`,
  );
  const say = (rev: number, language: string) =>
    library.send(saveSkillLanguage, undefined, { kind: 'skill', id: skillId, rev, language });
  const { body: marked } = await say(german.rev, 'de');
  const text = { language: 'en', name: 'mend flux', alternativeNames: [], description: 'Mends' };
  await library.send(saveSkillTranslation, undefined, { kind: 'skill', id: skillId, rev: marked.rev, text });
  const { skillFamily, skillCategory, ...shown } = await read(skillId);
  expect(shown).toMatchObject({ skillName: 'mend flux', skillDescription: 'Mends' });
  const form = {
    ...shown,
    skillFamilyId: skillFamily.skillFamilyId,
    skillCategoryId: skillCategory.skillCategoryId,
    encyclopediaIds: [],
  };
  const said: Record<string, string>[] = [{}, { 'content-language': 'en' }];
  for (const headers of said)
    expect(await library.send(updateSkill, { skillId }, form, '', headers)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'skillName' }, { path: 'skillDescription' }] },
    });
  const { skillName, alternativeNames, skillDescription } = own;
  const written = { ...form, skillName, alternativeNames, skillDescription };
  expect(await library.send(updateSkill, { skillId }, written)).toMatchObject({ status: 200 });
});

it('an import keeps the own text of a role in the language of the import', async () => {
  await choose(null);
  const { roleId } = await library.findRole('flux');
  const query = `?kind=role&id=${roleId}`;
  const { body: role } = await library.send(getRoleTranslations, undefined, undefined, query);
  await library.send(saveRoleLanguage, undefined, { kind: 'role', id: roleId, rev: role.rev, language: 'es' });
  const spanish = `${COLUMNS}Occupation,esco/o1,domador,,\n`;
  expect(await library.importFiles({ 'occupations_es.csv': spanish })).toMatchObject({
    stage: 'done',
    roles: { changed: 0, edited: 1 },
  });
  const { body } = await library.send(getRoleTranslations, undefined, undefined, query);
  expect(body).toMatchObject({ ownLanguage: 'es', translations: [{ language: 'de' }] });
});

it('a role in another language than its source is marked by every service, without a choice of language, too', async () => {
  await choose(null);
  const { roleId } = await library.findRole('flux');
  const query = `?kind=role&id=${roleId}`;
  const { body: role } = await library.send(getRoleTranslations, undefined, undefined, query);
  const save = (language: string) =>
    library.send(saveRoleLanguage, undefined, { kind: 'role', id: roleId, rev: role.rev, language });
  expect(await save('de')).toMatchObject({ status: 400, body: { issues: [{ path: 'language' }] } });
  expect((await save('fr')).body).toMatchObject({ ownLanguage: 'fr' });
  expect(await library.languages()).toEqual(['en', 'de', 'fr']);
  expect(await library.findRole('flux')).toMatchObject({ roleName: 'flux tamer', nameLanguage: 'fr' });
  let tree = '';
  while (!tree.includes('"nameLanguage":"fr"')) tree = JSON.stringify((await library.send(roleExplorerData)).body.tree);
  expect(tree).toContain('flux tamer');
});
