import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from '@skills-architect/contracts/admin';
import { createPersona } from '@skills-architect/contracts/personas';
import {
  exportLibrary,
  getRole,
  type LibraryImport,
  listImportedRecords,
  listLibraryImports,
  listRoleSkills,
  runLibraryImport,
  undoLibraryImport,
  updateRole,
} from '@skills-architect/contracts/roles';
import { getSkill, getSkillTree, listSources, searchSkills } from '@skills-architect/contracts/skills';
import { aZip } from '@skills-architect/service-kit/testing';
import { DESIGNER, ENGINEER, esco, type LibraryUnderTest, onet, start } from './library-import.fixtures';

let library: LibraryUnderTest;

beforeAll(async () => {
  library = await start();
});
afterAll(() => library.stop());

describe('an import of O*NET', () => {
  let before: string;
  let importId: number;

  it('is previewed without changes, and reports missing tables', async () => {
    before = await library.libraryHash();
    const shown = await library.preview({ 'db_text.zip': aZip(onet([ENGINEER, DESIGNER])) });
    importId = shown.importId;
    expect(shown).toMatchObject({ taxonomy: 'O*NET', stage: 'ready', skills: { new: 3 }, roles: { new: 2 } });
    expect(shown.tables.filter(({ file }) => !file).map(({ table }) => table)).toEqual(
      expect.arrayContaining(['Knowledge', 'Job Zones']),
    );
    const { body } = await library.send(listImportedRecords, { importId }, undefined, '?kind=role&state=new');
    expect(body.records.map(({ name }: { name: string }) => name)).toEqual(['Quantum Designers', 'Quantum Engineers']);
    expect(await library.libraryHash()).toBe(before);
  });

  it('creates roles with titles, tasks and levels, and skills with texts in their categories', async () => {
    expect((await library.run(importId)).status).toBe('done');
    const found = await library.findRole('wiring wizard');
    const { body: role } = await library.send(getRole, { roleId: found.roleId });
    expect(role).toMatchObject({
      roleName: 'Quantum Engineers',
      subsector: 'Architecture and Engineering',
      alternativeNames: ['Wiring "Wizard"'],
      source: 'O*NET',
      roleStatus: 4,
    });
    expect(role.roleandResponsibilities).toContain('Draw wiring plans.$Test grids.');
    const { body } = await library.send(
      listRoleSkills,
      { roleId: found.roleId },
      undefined,
      '?clientId=1&includeUnPublished=true',
    );
    expect(
      body.skills.map((listed: { skillName: string; skillCriticality: string }) => [
        listed.skillName,
        listed.skillCriticality,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Quantum Programming', 'High'],
        ['Quantum Pad', 'Medium'],
      ]),
    );
    expect(body.skills).toHaveLength(2);
    const { skills } = (await library.send(searchSkills, undefined, { searchString: 'quantum programming' })).body;
    const { body: skill } = await library.send(getSkill, { skillId: skills[0].skillId });
    expect(skill.proficiencies.map(({ description }: { description: string }) => description)).toEqual([
      '',
      '',
      'For example: Write a script for a weather station',
      '',
      '',
    ]);
    const { sources } = (await library.send(listSources)).body;
    expect(sources.at(-1)).toMatchObject({ source: 'O*NET', licence: 'CC BY 4.0' });
  });

  it('can be exported in ESCO’s format and imported again without a change', async () => {
    const { sources } = (await library.send(listSources)).body;
    const { sourceId } = sources.at(-1);
    const { body } = await library.send(exportLibrary, undefined, { sourceId });
    const job = await library.waitForEnd(body.token);
    const again = await library.preview({ 'library.zip': await library.download(job) });
    const none = { new: 0, changed: 0, edited: 0, gone: 0 };
    expect(again).toMatchObject({ taxonomy: 'O*NET', skills: { same: 3, ...none }, roles: { same: 2, ...none } });
    expect((await library.send(exportLibrary, undefined, { sourceId: 9999 })).status).toBe(404);
  });

  it('changes only what the taxonomy has changed, keeps edits of people, and retires on request', async () => {
    const same = await library.preview(onet([ENGINEER, DESIGNER]));
    expect(same).toMatchObject({ skills: { same: 3, new: 0 }, roles: { same: 2, new: 0, changed: 0 } });

    const { roleId } = await library.findRole('quantum designers');
    const { body: role } = await library.send(getRole, { roleId });
    const { leadershipRole, ...form } = role;
    const edited = { ...form, leadershipRoleId: leadershipRole.leadershipRoleId, roleDescription: 'By a person.' };
    const saved = await library.send(updateRole, { roleId }, { ...edited, roleandResponsibilities: '|Draw.' });
    expect(saved.status).toBe(200);

    const next = await library.preview(
      onet([
        [...ENGINEER.slice(0, 2), 'Designs more.'],
        [...DESIGNER.slice(0, 2), 'Other.'],
      ]),
    );
    expect(next.roles).toEqual({ new: 0, changed: 1, edited: 1, same: 0, gone: 0 });
    await library.run(next.importId);
    expect((await library.send(getRole, { roleId })).body.roleDescription).toBe('By a person.');
    const refused = await library.send(undoLibraryImport, { importId });
    expect([refused.status, refused.body.error]).toEqual([409, 'Undo the later imports of O*NET first.']);

    const fewer = await library.preview(onet([DESIGNER]));
    expect(fewer).toMatchObject({ stage: 'ready', roles: { gone: 1 } });
    await library.run(fewer.importId, 'retire');
    expect((await library.findRole('quantum engineers')).roleStatus).toBe(5);
    expect((await library.read(fewer.importId)).retired).toBe(1);
    await library.undo(fewer.importId);
    expect((await library.findRole('quantum engineers')).roleStatus).toBe(4);
    await library.undo(next.importId);
    expect((await library.findRole('quantum engineers')).roleName).toBe('Quantum Engineers');
  });

  it('can be undone except for records changed or used since, which are listed', async () => {
    const job = await library.undo(importId);
    expect(job).toMatchObject({ status: 'done' });
    expect(await library.findRole('quantum engineers')).toBeUndefined();
    // A person has edited the designers: they are kept, and so is the tool that they use.
    const { body } = await library.send(listImportedRecords, { importId }, undefined, '?state=kept');
    expect(body.records).toEqual([
      { kind: 'role', name: 'Quantum Designers' },
      { kind: 'skill', name: 'Quantum Pad' },
    ]);
    expect(await library.skillNames('quantum')).toEqual(['Quantum Pad']);
    expect((await library.send(undoLibraryImport, { importId })).status).toBe(409);
  });
});

describe('imports of one taxonomy', () => {
  it('run one at a time, and an undo restores the library', async () => {
    const before = await library.libraryHash();
    const [first, second] = [await library.preview(esco()), await library.preview(esco())];
    const started = await Promise.all(
      [first, second].map(({ importId }) => library.send(runLibraryImport, { importId }, { gone: 'keep' })),
    );
    expect(started.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = started.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe('Another import of ESCO is under way. Wait until it has ended.');
    const winner = started[0]?.status === 200 ? first : second;
    await library.waitForEnd(started.find(({ status }) => status === 200)?.body.token);
    expect(await library.skillNames('flux')).toEqual(['tame flux capacitors']);
    const { skills } = (await library.send(searchSkills, undefined, { searchString: 'flux' })).body;
    const tree = (await library.send(getSkillTree, { skillId: skills[0].skillId })).body;
    expect(tree.nodes.map(({ skillName }: { skillName: string }) => skillName)).toEqual([
      'tame flux capacitors',
      'steady plasma',
    ]);
    expect((await library.read(winner.importId)).undoableUntil).toBeDefined();
    await library.undo(winner.importId);
    expect(await library.libraryHash()).toBe(before);
    const { imports } = (await library.send(listLibraryImports)).body;
    expect(imports.find((shown: LibraryImport) => shown.importId === winner.importId)).toMatchObject({
      stage: 'undone',
      kept: 0,
      user: { userName: expect.any(String) },
    });
  });

  it('keep what a persona uses when they are undone', async () => {
    const { importId } = await library.preview(esco());
    await library.run(importId);
    const { roleId, sourceId } = await library.findRole('flux tamer');
    const { body: client } = await library.send(createClient, undefined, {
      clientName: 'Flux',
      sourceIdList: [sourceId],
    });
    const persona = { groupName: 'Flux', personaName: 'Flux Tamer', industryRoleId: roleId };
    const created = await library.send(createPersona, undefined, persona, `?clientId=${client.clientId}`);
    expect(created).toMatchObject({ status: 200, body: { industryRole: { roleId } } });
    await library.undo(importId);
    expect((await library.findRole('flux tamer')).roleId).toBe(roleId);
    expect(await library.skillNames('flux')).toEqual(['tame flux capacitors']);
    expect((await library.read(importId)).kept).toBe(2);
  });

  it('are refused with the file and the missing columns', async () => {
    const { 'classification.zip': classification } = esco();
    const shown = await library.preview({
      'classification.zip': classification,
      'occupationSkillRelations.csv': 'a,b\n1,2\n',
    });
    expect(shown).toMatchObject({
      stage: 'refused',
      errorMessage:
        'broaderRelationsSkillPillar is missing. occupationSkillRelations.csv has no column occupationUri, relationType, skillType, skillUri.',
    });
    expect((await library.preview({ 'notes.txt': 'x' })).errorMessage).toMatch(/None of the files/);
    expect((await library.preview({ 'Skills 2026.xlsx': 'PK and no workbook' })).errorMessage).toBe(
      'Skills 2026.xlsx is damaged, or no workbook. Open it in Excel and save it again.',
    );
  });
});
