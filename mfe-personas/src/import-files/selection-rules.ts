import type { ImportRow, RoleRecommendation } from '@skills-architect/contracts/personas';
import type { DraftParts } from '@skills-architect/portal-kit';
import { matchesWords } from '@skills-architect/ui-kit/extra';
import * as z from 'zod';
import { nameKey } from './repeated-names';

/** The role selected for a row. */
export interface RowRole {
  roleId: number;
  roleName: string;
}

/** What is chosen for a row: an industry role, or to create its persona without one, as a draft. */
export type RowChoice = { kind: 'role'; role: RowRole } | { kind: 'withoutRole' };

export const WITHOUT_ROLE = { kind: 'withoutRole' } as const;

/** The choice of a role, without the other fields of a suggestion; `null` for none. */
export const choiceOf = (role: RowRole | null): RowChoice | null =>
  role && { kind: 'role', role: { roleId: role.roleId, roleName: role.roleName } };

/** What is chosen for each row, saved or unsaved; `null` for nothing. */
export type Choices = ReadonlyMap<number, RowChoice | null>;
type Row = Pick<ImportRow, 'rowId' | 'personaName' | 'isDuplicatePersona' | 'roleRecommendations' | 'withoutRole'>;

const savedChoice = ({ roleRecommendations, withoutRole }: Row): RowChoice | null =>
  withoutRole ? WITHOUT_ROLE : choiceOf(roleRecommendations.find(({ isSelected }) => isSelected) ?? null);

/** What is chosen for a row, including unsaved choices; `null` as long as there is nothing. */
export const selectedChoice = (row: Row, choices: Choices): RowChoice | null => {
  const choice = choices.get(row.rowId);
  return choice === undefined ? savedChoice(row) : choice;
};

const roleOf = (choice: RowChoice | null | undefined): RowRole | undefined =>
  choice?.kind === 'role' ? choice.role : undefined;

/** The role chosen for a row; undefined for a draft too. */
export const selectedRole = (row: Row, choices: Choices): RowRole | undefined => roleOf(selectedChoice(row, choices));

const isSameChoice = (a: RowChoice | null | undefined, b: RowChoice | null | undefined): boolean =>
  a?.kind === b?.kind && roleOf(a)?.roleId === roleOf(b)?.roleId;

/** The three suggestions of a row, without roles found by search. */
export const listSuggestions = ({ roleRecommendations }: Row): RoleRecommendation[] =>
  roleRecommendations.filter(({ isSearchedRole }) => !isSearchedRole).slice(0, 3);

/** The client's library has no close role: its nearest ones can only be chosen one by one. */
export const hasNoCloseRole = (row: Row): boolean => listSuggestions(row)[0]?.confidence === 'no close role';

/** The saved choices. */
export const savedChoices = (rows: readonly Row[]): Choices =>
  new Map(rows.map((row) => [row.rowId, savedChoice(row)]));

/** Sets the choice of a row. */
export const withChoice = (choices: Choices, row: Pick<Row, 'rowId'>, choice: RowChoice | null): Choices =>
  new Map(choices).set(row.rowId, choice);

const Role = z.object({ roleId: z.number(), roleName: z.string() });
const StoredChoice = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('role'), role: Role }),
    z.object({ kind: z.literal('withoutRole') }),
  ])
  // Drafts of an earlier version contain roles alone, of which the id 0 stood for none.
  .or(Role.transform((role) => (role.roleId ? choiceOf(role) : WITHOUT_ROLE)))
  .nullable();

/** Draft parts: one per row; deleted rows stay deleted. */
export const PARTS: DraftParts<Choices, RowChoice | null> = {
  split: (choices) => choices,
  join: (merged, latest) =>
    new Map([...latest].map(([rowId, choice]) => [rowId, merged.has(rowId) ? (merged.get(rowId) ?? null) : choice])),
  isSame: isSameChoice,
  parse: (stored) => StoredChoice.safeParse(stored).data,
};

/** Whether a row will become a draft persona. */
export const isDraft = (row: Row, choices: Choices): boolean => selectedChoice(row, choices)?.kind === 'withoutRole';

/** Whether nothing has been chosen yet for a row that could become a persona. */
export const isWithoutRole = (row: Row, choices: Choices): boolean =>
  !row.isDuplicatePersona && !selectedChoice(row, choices);

/** New rows without a role, by whether their first suggestion is clear; for the unclear ones a person must choose. */
export const rowsWithoutRole = <R extends Row>(rows: readonly R[], choices: Choices): { clear: R[]; unclear: R[] } => {
  const withoutRole = rows.filter((row) => isWithoutRole(row, choices));
  const isClear = (row: Row) => listSuggestions(row)[0]?.confidence === 'clear';
  return { clear: withoutRole.filter(isClear), unclear: withoutRole.filter((row) => !isClear(row)) };
};

export const withFirstSuggestions = (choices: Choices, rows: readonly Row[]): Choices =>
  rows.reduce((next, row) => withChoice(next, row, choiceOf(listSuggestions(row)[0] ?? null)), choices);

/** The rows without a choice become drafts. */
export const withDrafts = (choices: Choices, rows: readonly Row[]): Choices =>
  rows.reduce((next, row) => (isWithoutRole(row, next) ? withChoice(next, row, WITHOUT_ROLE) : next), choices);

/** Takes back choices, except where another one was made since. */
export const withoutChoices = (choices: Choices, rows: readonly Row[], made: Choices): Choices =>
  rows
    .filter(({ rowId }) => made.has(rowId) && isSameChoice(made.get(rowId), choices.get(rowId)))
    .reduce((next, row) => withChoice(next, row, null), choices);

/** Body of a save: the rows with a changed choice, and the role it replaces. */
export const toSaveBody = (saved: Choices, choices: Choices) =>
  [...choices]
    .filter(([rowId, choice]) => !isSameChoice(saved.get(rowId), choice))
    .map(([rowId, choice]) => ({
      rowId,
      roleId: roleOf(choice)?.roleId ?? null,
      ...(choice?.kind === 'withoutRole' && { withoutRole: true }),
      replaces: roleOf(saved.get(rowId))?.roleId ?? null,
    }));

/**
 * Rows that repeat the name of an earlier row with a role. They cannot be created, because persona names are unique per
 * client.
 */
export const findDuplicateRows = (rows: readonly Row[], choices: Choices): ReadonlySet<number> => {
  const names = new Set<string>();
  const repeatedIds = new Set<number>();
  for (const row of rows) {
    if (row.isDuplicatePersona || !selectedChoice(row, choices)) continue;
    if (names.has(nameKey(row))) repeatedIds.add(row.rowId);
    names.add(nameKey(row));
  }
  return repeatedIds;
};

/** How many personas would be created, and the names of the rows that would be skipped. */
export const summariseRows = (rows: readonly Row[], choices: Choices) => {
  const repeated = findDuplicateRows(rows, choices);
  const created = rows.filter(
    (row) => !row.isDuplicatePersona && !repeated.has(row.rowId) && selectedChoice(row, choices),
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
