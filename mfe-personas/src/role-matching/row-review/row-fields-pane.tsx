import { type ImportRow, ROW_FIELD_NAMES, type RowFieldName } from '@skills-architect/contracts/personas';
import { Button, Stack, Tooltip } from '@skills-architect/ui-kit';
import { GuessedGroup } from './guessed-group';
import { NameAsWritten } from './name-as-written';
import { RowField } from './row-field';
import { fieldValue, type ReviewFields } from './row-fields';

interface RowFieldsPaneProps {
  row: ImportRow;
  fields: ReviewFields;
  hasSelection: boolean;
  onChange: (field: RowFieldName, text: string) => void;
  onAssign: (field: RowFieldName, add: boolean) => void;
  onShow: (field: RowFieldName) => void;
}

/** The fields of a row with their guesses; selected passages of the document can be assigned to them. */
export function RowFieldsPane({ row, fields, hasSelection, onChange, onAssign, onShow }: RowFieldsPaneProps) {
  return (
    <Stack gap="4">
      {ROW_FIELD_NAMES.map((field) => {
        const value = fieldValue(fields, row.rowId, field);
        const guess = field === 'groupName' && !value.text ? row.groupGuess : undefined;
        const renderUseButton = (words: string, text: string) => (
          <Tooltip text="Key U">
            <Button size="sm" onClick={() => onChange(field, text)}>
              {words}
            </Button>
          </Tooltip>
        );
        return (
          <RowField
            key={field}
            field={field}
            value={value}
            hasSelection={hasSelection}
            onChange={(text) => onChange(field, text)}
            onAssign={(add) => onAssign(field, add)}
            onFocus={() => onShow(field)}
          >
            {field === 'personaName' && <NameAsWritten row={row} />}
            {guess && <GuessedGroup guess={guess}>{renderUseButton('Use it', guess)}</GuessedGroup>}
            {value.guessed && renderUseButton('Keep it', value.text)}
          </RowField>
        );
      })}
    </Stack>
  );
}
