import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { MenuLine } from '../menu/menu-item';
import type { Column } from './column';
import { EditButtons } from './edit-buttons';
import { TABLE_ROLES } from './roles';
import { renderCells, SelectCell } from './row-cells';
import { RowMenu } from './row-menu';

const INTERACTIVE = 'a, button, input, label, select, textarea, [role=combobox], [role=option]';

/** Row callbacks; the same object for all renders of a table. */
export interface RowActions<Row> {
  choose: (row: Row, selected: boolean) => void;
  open: (row: Row) => void;
  /** Opens a folded card, or folds the open one. */
  fold: (row: Row) => void;
  menu: (row: Row) => MenuLine[];
  save: () => void;
  leave: () => void;
}

export interface BodyRowProps<Row> {
  row: Row;
  label: string;
  columns: readonly Column<Row>[];
  nameColumn: string | undefined;
  actions: RowActions<Row>;
  selectable: boolean;
  chosen: boolean;
  chooseReason: string | undefined;
  /** The row belongs to the previous page and cannot be selected. */
  outdated: boolean;
  clickable: boolean;
  fold: 'open' | 'closed' | undefined;
  hasMenu: boolean;
  editing: boolean;
  saving: boolean;
  lockedReason: string | undefined;
}

const findTargetInside = (event: MouseEvent | KeyboardEvent) =>
  // Excludes events of portals (menu, dialog) opened from the row, which bubble here through React.
  event.target instanceof Element && event.currentTarget.contains(event.target) ? event.target : undefined;

/** One row. Its cells are memoised, so that selecting one of five hundred rows renders one row. */
export function BodyRow<Row>({ row, label, columns, nameColumn, actions, ...state }: BodyRowProps<Row>) {
  const { selectable, chosen, outdated, clickable, fold, hasMenu, editing, saving, lockedReason } = state;
  const rowElement = useRef<HTMLTableRowElement>(null);
  const disabledReason = lockedReason ?? state.chooseReason;
  const opensOnClick = clickable && !editing && !lockedReason;

  const cells = useMemo(
    () =>
      renderCells({
        ...{ row, columns, nameColumn, editing },
        open: opensOnClick ? actions.open : undefined,
        fold: fold && { isOpen: fold === 'open', onToggle: actions.fold },
      }),
    [row, columns, nameColumn, editing, opensOnClick, fold, actions],
  );
  const select = useMemo(() => {
    const off = disabledReason !== undefined || editing || outdated;
    const choose = (selected: boolean) => actions.choose(row, selected);
    return selectable && <SelectCell {...{ label, chosen, reason: disabledReason }} disabled={off} onChoose={choose} />;
  }, [selectable, label, chosen, disabledReason, editing, outdated, actions, row]);
  const menu = useMemo(
    () =>
      hasMenu && <RowMenu label={`Actions for ${label}`} items={() => actions.menu(row)} lockedReason={lockedReason} />,
    [hasMenu, label, actions, row, lockedReason],
  );

  useLayoutEffect(() => {
    if (editing)
      rowElement.current?.querySelector<HTMLElement>('input:not([type=checkbox]), select, textarea')?.focus();
  }, [editing]);

  const handleClick = (event: MouseEvent) => {
    const target = findTargetInside(event);
    if (target && !target.closest(INTERACTIVE) && !window.getSelection()?.toString()) actions.open(row);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = findTargetInside(event);
    if (!target || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      actions.leave();
    }
    if (event.key !== 'Enter' || target.closest('button, textarea, a')) return;
    event.preventDefault();
    actions.save();
  };
  return (
    <tr
      ref={rowElement}
      {...TABLE_ROLES.row}
      data-row=""
      data-chosen={chosen ? '' : undefined}
      data-click={opensOnClick ? '' : undefined}
      data-edit={editing ? '' : undefined}
      data-locked={lockedReason ? '' : undefined}
      aria-selected={selectable ? chosen : undefined}
      onClick={opensOnClick ? handleClick : undefined}
      onKeyDown={editing ? handleKeyDown : undefined}
    >
      {select}
      {cells}
      {(hasMenu || editing) && (
        <td {...TABLE_ROLES.cell} data-part="menu">
          {editing ? <EditButtons label={label} saving={saving} onSave={actions.save} onLeave={actions.leave} /> : menu}
        </td>
      )}
    </tr>
  );
}
