import { formatCount } from '@skills-architect/contracts/locale';
import { navigate } from '@skills-architect/portal-kit';
import { Menu } from '@skills-architect/ui-kit';
import { type ExportChoice, ExportDialog } from './export-dialog';
import { useTableExport } from './use-table-export';

interface TableKind<Table extends string> {
  value: Table;
  label: string;
  help: string;
}

interface ExportMenuProps<Table extends string> {
  kinds: readonly [TableKind<Table>, ...TableKind<Table>[]];
  /** Singular noun of the records: `skill`. */
  noun: string;
  /** Text and number of filters of the list, and how many records it shows. */
  shown: { text: string; filterCount: number; total: number | undefined };
  importPath: string;
  /** Starts the export of a table; `all` ignores the filters of the list. */
  start: (choice: { kind: Table; format: ExportChoice['format']; all: boolean }) => Promise<{ token: string }>;
}

/** Menu of a list of the library: export its filtered records, or import a table. */
export function ExportMenu<Table extends string>({ kinds, noun, shown, importPath, start }: ExportMenuProps<Table>) {
  const { text, filterCount, total = 0 } = shown;
  const tableExport = useTableExport(({ kind, format, all }: ExportChoice) => {
    const { value } = kinds.find((tableKind) => tableKind.value === kind) ?? kinds[0];
    return start({ kind: value, format, all });
  });
  const isFiltered = text !== '' || filterCount > 0;
  return (
    <>
      <Menu
        label="Excel and CSV"
        text="Excel and CSV"
        items={[
          { label: 'Export', icon: 'download', onSelect: tableExport.open },
          { label: 'Import from Excel or CSV', icon: 'upload', onSelect: () => navigate(importPath) },
        ]}
      />
      {tableExport.isOpen && (
        <ExportDialog
          kinds={kinds}
          filtered={isFiltered ? formatCount(total, noun) : undefined}
          isRunning={tableExport.isRunning}
          onExport={(choice) => void tableExport.run(choice)}
          onClose={tableExport.close}
        />
      )}
    </>
  );
}
