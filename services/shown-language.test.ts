import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { chooseLanguage } from '@skills-architect/contracts/admin';
import { roleExplorerData } from '@skills-architect/contracts/explorer';
import { compareNames } from '@skills-architect/contracts/locale';
import {
  createFunction,
  getRole,
  getRoleTranslations,
  listRoleSkills,
  restoreRoleVersion,
  roleFind,
  roleHistory,
  saveRoleTranslation,
} from '@skills-architect/contracts/roles';
import {
  createFamily,
  getSkill,
  listFamilies,
  restoreSkillVersion,
  type Skill,
  type SkillFamily,
  searchSkills,
  skillFind,
  skillHistory,
  updateSkill,
} from '@skills-architect/contracts/skills';
import { esco, german, type LibraryUnderTest, start } from './library-import.fixtures';

let library: LibraryUnderTest;
beforeAll(async () => {
  library = await start({ demo: true });
  for (const files of [esco(), german()]) {
    const { importId } = await library.preview(files);
    await library.run(importId);
  }
});
afterAll(() => library.stop());

const choose = (language: string | null) => library.send(chooseLanguage, undefined, { language });
const find = async (searchString: string) =>
  (await library.send(searchSkills, undefined, { searchString })).body.skills[0];
const findRole = (roleName: string) => library.findRole(roleName);
const inOwnTexts = '?ownTexts=true';

it('the languages of the library are its own and those of its translations', async () => {
  expect(await library.languages()).toEqual(['en', 'de']);
});

it('lists and details are in the language of the user, and what has no translation is marked', async () => {
  expect((await find('flux')).skillName).toBe('tame flux capacitors');
  await choose('de');
  const skill = await find('flux');
  expect(skill).toMatchObject({
    skillName: 'Flusskondensatoren zähmen',
    foundAs: { name: 'tame flux capacitors', language: 'en' },
  });
  expect(await find('fluss reiten')).not.toHaveProperty('foundAs');
  expect(await find('plasma')).toMatchObject({ skillName: 'steady plasma', nameLanguage: 'en' });
  expect((await library.send(getSkill, skill)).body).toMatchObject({
    skillName: 'Flusskondensatoren zähmen',
    skillDescription: 'Zähmt',
    alternativeNames: ['Fluss zähmen', 'Fluss reiten'],
    translations: [{ language: 'en', name: 'tame flux capacitors' }],
  });
  const role = await findRole('flux');
  expect(role.roleName).toBe('Flusszähmer/Flusszähmerin');
  expect((await library.send(listRoleSkills, role)).body.skills).toMatchObject([
    { skillName: 'Flusskondensatoren zähmen' },
  ]);
});

it('groups too, each list in the order of the names that are shown', async () => {
  await choose('de');
  const { skillFamily } = await find('flux');
  expect(skillFamily).toMatchObject({ skillFamily: 'Mit Computern arbeiten' });
  expect(skillFamily).not.toHaveProperty('familyLanguage');
  const role = await findRole('flux');
  expect(role).toMatchObject({ subsector: 'IKT-Fachkräfte', functionName: 'Softwareentwickler' });
  const names = async (query = '') =>
    (await library.send(listFamilies, undefined, undefined, query)).body.families.map(
      (family: SkillFamily) => family.skillFamily,
    );
  const shown = await names();
  expect(shown).toContain('Mit Computern arbeiten');
  expect(shown).toEqual(shown.toSorted(compareNames));
  const own = await names(inOwnTexts);
  expect(own).toContain('Working with computers');
  const marked = (await library.send(listFamilies)).body.families.filter(
    (family: SkillFamily) => family.familyLanguage === 'en',
  );
  expect(marked).toHaveLength(own.length - 1);
});

it('the name of a department that people edit is shown everywhere', async () => {
  await choose('de');
  const { functionId } = await findRole('flux');
  const query = `?kind=function&id=${functionId}`;
  const { body: department } = await library.send(getRoleTranslations, undefined, undefined, query);
  expect(department).toMatchObject({ name: 'Software developers', translations: [{ name: 'Softwareentwickler' }] });
  const text = { language: 'de', name: 'Softwareentwicklung', alternativeNames: [], description: '' };
  const body = { kind: 'function', id: functionId, rev: department.rev, text };
  expect((await library.send(saveRoleTranslation, undefined, body)).body.translations).toEqual([text]);
  expect(await findRole('flux')).toMatchObject({ functionName: 'Softwareentwicklung' });
});

it('lists by a group are in the order of the names that are shown', async () => {
  await choose('de');
  const list = async (sortOrder: string) => {
    const { body } = await library.send(searchSkills, undefined, { sortBy: 'skillFamily', sortOrder, pagesize: 100 });
    return body.skills.map(({ skillFamily }: { skillFamily: SkillFamily }) => skillFamily.skillFamily);
  };
  const [up, down] = [await list('asc'), await list('desc')];
  expect(up).toEqual(up.toSorted(compareNames));
  expect(down).toEqual(down.toSorted((a: string, b: string) => compareNames(b, a)));
});

it('a department is meant by its name in the language of the user alone', async () => {
  await choose('de');
  const { functionId, subsectorId } = await findRole('flux');
  const create = async () =>
    (await library.send(createFunction, undefined, { functionName: 'Softwareentwicklung', subsectorId })).body;
  expect(await create()).toMatchObject({ functionId });
  await choose(null);
  const other = await create();
  expect(other.functionId).not.toBe(functionId);
  await choose('de');
  expect(await create()).toMatchObject({ functionId: other.functionId });
});

it('a family that is named in the language of the user is not added again', async () => {
  const { skillFamily, skillCategory } = await find('flux');
  const body = { skillCategoryId: skillCategory.skillCategoryId, skillFamily: 'Mit Computern arbeiten' };
  expect((await library.send(createFamily, undefined, body)).body).toEqual({ id: skillFamily.skillFamilyId });
});

it('the command palette and the explorer too', async () => {
  await choose('de');
  const skills = await library.send(skillFind, undefined, undefined, '?text=plasma');
  expect(skills.body.results).toMatchObject([{ name: 'steady plasma', nameLanguage: 'en' }]);
  const roles = await library.send(roleFind, undefined, undefined, '?text=flux');
  expect(roles.body.results).toMatchObject([{ name: 'Flusszähmer/Flusszähmerin' }]);
  // The explorer's copy of the roles follows the library.
  let tree = '';
  while (!tree.includes('Flusszähmer/Flusszähmerin'))
    tree = JSON.stringify((await library.send(roleExplorerData)).body.tree);
  expect(tree).toContain('"nameLanguage":"en"');
  expect(tree).toContain('IKT-Fachkräfte');
});

it('records to edit are in their own texts', async () => {
  await choose('de');
  const [skill, role] = [await find('flux'), await findRole('flux')];
  expect((await library.send(getSkill, skill, undefined, inOwnTexts)).body).toMatchObject({
    skillName: 'tame flux capacitors',
    translations: [{ language: 'de' }],
  });
  expect((await library.send(getRole, role, undefined, inOwnTexts)).body).toMatchObject({ roleName: 'flux tamer' });
});

it('a record that was read in the language of the user is not written back with these texts', async () => {
  await choose('de');
  const skill = await find('flux');
  const read = async (query?: string) => (await library.send(getSkill, skill, undefined, query)).body;
  const toForm = ({ skillFamily, skillCategory, ...form }: Skill) => ({
    ...form,
    skillFamilyId: skillFamily.skillFamilyId,
    skillCategoryId: skillCategory.skillCategoryId,
    encyclopediaIds: [],
  });
  const refused = await library.send(updateSkill, skill, toForm(await read()));
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.body.issues).toMatchObject([
    { path: 'skillName', message: expect.stringMatching(/^This is the name in German\..* ownTexts=true/) },
    { path: 'alternativeNames' },
    { path: 'skillDescription' },
  ]);
  const own = await read(inOwnTexts);
  expect(own.skillName).toBe('tame flux capacitors');
  expect(await library.send(updateSkill, skill, toForm(own))).toMatchObject({
    status: 200,
    body: { skillName: 'tame flux capacitors', translations: [{ name: 'Flusskondensatoren zähmen' }] },
  });
});

it('a restored version is answered with its own texts, because forms show and save them', async () => {
  await choose('de');
  const skill = await find('flux');
  const restoreSkill = async (place: number) => {
    const { versions } = (await library.send(skillHistory, skill)).body;
    const body = { rev: versions[0]?.rev ?? 0, version: versions[place]?.rev ?? 0 };
    return library.send(restoreSkillVersion, skill, body);
  };
  const role = await findRole('flux');
  const restoreRole = async (place: number) => {
    const { versions } = (await library.send(roleHistory, role)).body;
    return library.send(restoreRoleVersion, role, { rev: versions[0]?.rev ?? 0, version: versions[place]?.rev ?? 0 });
  };
  const translated = { translations: [{ language: 'de' }] };
  expect(await restoreSkill(1)).toMatchObject({ status: 200, body: { skillName: 'tame flux capacitors' } });
  expect(await restoreSkill(1)).toMatchObject({ body: { skillName: 'tame flux capacitors', ...translated } });
  expect(await restoreRole(1)).toMatchObject({ status: 200, body: { roleName: 'flux tamer' } });
  expect(await restoreRole(1)).toMatchObject({ body: { roleName: 'flux tamer', ...translated } });
});

it('a write that says in which language it was read needs no comparison', async () => {
  await choose('de');
  const skill = await find('flux');
  const { skillFamily, skillCategory, ...read } = (await library.send(getSkill, skill)).body;
  const own = (await library.send(getSkill, skill, undefined, inOwnTexts)).body;
  const form = {
    ...read,
    skillFamilyId: skillFamily.skillFamilyId,
    skillCategoryId: skillCategory.skillCategoryId,
    encyclopediaIds: [],
  };
  const write = (language: string, skillName: string) =>
    library.send(updateSkill, skill, { ...form, skillName }, '', { 'content-language': language });
  expect(await write('de', 'Flusskondensatoren bändigen')).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/^These texts were read in German/) },
  });
  expect(await write('en', read.skillName)).toMatchObject({ status: 200, body: { skillName: read.skillName } });
  const { skillName, alternativeNames, skillDescription, rev } = own;
  const restored = { ...form, skillName, alternativeNames, skillDescription, rev: rev + 1 };
  expect(await library.send(updateSkill, skill, restored)).toMatchObject({ status: 200 });
});

it('without a choice, and in the library’s own language, nothing is translated or marked', async () => {
  for (const language of [null, 'en']) {
    await choose(language);
    const skill = await find('plasma');
    expect(skill.skillName).toBe('steady plasma');
    expect(skill).not.toHaveProperty('nameLanguage');
    expect((await findRole('flux')).roleName).toBe('flux tamer');
  }
});

it('lists are in the order of the shown names, and those without a translation follow', async () => {
  const names = async () => (await library.send(searchSkills, undefined, { pagesize: 100 })).body.skills;
  await choose('de');
  const shown: Skill[] = await names();
  const translated = shown.filter(({ nameLanguage }) => nameLanguage === undefined);
  expect(translated.map(({ skillName }) => skillName)).toContain('Flusskondensatoren zähmen');
  expect(shown.slice(0, translated.length)).toEqual(translated);
  await choose(null);
  expect((await names())[0].skillName).not.toBe(shown[0]?.skillName);
});
