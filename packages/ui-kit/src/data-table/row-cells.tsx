import type { ReactNode } from 'react';
import { ToggleButton } from '../toggle-button/toggle-button';
import { Tooltip } from '../tooltip/tooltip';
import type { Column } from './column';
import { TABLE_ROLES } from './roles';

interface RowCellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  nameColumn: string | undefined;
  editing: boolean;
  /** Opens the row; renders its name as a button. */
  open: ((row: Row) => void) | undefined;
  fold: { isOpen: boolean; onToggle: (row: Row) => void } | undefined;
}

/** The cells of a row; the naming cell is a row header. */
export const renderCells = <Row,>({ row, columns, nameColumn, editing, open, fold }: RowCellsProps<Row>) =>
  columns.map((column) => {
    const isName = column.id === nameColumn;
    if (fold && !fold.isOpen && !isName && !column.folded) return null;
    const narrow = isName ? undefined : column.narrow;
    const isTitled = !isName && !column.hideTitle && narrow !== 'value' && narrow !== 'line';
    const Cell = isName ? 'th' : 'td';
    const content = editing && column.edit ? column.edit(row) : column.cell(row);
    return (
      <Cell
        key={column.id}
        {...(isName ? TABLE_ROLES.rowHead : TABLE_ROLES.cell)}
        scope={isName ? 'row' : undefined}
        translate={isName ? 'no' : undefined}
        data-align={column.align}
        data-title={isTitled ? `${column.title}${editing && column.required ? ' *' : ''}` : undefined}
        data-narrow={narrow}
      >
        {isName ? renderName({ row, content, open, fold }) : content}
        {isName && column.below?.(row)}
      </Cell>
    );
  });

const renderName = <Row,>({
  row,
  content,
  open,
  fold,
}: Pick<RowCellsProps<Row>, 'row' | 'open' | 'fold'> & { content: ReactNode }) => {
  if (fold)
    return (
      <ToggleButton open={fold.isOpen} onToggle={() => fold.onToggle(row)}>
        {content}
      </ToggleButton>
    );
  if (!open) return content;
  return (
    <button type="button" data-part="name" onClick={() => open(row)}>
      {content}
    </button>
  );
};

interface SelectCellProps {
  label: string;
  chosen: boolean;
  disabled: boolean;
  reason: string | undefined;
  onChoose: (selected: boolean) => void;
}

export function SelectCell({ label, chosen, disabled, reason, onChoose }: SelectCellProps) {
  const box = (
    <input
      type="checkbox"
      aria-label={`Select ${label}`}
      checked={chosen}
      disabled={disabled}
      onChange={(event) => onChoose(event.target.checked)}
    />
  );
  return (
    <td {...TABLE_ROLES.cell} data-part="select">
      {reason ? <Tooltip text={reason}>{box}</Tooltip> : box}
    </td>
  );
}
