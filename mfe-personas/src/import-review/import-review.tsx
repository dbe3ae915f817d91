import type { PersonaImport } from '@skills-architect/contracts/personas';
import { useQueryState } from '@skills-architect/portal-kit';
import { Box, Button, FilterBar, HStack, Page, SelectField, Stack } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { ImportProgress } from '../imports/import-progress';
import { ReviewNotes } from '../imports/review-notes';
import { useImportActions } from '../imports/use-import-actions';
import { useImportRows } from '../imports/use-import-rows';
import { FailedImport } from './failed-import';
import { FileTable } from './file-table';
import { parseShown, shownFiles } from './outcomes';
import { UploadChanges } from './upload-changes';

const CANCEL = 'Cancel this import? The extracted personas will be deleted.';

/** Review of an upload's files, during and after reading, until the user proceeds. */
export function ImportReview({ of }: { of: PersonaImport }) {
  const files = useImportRows(of);
  const actions = useImportActions(of);
  const [{ show }, setFilter] = useQueryState({ show: 'all' });
  const [uploading, setUploading] = useState(false);
  const inReview = of.stage === 'review';
  const shown = parseShown(show);
  const { read, failed } = of.counts;
  return (
    <Page
      title="Review extracted data"
      help={`${of.fileName} for ${of.clientName}`}
      action={
        <>
          <Button onClick={() => actions.discard(CANCEL)} loading={actions.isDiscarding}>
            Cancel
          </Button>
          {of.stage !== 'failed' && (
            <Button
              variant="primary"
              onClick={actions.proceed}
              loading={actions.isProceeding}
              disabledReason={
                inReview ? (read ? undefined : 'No job description could be read') : 'The files are still being read'
              }
            >
              Proceed
            </Button>
          )}
        </>
      }
    >
      {of.stage === 'failed' ? (
        <FailedImport of={of} />
      ) : (
        <ImportProgress of={of}>
          {inReview && (
            <HStack wrap="wrap" gap="2" pt="1">
              <Button
                icon="download"
                onClick={actions.downloadRows}
                disabledReason={read ? undefined : 'No row was read'}
              >
                Download
              </Button>
              <Button icon="upload" onClick={() => setUploading(true)}>
                Upload changed workbook
              </Button>
            </HStack>
          )}
        </ImportProgress>
      )}
      {inReview && <ReviewNotes of={of} onDownloadFailed={actions.downloadFailed} busy={actions.isDownloading} />}
      <Stack gap="3">
        <FilterBar>
          <Box w="48">
            <SelectField
              label="Files"
              hideLabel
              value={shown}
              onChange={(event) => setFilter({ show: event.target.value })}
              options={[
                { value: 'all', label: `All files (${read + failed})` },
                { value: 'read', label: `Read (${read})` },
                { value: 'failed', label: `Not read (${failed})` },
              ]}
            />
          </Box>
        </FilterBar>
        <FileTable
          files={files}
          rows={files.rows && shownFiles(files.rows, shown)}
          filtered={shown !== 'all'}
          reading={of.stage === 'parsing'}
          onDelete={inReview ? actions.deleteRow : undefined}
        />
      </Stack>
      {uploading && <UploadChanges importTokenId={of.importTokenId} onClose={() => setUploading(false)} />}
    </Page>
  );
}
