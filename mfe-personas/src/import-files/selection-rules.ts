import type { ImportRow, RoleRecommendation } from '@skills-architect/contracts/personas';
import type { DraftParts } from '@skills-architect/portal-kit';
import { matchesWords } from '@skills-architect/ui-kit/extra';
import { nameKey } from './repeated-names';

/** The role selected for a row. */
export interface RowRole {
  roleId: number;
  roleName: string;
}

/** Stands for the choice to create a persona without a role, as a draft. */
export const WITHOUT_ROLE: RowRole = { roleId: 0, roleName: 'Without a role' };

/** The role of each row, saved or unsaved; `null` for none. */
export type Choices = ReadonlyMap<number, RowRole | null>;
type Row = Pick<ImportRow, 'rowId' | 'personaName' | 'isDuplicatePersona' | 'roleRecommendations' | 'withoutRole'>;

const savedRole = ({ roleRecommendations, withoutRole }: Row): RowRole | undefined =>
  withoutRole ? WITHOUT_ROLE : roleRecommendations.find(({ isSelected }) => isSelected);

/** The choice of a row, including unsaved ones: a role, `WITHOUT_ROLE`, or undefined as long as there is none. */
export const selectedRole = (row: Row, choices: Choices): RowRole | undefined => {
  const choice = choices.get(row.rowId);
  return choice === undefined ? savedRole(row) : (choice ?? undefined);
};

/** The three suggestions of a row, without roles found by search. */
export const listSuggestions = ({ roleRecommendations }: Row): RoleRecommendation[] =>
  roleRecommendations.filter(({ isSearchedRole }) => !isSearchedRole).slice(0, 3);

/** The client's library has no close role: its nearest ones can only be chosen one by one. */
export const hasNoCloseRole = (row: Row): boolean => listSuggestions(row)[0]?.confidence === 'no close role';

/** The saved roles. */
export const savedChoices = (rows: readonly Row[]): Choices =>
  new Map(rows.map((row) => [row.rowId, toRole(savedRole(row) ?? null)]));

const toRole = (role: RowRole | null): RowRole | null => role && { roleId: role.roleId, roleName: role.roleName };

/** Sets the role of a row. */
export const withChoice = (choices: Choices, row: Pick<Row, 'rowId'>, role: RowRole | null): Choices =>
  new Map(choices).set(row.rowId, toRole(role));

const isRole = (stored: unknown): stored is RowRole =>
  typeof stored === 'object' && stored !== null && 'roleId' in stored && 'roleName' in stored;

/** Draft parts: one per row; deleted rows stay deleted. */
export const PARTS: DraftParts<Choices, RowRole | null> = {
  split: (choices) => choices,
  join: (merged, latest) =>
    new Map([...latest].map(([rowId, role]) => [rowId, merged.has(rowId) ? (merged.get(rowId) ?? null) : role])),
  isSame: (rowRole, other) => rowRole?.roleId === other?.roleId,
  parse: (stored) => (stored === null || isRole(stored) ? stored : undefined),
};

/** Whether a row will become a draft persona. */
export const isDraft = (row: Row, choices: Choices): boolean => selectedRole(row, choices)?.roleId === 0;

/** Whether nothing has been chosen yet for a row that could become a persona. */
export const isWithoutRole = (row: Row, choices: Choices): boolean =>
  !row.isDuplicatePersona && !selectedRole(row, choices);

/** New rows without a role, by whether their first suggestion is clear; for the unclear ones a person must choose. */
export const rowsWithoutRole = <R extends Row>(rows: readonly R[], choices: Choices): { clear: R[]; unclear: R[] } => {
  const withoutRole = rows.filter((row) => isWithoutRole(row, choices));
  const isClear = (row: Row) => listSuggestions(row)[0]?.confidence === 'clear';
  return { clear: withoutRole.filter(isClear), unclear: withoutRole.filter((row) => !isClear(row)) };
};

export const withFirstSuggestions = (choices: Choices, rows: readonly Row[]): Choices =>
  rows.reduce((next, row) => withChoice(next, row, listSuggestions(row)[0] ?? null), choices);

/** The rows without a choice become drafts. */
export const withDrafts = (choices: Choices, rows: readonly Row[]): Choices =>
  rows.reduce((next, row) => (isWithoutRole(row, next) ? withChoice(next, row, WITHOUT_ROLE) : next), choices);

/** Takes back choices, except where another one was made since. */
export const withoutChoices = (choices: Choices, rows: readonly Row[], made: Choices): Choices =>
  rows
    .filter(({ rowId }) => made.has(rowId) && made.get(rowId)?.roleId === choices.get(rowId)?.roleId)
    .reduce((next, row) => withChoice(next, row, null), choices);

/** Body of a save: the rows with a changed choice, and the role it replaces. */
export const toSaveBody = (saved: Choices, choices: Choices) =>
  [...choices]
    .filter(([rowId, role]) => saved.get(rowId)?.roleId !== role?.roleId)
    .map(([rowId, role]) => ({
      rowId,
      roleId: role?.roleId || null,
      ...(role?.roleId === 0 && { withoutRole: true }),
      replaces: saved.get(rowId)?.roleId || null,
    }));

/**
 * Rows that repeat the name of an earlier row with a role. They cannot be created, because persona names are unique per
 * client.
 */
export const findDuplicateRows = (rows: readonly Row[], choices: Choices): ReadonlySet<number> => {
  const names = new Set<string>();
  const repeatedIds = new Set<number>();
  for (const row of rows) {
    if (row.isDuplicatePersona || !selectedRole(row, choices)) continue;
    if (names.has(nameKey(row))) repeatedIds.add(row.rowId);
    names.add(nameKey(row));
  }
  return repeatedIds;
};

/** How many personas would be created, and the names of the rows that would be skipped. */
export const summariseRows = (rows: readonly Row[], choices: Choices) => {
  const repeated = findDuplicateRows(rows, choices);
  const created = rows.filter(
    (row) => !row.isDuplicatePersona && !repeated.has(row.rowId) && selectedRole(row, choices),
  );
  const duplicates = rows.filter(({ rowId }) => repeated.has(rowId)).map(({ personaName }) => personaName);
  const listNames = (some: readonly Row[]) => some.map(({ personaName }) => personaName);
  const existing = rows.filter((row) => row.isDuplicatePersona);
  const withoutRole = rows.filter((row) => isWithoutRole(row, choices));
  return {
    existing: listNames(existing),
    duplicates,
    created: created.length,
    /** How many of those would have no role. */
    drafts: created.filter((row) => isDraft(row, choices)).length,
    withoutRole: listNames(withoutRole),
  };
};

/** Whether a row's client role contains every search word, and its department matches. */
export const matchesFilter = (
  { personaName, groupName }: Pick<ImportRow, 'personaName' | 'groupName'>,
  search: string,
  departments: readonly string[],
): boolean => matchesWords(personaName, search) && (!departments.length || departments.includes(groupName));
