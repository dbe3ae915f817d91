import type { ImportRow, PersonaImport, RoleRecommendation } from '@skills-architect/contracts/personas';

/** An import for tests. */
export const anImport = (overrides: Partial<PersonaImport> = {}): PersonaImport => ({
  importTokenId: 'token',
  clientId: 1,
  clientName: 'Acme',
  userId: 1,
  fileName: 'roles.zip',
  stage: 'review',
  status: 0,
  entity: 'job descriptions',
  totalItems: 3,
  completedItems: 3,
  counts: { read: 2, failed: 1, existing: 0, selected: 0, created: 0 },
  startedAt: '2026-03-02T09:00:00.000Z',
  ...overrides,
});

/** A suggestion for tests. */
export const aSuggestion = (
  roleId: number,
  roleName: string,
  overrides: Partial<RoleRecommendation> = {},
): RoleRecommendation => ({
  roleId,
  roleName,
  score: 2,
  parts: { title: 1, words: 0.5, duties: 0.25, skills: 0.25, level: 0.5, chosen: 0 },
  confidence: null,
  isSelected: false,
  isSearchedRole: false,
  ...overrides,
});

/** A row that was read, for tests. */
export const aRow = (rowId: number, personaName: string, overrides: Partial<ImportRow> = {}): ImportRow => ({
  rowId,
  fileName: `${personaName}.pdf`,
  outcome: 'read',
  reason: '',
  personaName,
  groupName: 'Data',
  reportingTo: '',
  roleDescription: 'Keeps the data flowing.',
  rolesAndResponsibilities: 'Builds pipelines|Watches them',
  isDuplicatePersona: false,
  roleRecommendations: [],
  restored: [],
  ...overrides,
});
