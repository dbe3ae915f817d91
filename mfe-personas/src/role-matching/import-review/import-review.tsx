import { formatNames } from '@skills-architect/contracts/locale';
import type { ImportRow, PersonaImport } from '@skills-architect/contracts/personas';
import { useBreadcrumbStep } from '@skills-architect/portal-kit';
import { Button, FilterBar, HStack, Page, Stack, Text } from '@skills-architect/ui-kit';
import { FilterChips } from '@skills-architect/ui-kit/extra';
import { useEffect, useMemo, useState } from 'react';
import { describeSource } from '../../import-files/describe-source';
import { ImportProgress } from '../../import-files/import-progress';
import { ReviewNotes } from '../../import-files/review-notes';
import { useImportActions } from '../../import-files/use-import-actions';
import { useImportRows } from '../../import-files/use-import-rows';
import { useProceed } from '../../import-files/use-proceed';
import { withEdits, withGuesses } from '../row-review/row-fields';
import { RowReview } from '../row-review/row-review';
import { FailedImport } from './failed-import';
import { FileTable } from './file-table';
import { ProblemBadges } from './problem-badges';
import { withSameNames } from './problems';
import { ReviewEndedElsewhere } from './review-ended-elsewhere';
import { useReviewFilter } from './review-filter';
import { UploadChanges } from './upload-changes';
import { useFocusReturn } from './use-focus-return';
import { useOpenAnyway } from './use-open-anyway';
import { useReview } from './use-review';

const TITLE = 'Review extracted data';

const CANCEL = 'Cancel this import? The extracted personas will be deleted.';
const NO_ROWS: readonly ImportRow[] = [];

/** Rows that become no persona, such as those of duplicate files, need no group. */
const hasUnusedGuess = ({ outcome, groupName, groupGuess }: ImportRow) =>
  outcome === 'read' && !groupName && Boolean(groupGuess);
const hasNoGroup = ({ outcome, groupName, groupGuess }: ImportRow) => outcome === 'read' && !groupName && !groupGuess;
const isNameless = ({ outcome, personaName }: ImportRow) => outcome === 'read' && !personaName.trim();
const MAX_NAMED = 3;
const rowName = ({ personaName, fileName }: ImportRow) => personaName || fileName;

/** Why the import cannot go on; undefined when it can. */
const findBlockReason = (
  { stage, counts }: PersonaImport,
  rows: readonly ImportRow[] | undefined,
): string | undefined => {
  if (stage !== 'review') return 'The files are still being read';
  if (!counts.read) return 'No job description could be read';
  if (!rows) return 'The extracted data is still loading';
  const nameless = rows.filter(isNameless).map(({ fileName }) => fileName);
  return nameless.length ? `A persona name is missing for ${formatNames(nameless, MAX_NAMED)}` : undefined;
};

interface ImportReviewProps {
  personaImport: PersonaImport;
  /** The review was ended in another tab, so nothing can be changed any more. */
  isEndedElsewhere?: boolean;
  /** Called when unsaved edits appear or disappear; they keep the review open. */
  onDirty?: (isDirty: boolean) => void;
}

/** Review of an upload's files, during and after reading, until the user proceeds. */
export function ImportReview({ personaImport, isEndedElsewhere = false, onDirty }: ImportReviewProps) {
  const files = useImportRows(personaImport);
  const review = useReview(personaImport, files);
  const { fields, edit, isDirty, clear } = review;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const note = isEndedElsewhere && <ReviewEndedElsewhere onLeave={clear} />;
  const rows = useMemo(
    () => (files.rows ? withSameNames(files.rows.map((row) => withEdits(row, fields))) : NO_ROWS),
    [files.rows, fields],
  );
  const filter = useReviewFilter(rows);
  const { opened: openedRow, open } = filter;
  const inReview = personaImport.stage === 'review';
  const mayChange = inReview && !isEndedElsewhere;
  useFocusReturn(inReview ? openedRow?.rowId : undefined);
  const guesses = rows.filter(hasUnusedGuess);
  const actions = useImportActions(personaImport);
  const { proceed, isProceeding } = useProceed(personaImport, {
    save: review.save,
    guesses: guesses.map(rowName),
    withoutGroup: rows.filter(hasNoGroup).map(rowName),
  });
  useBreadcrumbStep(TITLE);
  const { deleteRow } = actions;
  const { openAnyway, skipAgain } = useOpenAnyway(personaImport, files, filter, review.saveRow);
  const [isUploading, setUploading] = useState(false);
  const { read } = personaImport.counts;
  const blockReason = findBlockReason(personaImport, files.rows && rows);
  const fileActions = useMemo(
    () => ({
      onOpen: ({ rowId }: ImportRow) => open(rowId),
      onDelete: deleteRow,
      onUseGuess: (row: ImportRow) => edit((before) => withGuesses(before, [row])),
      onOpenAnyway: openAnyway,
      onSkip: skipAgain,
    }),
    [open, deleteRow, edit, openAnyway, skipAgain],
  );
  const readActions = inReview ? { onOpen: fileActions.onOpen } : undefined;
  const availableActions = mayChange ? fileActions : readActions;
  const saveButton = (
    <Button
      icon="save"
      onClick={review.saveAndNotify}
      loading={review.isSaving}
      disabledReason={review.isDirty ? undefined : 'There is nothing to save'}
    >
      Save
    </Button>
  );
  if (inReview && openedRow)
    return (
      <RowReview
        note={note}
        key={openedRow.rowId}
        importTokenId={personaImport.importTokenId}
        rows={filter.readRows}
        row={files.rows?.find(({ rowId }) => rowId === openedRow.rowId) ?? openedRow}
        fields={fields}
        edit={edit}
        onOpen={open}
        onClose={filter.close}
        beside={<ProblemBadges row={openedRow} />}
        save={!isEndedElsewhere && saveButton}
      />
    );
  return (
    <Page
      title={TITLE}
      help={describeSource(personaImport, inReview ? files.rows?.length : undefined, 'row')}
      action={
        isEndedElsewhere ? undefined : (
          <>
            <Button onClick={() => actions.discard(CANCEL)} loading={actions.isDiscarding}>
              Cancel
            </Button>
            {review.isDirty && saveButton}
            {personaImport.stage !== 'failed' && (
              <>
                {blockReason && (
                  <Text color="fg.muted" fontSize="sm" maxW="80">
                    {blockReason}
                  </Text>
                )}
                <Button variant="primary" onClick={proceed} loading={isProceeding} disabledReason={blockReason}>
                  Proceed
                </Button>
              </>
            )}
          </>
        )
      }
    >
      {note}
      {personaImport.stage === 'failed' ? (
        <FailedImport personaImport={personaImport} />
      ) : (
        <ImportProgress personaImport={personaImport}>
          {mayChange && (
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
              {guesses.length > 0 && (
                <Button icon="check" onClick={() => edit((before) => withGuesses(before, guesses))}>
                  {guesses.length === 1 ? 'Use the guessed group' : `Use all ${guesses.length} guessed groups`}
                </Button>
              )}
              <Text color="fg.muted">After Proceed, role matching cannot be stopped.</Text>
            </HStack>
          )}
        </ImportProgress>
      )}
      {inReview && (
        <ReviewNotes
          personaImport={personaImport}
          skipped={rows.filter(({ outcome }) => outcome !== 'read').map(({ fileName }) => fileName)}
          existing={rows.filter((row) => row.isDuplicatePersona).map(({ personaName }) => personaName)}
          onDownloadFailed={actions.downloadFailed}
          isDownloading={actions.isDownloading}
        />
      )}
      <Stack gap="3">
        <FilterBar>
          <FilterChips label="Files" options={filter.options} value={filter.value} onChange={filter.choose} />
        </FilterBar>
        <FileTable
          files={files}
          rows={files.rows && filter.shown}
          isFiltered={filter.problem !== undefined}
          isReading={personaImport.stage === 'parsing'}
          actions={availableActions}
        />
      </Stack>
      {isUploading && <UploadChanges importTokenId={personaImport.importTokenId} onClose={() => setUploading(false)} />}
    </Page>
  );
}
