import { MAX_COMPARED, type RoleSummary } from '@skills-architect/contracts/roles';

/** The selection of one column, by id; 0 for none. */
export interface RoleColumn {
  subsectorId: number;
  functionId: number;
  roleId: number;
}
export type RoleColumns = readonly RoleColumn[];

const EMPTY_COLUMN: RoleColumn = { subsectorId: 0, functionId: 0, roleId: 0 };
const SEPARATOR = '_';
const PART_SEPARATOR = '.';

const parseId = (text: string | undefined) => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

const parseColumn = (text: string): RoleColumn => {
  const [subsectorId, functionId, roleId] = text.split(PART_SEPARATOR).map(parseId);
  return { subsectorId: subsectorId ?? 0, functionId: functionId ?? 0, roleId: roleId ?? 0 };
};

/** Parses the columns from the query string, always the full number; duplicate roles count once. */
export const parseColumns = (text: string): RoleColumns => {
  const parts = text.split(SEPARATOR);
  const parsed = Array.from({ length: MAX_COMPARED }, (_, index) => parseColumn(parts[index] ?? ''));
  return parsed.map((column, index) =>
    parsed.slice(0, index).some(({ roleId }) => roleId === column.roleId) ? { ...column, roleId: 0 } : column,
  );
};

const removeEnding = (text: string, ending: RegExp) => text.replace(ending, '');

/**
 * The columns as query text, `2.5.3_2.5.4` for two roles. Parts that are 0 at the end of a column are omitted, as are
 * empty columns at the end.
 */
export const formatColumns = (columns: RoleColumns): string =>
  removeEnding(
    columns
      .map(({ subsectorId, functionId, roleId }) =>
        removeEnding([subsectorId, functionId, roleId].join(PART_SEPARATOR), /^0\.0\.0$|(?<!\.0)(\.0)+$/),
      )
      .join(SEPARATOR),
    /(?<!_)_+$/,
  );

const changeColumn = (columns: RoleColumns, position: number, changes: Partial<RoleColumn>): RoleColumns =>
  columns.map((column, index) => (index === position ? { ...column, ...changes } : column));

/** Changes industry or function; clears department and role. */
export const withSubSector = (columns: RoleColumns, position: number, subsectorId: number): RoleColumns =>
  columns[position]?.subsectorId === subsectorId
    ? columns
    : changeColumn(columns, position, { ...EMPTY_COLUMN, subsectorId });

/** Changes department or track; clears the role. */
export const withFunction = (columns: RoleColumns, position: number, functionId: number): RoleColumns =>
  columns[position]?.functionId === functionId ? columns : changeColumn(columns, position, { functionId, roleId: 0 });

type Place = Pick<RoleSummary, 'subsectorId' | 'functionId' | 'roleId'>;

/** Selects a role with its industry and department; cleared when another column already has it. */
export const withRole = (
  columns: RoleColumns,
  position: number,
  role: Place | null,
): { columns: RoleColumns; isDuplicate: boolean } => {
  const isDuplicate =
    role !== null && columns.some((column, index) => index !== position && column.roleId === role.roleId);
  if (role === null || isDuplicate) return { columns: changeColumn(columns, position, { roleId: 0 }), isDuplicate };
  const { subsectorId, functionId, roleId } = role;
  return { columns: changeColumn(columns, position, { subsectorId, functionId, roleId }), isDuplicate };
};

/** Copies a column's industry and department to the next one; clears its role if that is not in the department. */
export const copyToNext = (columns: RoleColumns, position: number): RoleColumns => {
  const from = columns[position];
  const next = columns[position + 1];
  if (!from || !next) return columns;
  const { subsectorId, functionId } = from;
  if (next.subsectorId === subsectorId && next.functionId === functionId) return columns;
  return changeColumn(columns, position + 1, { subsectorId, functionId, roleId: 0 });
};

export const withoutColumn = (columns: RoleColumns, position: number): RoleColumns =>
  changeColumn(columns, position, EMPTY_COLUMN);

export const isEmpty = ({ subsectorId, functionId, roleId }: RoleColumn) => !subsectorId && !functionId && !roleId;

/** Fills in industry and department if the query string only has the role. */
export const fillPlaces = (columns: RoleColumns, roles: readonly Place[]): RoleColumns =>
  columns.map((column) => {
    const role = roles.find(({ roleId }) => roleId === column.roleId);
    return role ? { subsectorId: role.subsectorId, functionId: role.functionId, roleId: role.roleId } : column;
  });
