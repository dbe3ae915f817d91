import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { VersionField } from '@skills-architect/contracts';
import { createClient } from '@skills-architect/contracts/admin';
import {
  getRole,
  listImportedRecords,
  restoreRoleVersion,
  roleHistory,
  suggestRoles,
  updateRole,
} from '@skills-architect/contracts/roles';
import {
  getSkill,
  getSkillTranslations,
  removeSkillTranslation,
  saveSkillTranslation,
} from '@skills-architect/contracts/skills';
import { TRANSLATED_COLUMNS as COLUMNS, esco, german, type LibraryUnderTest, start } from './library-import.fixtures';

let library: LibraryUnderTest;
beforeAll(async () => {
  library = await start();
});
afterAll(() => library.stop());

const findSkill = (text: string) => library.findSkill(text);
const findRole = (name: string) => library.findRole(name);
const importFiles = (files: Parameters<LibraryUnderTest['preview']>[0]) => library.importFiles(files);
const openSkill = async (text: string) =>
  (await library.send(getSkill, { skillId: (await findSkill(text)).skillId })).body;

it('the first files, if they are a whole library, decide the language of its own texts; English ones translate them', async () => {
  const first = await importFiles(esco('', 'de'));
  expect(first).toMatchObject({ stage: 'done', skills: { new: 2 }, warnings: [expect.stringMatching(/in German;/)] });
  expect(await library.languages()).toEqual(['en', 'de']);
  expect(await findSkill('tame flux')).toMatchObject({
    nameLanguage: 'de',
    skillFamily: { familyLanguage: 'de' },
  });
  expect(await findRole('flux tamer')).toMatchObject({ nameLanguage: 'de', functionLanguage: 'de' });
  const second = await importFiles({ 'skills_en.csv': `${COLUMNS}Skill,esco/s1,guide the river,,\n` });
  expect(second).toMatchObject({ stage: 'done', language: 'en', skills: { changed: 1 } });
  const found = await findSkill('tame flux');
  expect(found).toMatchObject({ skillName: 'guide the river', foundAs: { language: 'de' } });
  const { body } = await library.send(getSkillTranslations, undefined, undefined, `?kind=skill&id=${found.skillId}`);
  expect(body).toMatchObject({ ownLanguage: 'de', translations: [{ language: 'en' }] });
  const { kind, id, rev, translations } = body;
  const text = { ...translations[0], language: 'de' };
  expect(await library.send(saveSkillTranslation, undefined, { kind, id, rev, text })).toMatchObject({ status: 400 });
  await library.undo(second.importId);
  await library.undo(first.importId);
  expect(await library.languages()).toEqual(['en']);
});

describe("ESCO's files in another language", () => {
  it('are refused before the library has ESCO', async () => {
    const shown = await library.preview(german());
    expect(shown).toMatchObject({
      stage: 'refused',
      language: 'de',
      errorMessage:
        'The library has no skills and roles of ESCO yet. Import all files of ESCO in one language first, then its translations.',
    });
  });

  it('translate skills and roles, and records that the library does not have are named', async () => {
    await importFiles(esco());
    const before = await library.libraryHash();
    const shown = await library.preview(german());
    expect(shown).toMatchObject({
      taxonomy: 'ESCO',
      language: 'de',
      stage: 'ready',
      skills: { new: 0, changed: 1, gone: 0 },
      roles: { new: 0, changed: 1, gone: 0 },
      groups: { new: 0, changed: 3, gone: 0 },
      warnings: ['1 skill of the files not in the library: Unbekanntes können'],
    });
    expect(await library.libraryHash()).toBe(before);
    const job = await library.run(shown.importId);
    expect(job).toMatchObject({ status: 'done', summary: 'ESCO in German: 1 skill, 1 role, 3 groups translated' });
    expect((await openSkill('tame flux')).translations).toEqual([
      {
        language: 'de',
        name: 'Flusskondensatoren zähmen',
        alternativeNames: ['Fluss zähmen', 'Fluss reiten'],
        description: 'Zähmt',
      },
    ]);
    const { records } = (
      await library.send(listImportedRecords, { importId: shown.importId }, undefined, '?kind=skill&state=changed')
    ).body;
    expect(records).toEqual([{ kind: 'skill', name: 'Flusskondensatoren zähmen' }]);
  });

  it('are found by their names, and the search says which and in which language', async () => {
    expect(await findSkill('fluss reiten')).toMatchObject({
      skillName: 'tame flux capacitors',
      foundAs: { name: 'Fluss reiten', language: 'de' },
    });
    expect(await findRole('Flusszähmerin')).toMatchObject({
      roleName: 'flux tamer',
      foundAs: { name: 'Flusszähmer/Flusszähmerin', language: 'de' },
    });
    expect(await findSkill('ride flux')).not.toHaveProperty('foundAs');
    expect(await findRole('flux')).not.toHaveProperty('foundAs');
  });

  it('suggest their roles for a title in that language', async () => {
    const request = {
      personaName: 'Flusszähmerin',
      groupName: 'Fluss',
      roleDescription: 'Sie zähmen Fluss.',
      rolesAndResponsibilities: '',
    };
    const { roleId, sourceId } = await findRole('flux tamer');
    const { clientId } = (
      await library.send(createClient, undefined, { clientName: 'Fluss', sourceIdList: [sourceId] })
    ).body;
    const suggestedIds = async () => {
      const { body } = await library.send(suggestRoles, undefined, { clientId, roleSuggestionsRequest: [request] });
      return body.suggestions[0].roles.map((role: { roleId: number }) => role.roleId);
    };
    // The matching index follows the library.
    let found = await suggestedIds();
    while (!found.length) found = await suggestedIds();
    expect(found[0]).toBe(roleId);
  });

  it('change nothing when they are imported again', async () => {
    const again = await importFiles(german());
    expect(again).toMatchObject({ stage: 'done', skills: { changed: 0, same: 1 }, roles: { changed: 0, same: 1 } });
    const newer = await importFiles(german('Zähmt alles'));
    expect(newer).toMatchObject({ skills: { changed: 1, same: 0 } });
    expect((await openSkill('tame flux')).translations).toMatchObject([{ description: 'Zähmt alles' }]);
    await library.undo(newer.importId);
    expect((await openSkill('tame flux')).translations).toMatchObject([{ description: 'Zähmt' }]);
  });

  it('keep what people have edited in them', async () => {
    const { skillId } = await findSkill('tame flux');
    const query = `?kind=skill&id=${skillId}`;
    const { body: skill } = await library.send(getSkillTranslations, undefined, undefined, query);
    const [former] = skill.translations;
    const save = (rev: number, text: object) =>
      library.send(saveSkillTranslation, undefined, { kind: 'skill', id: skillId, rev, text });
    const { body: edited } = await save(skill.rev, { ...former, description: 'Von Hand' });
    const shown = await library.preview(german('Zähmt neu'));
    expect(shown).toMatchObject({ stage: 'ready', skills: { changed: 0, edited: 1 } });
    await library.run(shown.importId);
    expect((await openSkill('tame flux')).translations).toMatchObject([{ description: 'Von Hand' }]);
    expect(await save(edited.rev, former)).toMatchObject({ status: 200 });
  });

  it('do not bring back what people have removed', async () => {
    const { skillId } = await findSkill('tame flux');
    const query = `?kind=skill&id=${skillId}`;
    const { body: skill } = await library.send(getSkillTranslations, undefined, undefined, query);
    const removed = await library.send(
      removeSkillTranslation,
      undefined,
      undefined,
      `${query}&rev=${skill.rev}&language=de`,
    );
    expect(removed).toMatchObject({ status: 200, body: { translations: [] } });
    const shown = await library.preview(german());
    expect(shown).toMatchObject({ stage: 'ready', skills: { changed: 0, edited: 1 } });
    await library.run(shown.importId);
    expect((await openSkill('tame flux')).translations).toEqual([]);
    const [text] = skill.translations;
    const { rev } = await openSkill('tame flux');
    await library.send(saveSkillTranslation, undefined, { kind: 'skill', id: skillId, rev, text });
    expect(await importFiles(german())).toMatchObject({ skills: { edited: 0 } });
  });

  it('stay when the English texts are imported again or edited, and are stale after an edit', async () => {
    expect(await importFiles(esco())).toMatchObject({ skills: { same: 2 }, roles: { same: 1 } });
    const { roleId } = await findRole('Flusszähmerin');
    const { body: role } = await library.send(getRole, { roleId });
    const { leadershipRole, translations, ...form } = role;
    expect(translations).not.toMatchObject([{ stale: expect.anything() }]);
    const edited = await library.send(
      updateRole,
      { roleId },
      {
        ...form,
        leadershipRoleId: leadershipRole.leadershipRoleId,
        occupation: 'Taming',
        roleandResponsibilities: 'Tame',
        roleDescription: 'Tames flux every day',
      },
    );
    expect(edited).toMatchObject({
      status: 200,
      body: { translations: [{ language: 'de', stale: { description: 'Tames flux' } }] },
    });
    expect((await findRole('Flusszähmerin')).roleId).toBe(roleId);
  });

  it('are in the history, and restoring a version from before removes them', async () => {
    const { roleId } = await findRole('Flusszähmerin');
    const history = (await library.send(roleHistory, { roleId })).body;
    const german = history.versions.map(
      ({ fields }: { fields: VersionField[] }) => fields.find(({ field }) => field === 'German')?.value,
    );
    const texts = 'Flusszähmer/Flusszähmerin\nFlusszähmer\nFlusszähmerin\nZähmt Fluss';
    expect(german).toEqual([texts, texts, undefined]);
    const first = history.versions.at(-1).rev;
    const { body: restored } = await library.send(
      restoreRoleVersion,
      { roleId },
      { version: first, rev: history.versions[0].rev },
    );
    expect(restored).toMatchObject({ roleName: 'flux tamer', translations: [] });
    expect(await findRole('Flusszähmerin')).toBeUndefined();
  });

  it('that have nothing of the library are refused', async () => {
    const shown = await library.preview({ 'skills_fr.csv': `${COLUMNS}Skill,esco/s8,savoir,,\n` });
    expect(shown).toMatchObject({
      stage: 'refused',
      errorMessage:
        'The files translate no skill, role or group of the library. 1 skill of the files not in the library: savoir',
    });
  });

  it('in the library’s own language are suspected', async () => {
    const shown = await library.preview({ 'skills_fr.csv': `${COLUMNS}Skill,esco/s2,Steady plasma,,\n` });
    expect(shown.warnings).toEqual(['1 of 1 names are the same as in the library: are the files really in French?']);
  });
});
