import type { Criticality, ExpectedLevel } from '@skills-architect/contracts/roles';
import type { Proficiency } from '@skills-architect/contracts/skills';
import type { DraftParts } from '@skills-architect/portal-kit';
import { CRITICALITIES } from '../levels/level-choices';

/** A skill of a role in one row, whether the table lists the skills of a role or the roles of a skill. */
export interface ExpectedRow {
  skillName: string;
  /** The levels of the skill. */
  proficiencies: readonly Proficiency[];
  /** The levels that the role expects, one per scheme; none while the row is being added. */
  expected: readonly ExpectedLevel[];
  skillCriticality: Criticality;
}

/** The row in edit. */
export interface EditedRow<Row> {
  row: Row;
  /** Chosen levels by scheme. */
  levels: ReadonlyMap<number, number>;
  skillCriticality: Criticality;
  /** The levels that the edit is based on. */
  former: ExpectedLevel[];
  /** What somebody else saved meanwhile. */
  theirs?: ExpectedLevel[];
  isChanged: boolean;
}

/** The row in edit as stored in the browser. `theirs` is not stored, because the next save finds it again. */
interface StoredRow<Row> {
  row: Row;
  proficiencyIds: number[];
  skillCriticality: Criticality;
}

const findScheme = ({ proficiencies }: ExpectedRow, proficiencyId: number) =>
  proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId)?.schemeId ?? 0;
const findLevels = (row: ExpectedRow, proficiencyIds: readonly number[]) =>
  new Map(proficiencyIds.map((proficiencyId) => [findScheme(row, proficiencyId), proficiencyId]));
const toExpectedLevels = ({ expected }: ExpectedRow): ExpectedLevel[] =>
  expected.map(({ proficiencyId, skillCriticality }) => ({ proficiencyId, skillCriticality }));

/** The edit of a row when it is opened. */
export const toEditedRow = <Row extends ExpectedRow>(row: Row): EditedRow<Row> => ({
  row,
  levels: findLevels(
    row,
    row.expected.map(({ proficiencyId }) => proficiencyId),
  ),
  skillCriticality: row.skillCriticality,
  former: toExpectedLevels(row),
  isChanged: false,
});

const isStored = (stored: unknown): stored is StoredRow<unknown> =>
  typeof stored === 'object' &&
  stored !== null &&
  'row' in stored &&
  'proficiencyIds' in stored &&
  Array.isArray(stored.proficiencyIds) &&
  stored.proficiencyIds.every((id) => typeof id === 'number') &&
  'skillCriticality' in stored &&
  CRITICALITIES.some(({ value }) => value === stored.skillCriticality);

/** The draft of the row in edit; a row without changes is not a draft. */
export const createRowParts = <Row extends ExpectedRow>(
  parseRow: (stored: unknown) => Row | undefined,
): DraftParts<EditedRow<Row> | undefined, StoredRow<Row>> => ({
  split: (edited) => {
    if (!edited?.isChanged) return new Map();
    const { row, levels, skillCriticality } = edited;
    return new Map([['row', { row, proficiencyIds: [...levels.values()], skillCriticality }]]);
  },
  join: (parts) => {
    const stored = parts.get('row');
    if (!stored) return undefined;
    const { row, proficiencyIds, skillCriticality } = stored;
    return { ...toEditedRow(row), levels: findLevels(row, proficiencyIds), skillCriticality, isChanged: true };
  },
  isSame: (storedRow, other) => storedRow === other,
  parse: (stored) => {
    if (!isStored(stored)) return undefined;
    const row = parseRow(stored.row);
    return row && { ...stored, row };
  },
});
