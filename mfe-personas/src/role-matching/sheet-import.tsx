import type { WrongCell } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import {
  downloadImportWrongCells,
  listImportWrongCells,
  type PersonaImport,
} from '@skills-architect/contracts/personas';
import { download, navigate, notify, useCall } from '@skills-architect/portal-kit';
import { Button, FilterBar, HStack, LoadError, Page, Text } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { ImportProgress } from '../import-files/import-progress';
import { Note } from '../import-files/review-notes';
import { SheetNotes } from '../import-files/sheet-notes';
import { useImportActions } from '../import-files/use-import-actions';

const PAGE_SIZE = 30;
const SHEET: Column<WrongCell> = {
  id: 'sheet',
  title: 'Sheet',
  narrow: 'value',
  width: '10rem',
  cell: ({ sheet }) => sheet,
};
const COLUMNS: Column<WrongCell>[] = [
  { id: 'row', title: 'Row', narrow: 'labelled', width: '5rem', align: 'end', cell: ({ row }) => formatNumber(row) },
  { id: 'column', title: 'Column', width: '14rem', rowHeader: true, cell: ({ column }) => column },
  { id: 'value', title: 'Value', narrow: 'value', width: '16rem', cell: ({ value }) => value || '(empty)' },
  { id: 'problem', title: 'What to do', narrow: 'value', cell: ({ problem }) => problem },
];

/** The list of personas with the upload of a kind of workbook opened. */
const UPLOAD_PATHS = {
  'roles and skills': '/personas?create=roles',
  'client skills': '/personas?create=skills',
} as const;

/** A workbook of roles that is being checked or has failed to import. */
export function SheetImport({ personaImport }: { personaImport: PersonaImport }) {
  const { discard, isDiscarding } = useImportActions(personaImport);
  const isFailed = personaImport.stage === 'failed';
  const sheet = personaImport.sheet ?? 'roles and skills';
  return (
    <Page
      title="Role Selection"
      help={`${personaImport.fileName} for ${personaImport.clientName}`}
      action={
        <HStack gap="2">
          <Button
            variant="quiet"
            onClick={() => discard(`Discard the import of ${personaImport.fileName}?`)}
            loading={isDiscarding}
          >
            Discard
          </Button>
          {isFailed && (
            <Button
              variant="primary"
              icon="upload"
              // The upload of the corrected workbook replaces this import.
              onClick={() => navigate(UPLOAD_PATHS[sheet])}
            >
              Upload corrected workbook
            </Button>
          )}
        </HStack>
      }
    >
      {isFailed ? (
        <>
          <Note tone="danger">{personaImport.errorMessage ?? 'The import stopped before the workbook was read.'}</Note>
          <SheetNotes notes={personaImport.notes} />
          {personaImport.wrongCells !== undefined && <WrongCells importTokenId={personaImport.importTokenId} />}
        </>
      ) : (
        <ImportProgress personaImport={personaImport}>
          <Text color="fg.muted">
            The cells of the workbook are being checked. You can leave this page and come back.
          </Text>
        </ImportProgress>
      )}
    </Page>
  );
}

function WrongCells({ importTokenId }: { importTokenId: string }) {
  const [page, setPage] = useState({ offset: 0, pageSize: PAGE_SIZE });
  const { offset, pageSize: pagesize } = page;
  const input = { params: { importTokenId }, query: { offset, pagesize } };
  const read = useCall(listImportWrongCells, input, { keepPreviousData: true });
  const sheets = new Set(read.data?.cells.map(({ sheet }) => sheet));
  const [isDownloading, setDownloading] = useState(false);
  const downloadWorkbook = async () => {
    setDownloading(true);
    await download(downloadImportWrongCells, { params: { importTokenId } }).catch(notify);
    setDownloading(false);
  };
  return (
    <>
      <FilterBar
        label="Wrong cells"
        end={
          <Button icon="download" onClick={() => void downloadWorkbook()} loading={isDownloading}>
            Download with wrong cells marked
          </Button>
        }
      >
        <Text color="fg.muted">Correct them in the downloaded workbook and upload that again.</Text>
      </FilterBar>
      <DataTable
        caption="Wrong cells"
        columns={sheets.size > 1 ? [SHEET, ...COLUMNS] : COLUMNS}
        rows={read.data?.cells}
        rowKey={({ sheet, row, column }) => `${sheet} ${row} ${column}`}
        rowLabel={({ row, column }) => `Row ${row}, ${column}`}
        loading={read.isRefreshing}
        error={read.error && <LoadError result={read} />}
        pager={{ ...page, total: read.data?.total ?? 0, showAbove: PAGE_SIZE, onChange: setPage }}
      />
    </>
  );
}
