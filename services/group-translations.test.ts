import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Call } from '@skills-architect/contracts';
import { getRoleTranslations, listImportedRecords, saveRoleTranslation } from '@skills-architect/contracts/roles';
import { getSkillTranslations, saveSkillTranslation } from '@skills-architect/contracts/skills';
import { TRANSLATED_COLUMNS as COLUMNS, esco, german, type LibraryUnderTest, start } from './library-import.fixtures';

let library: LibraryUnderTest;
beforeAll(async () => {
  library = await start();
  await library.importFiles(esco());
  await library.importFiles(german());
});
afterAll(() => library.stop());

it('translations of groups alone are imported, and the undo takes their names back', async () => {
  const done = await library.importFiles({ 'skillGroups_fr.csv': 'conceptUri,preferredLabel\nesco/S5,ordinateurs\n' });
  expect(done).toMatchObject({ stage: 'done', skills: { changed: 0 }, groups: { changed: 1, same: 0 } });
  expect(await library.languages()).toEqual(['en', 'de', 'fr']);
  const { records } = (
    await library.send(listImportedRecords, { importId: done.importId }, undefined, '?kind=group&state=changed')
  ).body;
  expect(records).toEqual([{ kind: 'group', name: 'Ordinateurs' }]);
  await library.undo(done.importId);
  expect(await library.languages()).toEqual(['en', 'de']);
});

it('translations name a group in each category in which it is a family', async () => {
  // ESCO counts team work among computers as leadership.
  await library.importFiles(esco('esco/s3,lead a team of computer operators,,,skill/competence,cross-sector\n'));
  const done = await library.importFiles({ 'skillGroups_fr.csv': 'conceptUri,preferredLabel\nesco/S5,ordinateurs\n' });
  expect(done).toMatchObject({ groups: { changed: 2 } });
});

it('translations are kept by the undo where people have changed a group since, and counted', async () => {
  const done = await library.importFiles({
    'skillGroups_es.csv': 'conceptUri,preferredLabel\nesco/S5,ordenadores\n',
    'ISCOGroups_es.csv': 'code,preferredLabel\n25,profesionales\n2512,desarrolladores\n',
  });
  const [{ skillFamily }, { functionId }] = [
    await library.findSkill('tame flux'),
    await library.findRole('flux tamer'),
  ];
  const text = { language: 'pl', name: 'Nazwa', alternativeNames: [], description: '' };
  const rename = async (read: Call, save: Call, kind: string, id: number) => {
    const { body } = await library.send(read, undefined, undefined, `?kind=${kind}&id=${id}`);
    return library.send(save, undefined, { kind, id, rev: body.rev, text });
  };
  await rename(getSkillTranslations, saveSkillTranslation, 'family', skillFamily.skillFamilyId);
  await rename(getRoleTranslations, saveRoleTranslation, 'function', functionId);
  await library.undo(done.importId);
  expect(await library.read(done.importId)).toMatchObject({ stage: 'undone', kept: 2 });
  const query = '?kind=group&state=kept';
  const { body } = await library.send(listImportedRecords, { importId: done.importId }, undefined, query);
  expect(body.records.map(({ name }: { name: string }) => name).sort()).toEqual(['Ordenadores', 'desarrolladores']);
});

it('translations may have more groups than one call takes, and say when the library knows none of the groups', async () => {
  const groups = Array.from({ length: 2001 }, (_, index) => `esco/G${index},groupe ${index}\n`).join('');
  const shown = await library.preview({
    'skills_fr.csv': `${COLUMNS}Skill,esco/s2,calmer,,\n`,
    'skillGroups_fr.csv': `conceptUri,preferredLabel\n${groups}`,
  });
  expect(shown).toMatchObject({
    stage: 'ready',
    skills: { changed: 1 },
    warnings: [
      'The library has no family for 2,001 skill groups of the files. Import ESCO itself again first, so that its families can be translated.',
    ],
  });
});

it("O*NET's titles in Spanish translate its roles by code, and codes that the library does not have are named", async () => {
  const spanish = { 'Spanish Titles.txt': 'O*NET-SOC Code\tTitle\n29-1141.00\tEnfermeros\n11-1021.00\tGerentes\n' };
  expect(await library.preview(spanish)).toMatchObject({
    stage: 'refused',
    errorMessage: expect.stringMatching(/^The library has no skills and roles of O\*NET yet/),
  });
  const english = 'O*NET-SOC Code\tTitle\tDescription\n29-1141.00\tRegistered Nurses\tCare\n';
  const first = await library.importFiles({ 'Occupation Data.txt': english, ...spanish });
  expect(first).toMatchObject({
    roles: { new: 1 },
    warnings: [expect.stringMatching(/^Spanish Titles.txt is not read/)],
  });
  const done = await library.importFiles(spanish);
  expect(done).toMatchObject({
    taxonomy: 'O*NET',
    language: 'es',
    roles: { changed: 1 },
    warnings: ['1 role of the files not in the library: Gerentes'],
  });
  expect(await library.findRole('enfermeros')).toMatchObject({
    roleName: 'Registered Nurses',
    foundAs: { name: 'Enfermeros', language: 'es' },
  });
  await library.undo(done.importId);
  expect(await library.findRole('enfermeros')).toBeUndefined();
  await library.undo(first.importId);
});
