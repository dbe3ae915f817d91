import { exportRoleTable, ROLE_TABLES } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate, useChange, useTableExport } from '@skills-architect/portal-kit';
import { Menu } from '@skills-architect/ui-kit';
import { type ExportChoice, ExportDialog, formatTotal } from '@skills-architect/ui-kit/extra';
import { KINDS } from './kinds';

/** What the list shows. */
interface ShownRoles {
  text: string;
  filter: {
    subSectors: readonly number[];
    functions: readonly number[];
    occupations: readonly string[];
    sources: readonly number[];
    statuses: readonly number[];
  };
  filterCount: number;
  total: number | undefined;
}

const toFilter = ({ text, filter }: ShownRoles) => ({
  ...(text && { roleName: text }),
  subSectorIds: [...filter.subSectors],
  functionIds: [...filter.functions],
  occupations: [...filter.occupations],
  sourceIds: [...filter.sources],
  roleStatuses: Object.values(LibraryStatus).filter((status) => filter.statuses.includes(status)),
});

/** Menu: export the roles that the list shows, or import a table. */
export function ExportRoles({ shown }: { shown: ShownRoles }) {
  const start = useChange(exportRoleTable);
  const tables = useTableExport(({ kind, format, all }: ExportChoice) => {
    const known = ROLE_TABLES.find((one) => one === kind) ?? 'roles';
    return start.run({ body: { kind: known, format, ...(!all && { filter: toFilter(shown) }) } });
  });
  const isFiltered = shown.text !== '' || shown.filterCount > 0;
  return (
    <>
      <Menu
        label="Excel and CSV"
        text="Excel and CSV"
        items={[
          { label: 'Export', icon: 'download', onSelect: tables.open },
          { label: 'Import from Excel or CSV', icon: 'upload', onSelect: () => navigate('/role/tables') },
        ]}
      />
      {tables.isOpen && (
        <ExportDialog
          kinds={KINDS}
          filtered={isFiltered ? `${formatTotal(shown.total ?? 0)} ${shown.total === 1 ? 'role' : 'roles'}` : undefined}
          isRunning={tables.isRunning}
          onExport={(choice) => void tables.run(choice)}
          onClose={tables.close}
        />
      )}
    </>
  );
}
