import { applyMatrixView, buildMatrix, compareRoles, type RoleSummary } from '@skills-architect/contracts/roles';
import { notify, useCall, useQueryState } from '@skills-architect/portal-kit';
import { useMemo } from 'react';
import { DEFAULT_VIEW, toMatrixView } from '../compare-view/matrix-view';
import {
  copyToNext,
  fillPlaces,
  formatColumns,
  parseColumns,
  type RoleColumns,
  withFunction,
  withoutColumn,
  withRole,
  withSubSector,
} from './column-rules';
import { useCompareSource } from './use-compare-source';

/** Display time of the notice about a duplicate, in milliseconds. */
const NOTICE_MS = 2500;

/** Query parameters of the pop-ups: the id of the role or skill shown; 0 means closed. */
const CLOSED = { duties: 0, skill: 0 };

/** State of the comparison, kept in the query string so that reload, Back and a shared link restore it. */
export function useRoleComparison(clientId: number | undefined, start: string) {
  const [state, change] = useQueryState({ columns: start, source: 0, levels: 0, ...DEFAULT_VIEW, ...CLOSED });
  const queryColumns = useMemo(() => parseColumns(state.columns), [state.columns]);
  const roleIds = queryColumns.map(({ roleId }) => roleId).filter(Boolean);
  const result = useCall(
    compareRoles,
    roleIds.length ? { body: { roleIds, ...(clientId !== undefined && { clientId }) } } : undefined,
    { keepPreviousData: true },
  );
  // Previous data may contain roles that are no longer selected.
  const roles = (result.data?.roles ?? []).filter(({ roleId }) => roleIds.includes(roleId));
  const columns = fillPlaces(queryColumns, roles);
  const isReading = roleIds.length > 0 && (result.isLoading || result.isRefreshing);
  const source = useCompareSource({
    clientId,
    selected: { source: state.source, levels: state.levels },
    roleSourceId: roles[0]?.sourceId ?? (isReading ? null : undefined),
  });

  const matrix = buildMatrix(roles, source.levelCount);
  // Stores the source too; otherwise it would be lost with the last role.
  const setColumns = (next: RoleColumns) =>
    change({ columns: formatColumns(next), ...(source.sourceId !== undefined && { source: source.sourceId }) });
  return {
    columns,
    roles,
    source,
    matrix: applyMatrixView(matrix, toMatrixView(state)),
    /** Number of all skills, including hidden ones. */
    skillCount: matrix.reduce((sum, { rows }) => sum + rows.length, 0),
    view: { differences: state.differences, shared: state.shared, gaps: state.gaps },
    isReading,
    error: roleIds.length ? result.error : undefined,
    isRefreshing: result.isRefreshing,
    retry: result.retry,
    chooseSubSector: (index: number, id: number) => setColumns(withSubSector(columns, index, id)),
    chooseFunction: (index: number, id: number) => setColumns(withFunction(columns, index, id)),
    chooseRole: (index: number, role: RoleSummary | null) => {
      const next = withRole(columns, index, role);
      if (next.isDuplicate) notify('Industry Role is already selected', { variant: 'info', duration: NOTICE_MS });
      setColumns(next.columns);
    },
    copy: (index: number) => setColumns(copyToNext(columns, index)),
    reset: (index: number) => setColumns(withoutColumn(columns, index)),
    chooseSource: (id: number) => change({ source: id, columns: '', levels: 0 }),
    chooseLevels: (levels: number) => change({ levels }),
    opened: { duties: state.duties, skill: state.skill },
    open: (popUp: Partial<typeof CLOSED>) => change(popUp),
    changeView: (view: Partial<typeof DEFAULT_VIEW>) => change(view),
  };
}
export type RoleComparisonState = ReturnType<typeof useRoleComparison>;
