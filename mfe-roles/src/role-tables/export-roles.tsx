import { exportRoleTable } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { ExportMenu } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';
import { KINDS } from './kinds';

/** Search text and filter of the list. */
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

/** Menu: export the filtered roles, or import a table. */
export function ExportRoles({ shown }: { shown: ShownRoles }) {
  const { run } = useChange(exportRoleTable);
  return (
    <ExportMenu
      kinds={KINDS}
      noun="role"
      shown={shown}
      importPath="/role/tables"
      start={({ all, ...table }) => run({ body: { ...table, ...(!all && { filter: toFilter(shown) }) } })}
    />
  );
}
