import {
  listImportRows,
  listPersonas,
  type PersonaImport,
  pendingImport,
  saveImportRows,
} from '@skills-architect/contracts/personas';
import { type RoleSummary, searchRoles } from '@skills-architect/contracts/roles';
import { answer, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../area';
import { anImport, aRow, aSuggestion } from '../import-files/imports.fixtures';
import RoleMatching from './role-matching';

export const engineer = aRow(1, 'Data Engineer', {
  roleRecommendations: [aSuggestion(11, 'Engineer of data', { confidence: 'clear' }), aSuggestion(12, 'Architect')],
});
export const analyst = aRow(2, 'Analyst', {
  groupName: 'Sales',
  roleRecommendations: [aSuggestion(13, 'Sales analyst')],
});
export const clerk = aRow(3, 'Clerk', {
  isDuplicatePersona: true,
  roleRecommendations: [aSuggestion(14, 'Office clerk')],
});
export const all = [engineer, analyst, clerk];
export const counts = { read: 3, failed: 0, existing: 1, selected: 0, created: 0 };

export const answerSelectionStage = (overrides: Partial<PersonaImport> = {}) =>
  answer(pendingImport, { import: anImport({ stage: 'selection', status: 1, counts, ...overrides }) });
export const answerRows = (rows: readonly (typeof engineer)[] = all) =>
  answer(listImportRows, { rows: [...rows], total: rows.length, departments: ['Data', 'Sales'] });
export const aRole = (roleId: number, roleName: string): RoleSummary => ({
  roleId,
  roleName,
  subsectorId: 1,
  subsector: 'Health',
  subsectorTypeId: 1,
  functionId: 1,
  functionName: 'Records',
  occupation: '',
  leadershipRole: null,
  sourceId: 1,
  source: 'Skills Architect',
  roleStatus: 4,
});
export const roles = answer(searchRoles, ({ body }) => {
  const found = body.roleName === 'arch' ? [aRole(20, 'Archivist')] : [];
  return { roles: found, total: found.length };
});
export const saving = answer(saveImportRows, ({ body }) => ({
  counts,
  rows: body.rows.map(({ rowId, roleId }) => {
    const row = all.find((candidate) => candidate.rowId === rowId) ?? engineer;
    return {
      ...row,
      roleRecommendations: row.roleRecommendations.map((roleRecommendation) => ({
        ...roleRecommendation,
        isSelected: roleRecommendation.roleId === roleId,
      })),
    };
  }),
}));
/** No persona of the import lacks a role. */
const noDrafts = answer(listPersonas, { data: [], total: 0, filteredPersonasCount: 0 });

export const show = (answers: readonly FakeAnswer[] = [], { agree = true, path = '/personas/role-matching' } = {}) =>
  renderScreen(<RoleMatching />, {
    manifest,
    path,
    agree,
    answers: [...answers, answerSelectionStage(), answerRows(), roles, noDrafts],
  });
export const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`(^| )${name} `) }));
type Person = ReturnType<typeof show>['person'];
/** Selects a role in the picker of a client role. */
export const chooseRole = async (person: Person, clientRole: string, roleName: string) => {
  await person.click((await row(clientRole)).getByRole('combobox', { name: `Industry role for ${clientRole}` }));
  await person.click(await screen.findByRole('option', { name: new RegExp(`^${roleName}`) }));
};
export const savedBodies = (portal: ReturnType<typeof show>['portal']) =>
  portal.requests
    .filter(({ call, method }) => call === saveImportRows.path && method === 'POST')
    .map(({ body }) => body);
