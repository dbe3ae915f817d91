import { fromEditedLines, ROW_FIELDS, type RowFieldName, toEditedLines } from '@skills-architect/contracts/personas';
import { Button, HStack, StatusBadge, TextArea, TextField, Tooltip } from '@skills-architect/ui-kit';
import { type ReactNode, useState } from 'react';
import { keyName } from './assign-keys';
import type { FieldValue } from './row-fields';

interface RowFieldProps {
  field: RowFieldName;
  value: FieldValue;
  /** Whether passages are selected that can be assigned. */
  hasSelection: boolean;
  onChange: (text: string) => void;
  onAssign: (add: boolean) => void;
  onFocus: () => void;
  /** Rendered beside the label: a guess and its actions. */
  children?: ReactNode;
}

const ROWS: Partial<Record<RowFieldName, number>> = { roleDescription: 4, rolesAndResponsibilities: 12 };
const NO_SELECTION = 'Select a passage of the document first';

/** Duties are stored separated by `|` and shown one per line. */
const toLines = (field: RowFieldName, text: string) =>
  field === 'rolesAndResponsibilities' ? toEditedLines(text) : text;
const fromLines = (field: RowFieldName, text: string) =>
  field === 'rolesAndResponsibilities' ? fromEditedLines(text) : text;

/** One field of a row: edited directly, or filled from the document. */
export function RowField({ field, value, hasSelection, onChange, onAssign, onFocus, children }: RowFieldProps) {
  const [isTouched, setTouched] = useState(false);
  const isMissing = field === 'personaName' && isTouched && !value.text.trim();
  const rows = ROWS[field];
  const label = ROW_FIELDS[field].title;
  const control = {
    label,
    value: toLines(field, value.text),
    onFocus,
    required: field === 'personaName' || field === 'groupName',
    ...(field === 'rolesAndResponsibilities' && { help: 'One duty per line.' }),
  };
  const renderAssignButton = (words: string, add: boolean) => {
    return (
      <Tooltip text={hasSelection ? `Key ${keyName(field, add)}` : undefined}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={add ? `Add the selection to ${label}` : `Replace ${label} with the selection`}
          disabledReason={hasSelection ? undefined : NO_SELECTION}
          onClick={() => onAssign(add)}
        >
          {words}
        </Button>
      </Tooltip>
    );
  };
  return (
    <div>
      {rows ? (
        <TextArea {...control} rows={rows} onChange={({ target }) => onChange(fromLines(field, target.value))} />
      ) : (
        <TextField
          {...control}
          error={isMissing ? 'Persona name is required' : undefined}
          onBlur={() => setTouched(true)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <HStack wrap="wrap" gap="1" pt="1">
        {renderAssignButton('Replace', false)}
        {rows !== undefined && renderAssignButton('Add', true)}
        {value.guessed && <StatusBadge tone="warning">Guessed</StatusBadge>}
        {children}
      </HStack>
    </div>
  );
}
