import { exportSkillTable, LibraryStatus } from '@skills-architect/contracts/skills';
import { ExportMenu } from '@skills-architect/library-kit';
import { useChange } from '@skills-architect/portal-kit';
import { KINDS } from './kinds';

/** Search text and filter of the list. */
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

/** Menu: export the filtered skills, or import a table. */
export function ExportSkills({ shown }: { shown: ShownSkills }) {
  const { run } = useChange(exportSkillTable);
  return (
    <ExportMenu
      kinds={KINDS}
      noun="skill"
      shown={shown}
      importPath="/skill/tables"
      start={({ all, ...table }) => run({ body: { ...table, ...(!all && { filter: toFilter(shown) }) } })}
    />
  );
}
