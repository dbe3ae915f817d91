import type { ImportRow, RoleRecommendation } from '@skills-architect/contracts/personas';
import type { DraftParts } from '@skills-architect/portal-kit';
import { matchesWords } from '@skills-architect/ui-kit/extra';

/** A role that was chosen for a row. */
export interface RowRole {
  roleId: number;
  roleName: string;
}

/** The role of each row, saved or not; `null` for none. */
export type Choices = ReadonlyMap<number, RowRole | null>;
type Row = Pick<ImportRow, 'rowId' | 'personaName' | 'isDuplicatePersona' | 'roleRecommendations'>;

const savedRole = ({ roleRecommendations }: Row): RoleRecommendation | undefined =>
  roleRecommendations.find(({ isSelected }) => isSelected);

/** The role a row would be created with, as it stands on the screen. */
export const selectedRole = (row: Row, choices: Choices): RowRole | undefined => {
  const choice = choices.get(row.rowId);
  return choice === undefined ? savedRole(row) : (choice ?? undefined);
};

/** The three suggestions of a row; a role that was searched for is none. */
export const listSuggestions = ({ roleRecommendations }: Row): RoleRecommendation[] =>
  roleRecommendations.filter(({ isSearchedRole }) => !isSearchedRole).slice(0, 3);

/** The roles as they are saved. */
export const savedChoices = (rows: readonly Row[]): Choices =>
  new Map(rows.map((row) => [row.rowId, toRole(savedRole(row) ?? null)]));

const toRole = (role: RowRole | null): RowRole | null => role && { roleId: role.roleId, roleName: role.roleName };

/** Takes a choice. */
export const withChoice = (choices: Choices, row: Pick<Row, 'rowId'>, role: RowRole | null): Choices =>
  new Map(choices).set(row.rowId, toRole(role));

const isRole = (stored: unknown): stored is RowRole =>
  typeof stored === 'object' && stored !== null && 'roleId' in stored && 'roleName' in stored;

/** Choices as a draft merges them, row by row; a row that is gone stays gone. */
export const PARTS: DraftParts<Choices, RowRole | null> = {
  split: (choices) => choices,
  join: (merged, latest) =>
    new Map([...latest].map(([rowId, role]) => [rowId, merged.get(rowId) ?? (merged.has(rowId) ? null : role)])),
  isSame: (one, other) => one?.roleId === other?.roleId,
  parse: (stored) => (stored === null || isRole(stored) ? stored : undefined),
};

/** Rows that could take their first suggestion: new ones with suggestions and without a role. */
export const openRows = <R extends Row>(rows: readonly R[], choices: Choices): R[] =>
  rows.filter((row) => !row.isDuplicatePersona && !selectedRole(row, choices) && listSuggestions(row).length > 0);

export const withFirstSuggestions = (choices: Choices, rows: readonly Row[]): Choices =>
  rows.reduce((next, row) => withChoice(next, row, listSuggestions(row)[0] ?? null), choices);

export const withoutRoles = (choices: Choices, rows: readonly Row[]): Choices =>
  rows.reduce((next, row) => withChoice(next, row, null), choices);

/** What saving sends: the rows whose role is another one, with the role that it replaces. */
export const toSave = (saved: Choices, choices: Choices) =>
  [...choices]
    .filter(([rowId, role]) => saved.get(rowId)?.roleId !== role?.roleId)
    .map(([rowId, role]) => ({ rowId, roleId: role?.roleId ?? null, replaces: saved.get(rowId)?.roleId ?? null }));

const nameKey = ({ personaName }: Pick<Row, 'personaName'>) => personaName.trim().toLocaleLowerCase();

/** Rows named like an earlier one with a role: a client has each name once, so these cannot become personas too. */
export const repeatedRows = (rows: readonly Row[], choices: Choices): ReadonlySet<number> => {
  const names = new Set<string>();
  const repeated = new Set<number>();
  for (const row of rows) {
    if (row.isDuplicatePersona || !selectedRole(row, choices)) continue;
    if (names.has(nameKey(row))) repeated.add(row.rowId);
    names.add(nameKey(row));
  }
  return repeated;
};

/** How many personas would be created, and what would be left out. */
export const tally = (rows: readonly Row[], choices: Choices) => {
  const existing = rows.filter((row) => row.isDuplicatePersona).length;
  const withRole = rows.filter((row) => !row.isDuplicatePersona && selectedRole(row, choices)).length;
  const repeated = repeatedRows(rows, choices);
  const duplicates = rows.filter(({ rowId }) => repeated.has(rowId)).map(({ personaName }) => personaName);
  return {
    existing,
    duplicates,
    created: withRole - duplicates.length,
    withoutRole: rows.length - existing - withRole,
  };
};

/** Whether a row's client role has every word searched for, and one of the departments. */
export const isFound = (
  { personaName, groupName }: Pick<ImportRow, 'personaName' | 'groupName'>,
  search: string,
  departments: readonly string[],
): boolean => matchesWords(personaName, search) && (!departments.length || departments.includes(groupName));
