import { importName, type LibraryImport, listLibraryImports } from '@skills-architect/contracts/roles';
import { BackLink, IMPORT_WORDS, ImportList, importColumns, usePaging } from '@skills-architect/library-kit';
import { useCall, useQueryState } from '@skills-architect/portal-kit';
import { Page } from '@skills-architect/ui-kit';
import { ChooseFiles } from './choose-files';
import { ExportLibrary } from './export-library';
import { ImportDetail } from './import-detail';
import { STAGES } from './import-words';

const sum = ({ skills, roles }: LibraryImport, state: 'new' | 'changed') => skills[state] + roles[state];

const COLUMNS = importColumns<LibraryImport['stage'], LibraryImport>(
  [{ id: 'taxonomy', title: 'Library', cell: (row) => importName(row) || row.files.join(', ') }],
  [
    { id: 'new', title: IMPORT_WORDS.added.after, count: (row) => sum(row, 'new') },
    { id: 'changed', title: IMPORT_WORDS.changed.after, count: (row) => sum(row, 'changed') },
  ],
  STAGES,
);

/** Screen: imports a taxonomy into the library, and lists the imports with their reports and undo. */
export default function LibraryImports() {
  const [{ import: openImportId }, change] = useQueryState({ import: 0 });
  const { query, pager } = usePaging('imports');
  const read = useCall(listLibraryImports, { query }, { keepPreviousData: true });
  return (
    <Page
      title="Library Imports"
      help="Import a taxonomy into the library, undo the import within 30 days, or export a source as files."
      action={<BackLink to="/role">Back to industry roles</BackLink>}
    >
      <ChooseFiles onPreview={(importId) => change({ import: importId })} />
      {openImportId > 0 && <ImportDetail key={openImportId} importId={openImportId} />}
      <ImportList
        columns={COLUMNS}
        read={read}
        name={importName}
        empty="Nothing was imported yet."
        onOpen={(importId) => change({ import: importId })}
        pager={pager(read.data?.total ?? 0, read.data?.totalIsCapped)}
      />
      <ExportLibrary />
    </Page>
  );
}
