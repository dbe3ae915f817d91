import { ADMIN_LIKE } from '@skills-architect/contracts';
import { formatCount } from '@skills-architect/contracts/locale';
import { exportJobTable } from '@skills-architect/contracts/roles';
import { type ExportChoice, ExportDialog, useTableExport } from '@skills-architect/library-kit';
import { navigate, useChange, useSession } from '@skills-architect/portal-kit';
import { Menu } from '@skills-architect/ui-kit';
import { KINDS } from './kinds';

interface PostingFilesProps {
  /** Filter of the list. */
  filter: { sector?: number; source?: string };
  total: number;
}

/** Menu for users who maintain postings: import a file, or export the filtered list. */
export function PostingFiles({ filter, total }: PostingFilesProps) {
  const { user } = useSession();
  const start = useChange(exportJobTable);
  const tableExport = useTableExport(({ format, all }: ExportChoice) =>
    start.run({ body: { format, ...(!all && { filter }) } }),
  );
  if (!ADMIN_LIKE.includes(user.userType)) return null;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <Menu
        label="Import and export"
        text="Import and export"
        items={[
          { label: 'Import Job Postings', icon: 'upload', onSelect: () => navigate('/annotate-jobs/import') },
          { label: 'Export', icon: 'download', onSelect: tableExport.open },
        ]}
      />
      {tableExport.isOpen && (
        <ExportDialog
          kinds={KINDS}
          filtered={isFiltered ? formatCount(total, 'posting') : undefined}
          isRunning={tableExport.isRunning}
          onExport={(choice) => void tableExport.run(choice)}
          onClose={tableExport.close}
        />
      )}
    </>
  );
}
