import { Button } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';

interface RestoreColumnOptions<T> {
  rowName: (record: T) => string;
  isRestoring: boolean;
  onRestore: (record: T) => void;
}

/** The column of a list of deleted records with a button that restores the record of the row. */
export const restoreColumn = <T,>({ rowName, isRestoring, onRestore }: RestoreColumnOptions<T>): Column<T> => ({
  id: 'restore',
  title: 'Restore',
  hideTitle: true,
  width: '7rem',
  align: 'end',
  cell: (record) => (
    <Button
      size="sm"
      aria-label={`Restore ${rowName(record)}`}
      disabled={isRestoring}
      onClick={() => onRestore(record)}
    >
      Restore
    </Button>
  ),
});
