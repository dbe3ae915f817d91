import { expect, it } from '@jest/globals';
import * as calls from '@skills-architect/contracts/personas';
import { readWorkbook } from '@skills-architect/library-service-kit/testing';
import { aUser } from '@skills-architect/service-kit/testing';
import { hr, importsUnderTest, jobs, paramsOf, staff } from '../imports/imports.fixtures';

const imports = importsUnderTest();

const paramsOfRow = (rowId: number) => ({ params: { skillSubject: calls.rowSubject(rowId) } });
const readMapping = async (rowId: number) => (await imports.as(hr).call(calls.getRowMapping, paramsOfRow(rowId))).body;
const added = { skillId: 9, proficiencyId: 92, skillCriticality: 'Low', skillAddedFrom: 'Add Skill' } as const;
const form = (rev: number, overrides: object = {}) => ({
  rev,
  skillProficiencyMappings: [added],
  skillIdsToRemoveFromPersona: [],
  ...overrides,
});
const oneRow = async (title: string) => {
  const { token, rows } = await imports.importAndSelect(jobs(title));
  return { token, rowId: rows[0]?.rowId ?? 0 };
};
const readState = async (token: string) => (await imports.listRows(token))[0]?.skillMapping;

it('starts with the skills of the role, and can be saved partially, completed and discarded', async () => {
  const { token, rowId } = await oneRow('Mapped Clerk');
  expect(await readMapping(rowId)).toMatchObject({
    personaName: 'Mapped Clerk',
    industryRole: { roleId: 1 },
    state: 'not started',
    rev: 0,
    skills: [{ skillId: 7, proficiencyId: 73, skillAddedFrom: 'Industry Role' }],
  });
  const partial = await imports.as(hr).call(calls.saveRowMapping, { ...paramsOfRow(rowId), body: form(0) });
  expect(partial.body).toMatchObject({ state: 'in progress', rev: 1, skills: [{ skillId: 7 }, { skillId: 9 }] });
  const late = await imports.as(hr).call(calls.saveRowMapping, { ...paramsOfRow(rowId), body: form(0) });
  expect(late.failure.code).toBe('stale');
  const done = form(1, { skillProficiencyMappings: [], skillIdsToRemoveFromPersona: [7] });
  const complete = await imports.as(hr).call(calls.completeRowMapping, { ...paramsOfRow(rowId), body: done });
  expect(complete.body).toMatchObject({ state: 'done', skills: [{ skillId: 9 }], excludedRoleSkills: [7] });
  expect(await readState(token)).toBe('done');
  await imports.as(hr).call(calls.discardRowMapping, paramsOfRow(rowId));
  expect(await readMapping(rowId)).toMatchObject({ state: 'not started', skills: [{ skillId: 7 }] });
  await imports.discard(token);
});

it('is copied to the created persona', async () => {
  const { token, rowId } = await oneRow('Created Clerk');
  const body = form(0, { skillIdsToRemoveFromPersona: [7] });
  await imports.as(hr).call(calls.completeRowMapping, { ...paramsOfRow(rowId), body });
  await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
  await imports.waitForStage(token, 'done');
  const personaId = (await imports.listRows(token))[0]?.personaId ?? 0;
  const { body: skills } = await imports.as(hr).call(calls.listPersonaSkills, { params: { personaId } });
  expect(skills).toMatchObject({ skills: [{ skillId: 9, proficiencyId: 92 }], excludedRoleSkills: [7] });
});

it('needs a role; another role replaces the skills of the former one', async () => {
  const { token, rowId } = await oneRow('Undecided Clerk');
  await imports.as(hr).call(calls.completeRowMapping, { ...paramsOfRow(rowId), body: form(0) });
  const select = (roleId: number | null) =>
    imports.as(hr).call(calls.saveImportRows, { ...paramsOf(token), body: { rows: [{ rowId, roleId }] } });
  await select(2);
  expect(await readMapping(rowId)).toMatchObject({ state: 'in progress', skills: [{ skillId: 7 }, { skillId: 9 }] });
  await select(null);
  expect(await readMapping(rowId)).toMatchObject({ industryRole: null, skills: [{ skillId: 9 }] });
  const refused = await imports.as(hr).call(calls.saveRowMapping, { ...paramsOfRow(rowId), body: form(1) });
  expect(refused.failure.error).toBe('Select an industry role for Undecided Clerk before its skills are mapped.');
  await imports.discard(token);
});

it('can be changed by the owner of the import only, and is hidden from other clients', async () => {
  const { token, rowId } = await oneRow('Private Clerk');
  const colleague = imports.as(aUser(1, [1], 77));
  expect((await colleague.call(calls.getRowMapping, paramsOfRow(rowId))).status).toBe(200);
  expect((await colleague.call(calls.saveRowMapping, { ...paramsOfRow(rowId), body: form(0) })).status).toBe(409);
  const stranger = imports.as(aUser(1, [2], 78));
  expect((await stranger.call(calls.getRowMapping, paramsOfRow(rowId))).status).toBe(404);
  await imports.discard(token);
  expect((await imports.as(hr).call(calls.getRowMapping, paramsOfRow(rowId))).status).toBe(404);
});

it('has inferred skills, and is exported like a persona', async () => {
  const { token, rowId } = await oneRow('Inferred Clerk');
  const inferred = await imports.as(staff).call(calls.inferredRowSkills, paramsOfRow(rowId));
  expect(inferred.body.skills).toMatchObject([
    { skillId: 8, inferredFrom: 'description', foundAs: 'train' },
    { skillId: 7, inferredFrom: 'role', proposedProficiencyId: 73 },
  ]);
  expect((await imports.as(hr).call(calls.inferredRowSkills, paramsOfRow(rowId))).status).toBe(403);
  await imports.as(hr).call(calls.completeRowMapping, { ...paramsOfRow(rowId), body: form(0) });
  const exported = await imports.as(staff).call(calls.exportRowSkills, paramsOfRow(rowId));
  const [sheet] = await readWorkbook(exported.raw);
  expect(sheet?.rows.slice(1).map((row) => [row[1], row[2], row[4]])).toEqual([
    ['Inferred Clerk', 'Skill 7', 'Level 3'],
    ['Inferred Clerk', 'Skill 9', 'Level 2'],
  ]);
  expect((await imports.as(hr).call(calls.exportRowSkills, paramsOfRow(rowId))).status).toBe(403);
  await imports.discard(token);
});

it('is copied with all its skills when the rows of an import have more than one call to the library returns', async () => {
  const { token, rows } = await imports.importAndSelect(jobs('First Clerk', 'Second Clerk', 'Third Clerk'));
  const stored = imports.kit().db.collection<{ _id: number }>('importRows');
  for (const [rowIndex, { rowId }] of rows.entries()) {
    const mapped = Array.from({ length: 2000 }, (_, index) => ({
      skillId: 100 + rowIndex * 2000 + index,
      skillAddedFrom: 'Add Skill',
      proficiencyId: null,
      levelNumber: null,
      industryProficiencyId: null,
      industryLevelNumber: null,
      skillCriticality: '',
    }));
    const mapping = { rows: mapped, excludedRoleSkills: [], rev: 1, roleId: 1, state: 'done' };
    await stored.updateOne({ _id: rowId }, { $set: { mapping } });
  }
  await imports.as(hr).call(calls.createImportedPersonas, paramsOf(token));
  await imports.waitForStage(token, 'done');
  const personaIds = (await imports.listRows(token)).map(({ personaId }) => personaId ?? 0);
  const mappings = await imports
    .kit()
    .db.collection<{ _id: number; rows: unknown[] }>('personaSkills')
    .find({ _id: { $in: personaIds } })
    .toArray();
  expect(mappings.map((mapping) => mapping.rows.length)).toEqual([2000, 2000, 2000]);
});
