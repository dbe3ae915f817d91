import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Chip } from '../chip/chip';
import { Field, type FieldTexts } from '../field/field';
import { Combobox } from './combobox';
import type { Entry } from './entry';
import type { PickerOption, PickerSource } from './option';

export interface MultiPickerProps extends FieldTexts, PickerSource {
  value: readonly PickerOption[];
  onChange: (value: PickerOption[]) => void;
  /** Chips shown before the rest is summarised as a count. */
  maxChips?: number;
  /** Offers to select all options found. */
  selectAll?: boolean;
  /** Maximum number of selected options. */
  limit?: number;
  /** Called when a selected option is chosen again; it then stays selected. Without it, choosing again deselects it. */
  onChosenAgain?: (option: PickerOption) => void;
  onBlur?: () => void;
}

/** Multi-select; selected options are removable chips. */
export function MultiPicker({ label, hideLabel, help, error, required, maxChips = 3, ...rest }: MultiPickerProps) {
  const { value, onChange, selectAll, limit, onChosenAgain, ...source } = rest;
  const [allShown, setAllShown] = useState(false);
  const withoutOption = (option: PickerOption) => value.filter((chosen) => chosen.value !== option.value);
  const isChosen = (option: PickerOption) => value.some((chosen) => chosen.value === option.value);
  const toggle = (option: PickerOption) => {
    if (!isChosen(option)) {
      if (limit === undefined || value.length < limit) onChange([...value, option]);
    } else if (onChosenAgain) onChosenAgain(option);
    else onChange(withoutOption(option));
  };
  const shownOptions = allShown ? value : value.slice(0, maxChips);
  const hiddenCount = value.length - shownOptions.length;
  const chips = value.length > 0 && (
    <>
      {shownOptions.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          disabled={source.disabledReason !== undefined}
          onRemove={() => onChange(withoutOption(option))}
        />
      ))}
      {hiddenCount > 0 && (
        <chakra.button
          type="button"
          color="fg.muted"
          fontSize="sm"
          bg="transparent"
          cursor="pointer"
          minH="6"
          textDecoration="underline"
          onClick={() => setAllShown(true)}
        >
          and {hiddenCount} more
        </chakra.button>
      )}
    </>
  );
  return (
    <Field {...{ label, hideLabel, help, error, required }}>
      {(ariaProps) => (
        <Combobox
          {...source}
          label={label}
          ariaProps={ariaProps}
          several
          shownText=""
          placeholder={value.length > 0 ? undefined : source.placeholder}
          isChosen={isChosen}
          onChoose={toggle}
          onBackspace={value.length > 0 ? () => onChange(value.slice(0, -1)) : undefined}
          onClear={value.length > 0 ? () => onChange([]) : undefined}
          first={selectAll ? (found, searching) => buildSelectAllEntry(found, searching, rest) : undefined}
          chips={chips}
        />
      )}
    </Field>
  );
}

/** The item that selects or deselects all found options. */
const buildSelectAllEntry = (
  found: readonly PickerOption[],
  searching: boolean,
  { value, onChange, limit }: Pick<MultiPickerProps, 'value' | 'onChange' | 'limit'>,
): Entry[] => {
  const selectable = found.filter((option) => !option.disabledReason);
  if (selectable.length === 0) return [];
  const chosen = selectable.every((option) => value.some((other) => other.value === option.value));
  const others = value.filter((other) => !selectable.some((option) => option.value === other.value));
  const all = [...others, ...selectable];
  const exceedsLimit = !chosen && limit !== undefined && all.length > limit;
  const option: PickerOption = {
    value: 'all',
    label: searching ? 'Select all found' : 'Select all',
    disabledReason: exceedsLimit ? `At most ${limit} can be chosen` : undefined,
  };
  return [{ option, chosen, choose: () => onChange(chosen ? others : all), keepsListOpen: true }];
};
