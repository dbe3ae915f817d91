import { exportSkillTable, LibraryStatus, SKILL_TABLES } from '@skills-architect/contracts/skills';
import { navigate, useChange, useTableExport } from '@skills-architect/portal-kit';
import { Menu } from '@skills-architect/ui-kit';
import { type ExportChoice, ExportDialog, formatTotal } from '@skills-architect/ui-kit/extra';
import { KINDS } from './kinds';

/** What the list shows. */
interface ShownSkills {
  text: string;
  filter: {
    categories: readonly number[];
    families: readonly number[];
    sources: readonly number[];
    statuses: readonly number[];
  };
  filterCount: number;
  total: number | undefined;
}

const toFilter = ({ text, filter }: ShownSkills) => ({
  ...(text && { searchString: text }),
  skillCateogryId: [...filter.categories],
  skillFamilyId: [...filter.families],
  skillSourceId: [...filter.sources],
  skillStatus: Object.values(LibraryStatus).filter((status) => filter.statuses.includes(status)),
});

/** Menu: export the skills that the list shows, or import a table. */
export function ExportSkills({ shown }: { shown: ShownSkills }) {
  const start = useChange(exportSkillTable);
  const tables = useTableExport(({ kind, format, all }: ExportChoice) => {
    const known = SKILL_TABLES.find((one) => one === kind) ?? 'skills';
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
          { label: 'Import from Excel or CSV', icon: 'upload', onSelect: () => navigate('/skill/tables') },
        ]}
      />
      {tables.isOpen && (
        <ExportDialog
          kinds={KINDS}
          filtered={
            isFiltered ? `${formatTotal(shown.total ?? 0)} ${shown.total === 1 ? 'skill' : 'skills'}` : undefined
          }
          isRunning={tables.isRunning}
          onExport={(choice) => void tables.run(choice)}
          onClose={tables.close}
        />
      )}
    </>
  );
}
