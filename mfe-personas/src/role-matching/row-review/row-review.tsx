import { formatCount } from '@skills-architect/contracts/locale';
import {
  getImportRowDocument,
  type ImportRow,
  ROW_FIELD_NAMES,
  type RowFieldName,
} from '@skills-architect/contracts/personas';
import { useCall, useShortcut } from '@skills-architect/portal-kit';
import { Box, Button, Grid, HStack, IconButton, LoadError, Page, Skeleton, Text } from '@skills-architect/ui-kit';
import { Tabs, useIsNarrow } from '@skills-architect/ui-kit/extra';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ASSIGN_KEYS } from './assign-keys';
import { DocumentPane } from './document-pane';
import { findHighlights } from './highlights';
import { assignTexts } from './passages';
import { fieldValue, type ReviewFields, withEdits, withField, withGuesses } from './row-fields';
import { RowFieldsPane } from './row-fields-pane';
import { usePassageSelection } from './use-passage-selection';

export interface RowReviewProps {
  importTokenId: string;
  /** The rows to page through, in their order. */
  rows: readonly ImportRow[];
  row: ImportRow;
  fields: ReviewFields;
  edit: (change: (fields: ReviewFields) => ReviewFields) => void;
  onOpen: (rowId: number) => void;
  onClose: () => void;
  /** Rendered beside the title: problems of the row. */
  beside?: ReactNode;
  /** Button that saves the edits of all rows. */
  save: ReactNode;
  /** Notice above the row. */
  note?: ReactNode;
}

/** A row beside its document: the extracted values and their passages. */
export function RowReview({ importTokenId, rows, row, fields, edit, onOpen, onClose, ...rest }: RowReviewProps) {
  const { beside, save, note } = rest;
  const { rowId } = row;
  const rowDocument = useCall(getImportRowDocument, { params: { importTokenId, rowId } });
  const blocks = rowDocument.data?.blocks ?? [];
  const selection = usePassageSelection(blocks);
  const [shown, setShown] = useState<RowFieldName>();
  const isNarrow = useIsNarrow();
  const edited = withEdits(row, fields);
  const index = rows.findIndex((other) => other.rowId === rowId);
  const [previous, next] = [rows[index - 1], rows[index + 1]];

  const change = (field: RowFieldName, text: string) => edit((before) => withField(before, rowId, field, text));
  const assignTo = (field: RowFieldName, add: boolean) => {
    if (!selection.texts.length) return;
    change(field, assignTexts(field, fieldValue(fields, rowId, field).text, selection.texts, add));
    setShown(field);
    selection.clear();
  };
  const acceptGuesses = () =>
    edit((before) => {
      let fieldsNow = withGuesses(before, [row]);
      for (const field of ROW_FIELD_NAMES) {
        const { text, guessed } = fieldValue(fieldsNow, rowId, field);
        if (guessed) fieldsNow = withField(fieldsNow, rowId, field, text);
      }
      return fieldsNow;
    });

  useShortcut(
    ['ArrowLeft', 'ArrowRight'],
    (key) => {
      const to = key === 'ArrowLeft' ? previous : next;
      if (to) onOpen(to.rowId);
    },
    'Previous or next row',
  );
  useShortcut(
    Object.keys(ASSIGN_KEYS),
    (key) => {
      const to = ASSIGN_KEYS[key];
      if (to) assignTo(to.field, to.add);
    },
    'Assign the selected passages to a field; its buttons show the keys',
  );
  useShortcut(['u'], acceptGuesses, 'Use what was guessed');
  useShortcut(['ArrowUp', 'ArrowDown'], (key) => selection.move(key === 'ArrowUp' ? -1 : 1, false), 'Select a passage');
  useShortcut(['Escape'], onClose, 'Back to the list');
  // Focused, so that the keyboard shortcuts also work with screen readers.
  const screenRef = useRef<HTMLDivElement>(null);
  useEffect(() => screenRef.current?.focus(), []);

  const renderStep = (to: ImportRow | undefined, icon: 'chevronLeft' | 'chevronRight', label: string, none: string) => (
    <IconButton
      icon={icon}
      label={label}
      disabledReason={to ? undefined : none}
      onClick={() => to && onOpen(to.rowId)}
    />
  );
  const pane = rowDocument.data ? (
    <DocumentPane
      importTokenId={importTokenId}
      rowId={rowId}
      hasPages={rowDocument.data.fileKind === 'pdf' && rowDocument.data.hasFile}
      blocks={blocks}
      highlights={findHighlights(edited, blocks)}
      selection={selection}
      shown={shown}
    />
  ) : (
    <>
      <LoadError result={rowDocument} />
      {rowDocument.isLoading && <Skeleton lines={12} label="Loading the document" />}
    </>
  );
  const fieldsPane = (
    <RowFieldsPane
      row={row}
      fields={fields}
      hasSelection={selection.texts.length > 0}
      onChange={change}
      onAssign={assignTo}
      onShow={setShown}
    />
  );
  return (
    <Box
      ref={screenRef}
      tabIndex={-1}
      outline="0"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <Page
        title={edited.personaName || row.fileName}
        // The title of a row without a name is its file name already.
        help={edited.personaName ? row.fileName : undefined}
        beside={beside}
        action={
          <HStack gap="2" wrap="wrap">
            <Text color="fg.muted" fontSize="sm">
              {index + 1} of {rows.length}
            </Text>
            {renderStep(previous, 'chevronLeft', 'Previous row, key ←', 'This is the first row')}
            {renderStep(next, 'chevronRight', 'Next row, key →', 'This is the last row')}
            <Button onClick={onClose}>Back to the list</Button>
            {save}
          </HStack>
        }
      >
        {note}
        {blocks.length > 0 && (
          <Text role="status" color="fg.muted">
            {selection.texts.length
              ? `${formatCount(selection.texts.length, 'passage is', 'passages are')} selected: choose a field.`
              : 'Select a passage of the document, then choose its field.'}
          </Text>
        )}
        {isNarrow ? (
          <Tabs
            label="Row and document"
            tabs={[
              { id: 'document', label: 'Document', content: pane },
              { id: 'fields', label: 'Fields', content: fieldsPane },
            ]}
          />
        ) : (
          <Box data-part="list">
            <Grid
              data-part="frame"
              templateColumns="minmax(0, 1fr) minmax(0, 1fr)"
              templateRows="minmax(0, 1fr)"
              gap="5"
            >
              <Box overflowY="auto" minH="0" p="3" bg="bg.panel" borderWidth="1px" rounded="md">
                {pane}
              </Box>
              <Box overflowY="auto" minH="0" p="3" bg="bg.panel" borderWidth="1px" rounded="md">
                {fieldsPane}
              </Box>
            </Grid>
          </Box>
        )}
      </Page>
    </Box>
  );
}
