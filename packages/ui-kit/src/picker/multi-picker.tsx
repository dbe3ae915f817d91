import { chakra } from '@chakra-ui/react/styled-system';
import { Chip } from '../chip/chip';
import { Field, type FieldTexts } from '../field/field';
import { Combobox } from './combobox';
import type { Entry } from './entry';
import type { PickerOption, PickerSource } from './option';

export interface MultiPickerProps extends FieldTexts, PickerSource {
  value: readonly PickerOption[];
  onChange: (value: PickerOption[]) => void;
  /** Chips shown before the rest is counted. */
  maxChips?: number;
  /** Offers to choose all options found. */
  selectAll?: boolean;
  /** How many may be chosen at most. */
  limit?: number;
  onBlur?: () => void;
}

/** Picks several of many; what is chosen stands as chips that can be taken away. */
export function MultiPicker({ label, hideLabel, help, error, required, maxChips = 3, ...rest }: MultiPickerProps) {
  const { value, onChange, selectAll, limit, ...source } = rest;
  const without = (option: PickerOption) => value.filter((chosen) => chosen.value !== option.value);
  const has = (option: PickerOption) => value.some((chosen) => chosen.value === option.value);
  const turn = (option: PickerOption) => {
    if (has(option)) onChange(without(option));
    else if (value.length < (limit ?? Number.POSITIVE_INFINITY)) onChange([...value, option]);
  };
  const more = value.length - maxChips;
  const chips = value.length > 0 && (
    <>
      {value.slice(0, maxChips).map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          disabled={source.disabledReason !== undefined}
          onRemove={() => onChange(without(option))}
        />
      ))}
      {more > 0 && (
        <chakra.span color="fg.muted" fontSize="sm">
          and {more} more
        </chakra.span>
      )}
    </>
  );
  return (
    <Field {...{ label, hideLabel, help, error, required }}>
      {(ties) => (
        <Combobox
          {...source}
          label={label}
          ties={ties}
          several
          shownText=""
          placeholder={value.length > 0 ? undefined : source.placeholder}
          isChosen={has}
          onChoose={turn}
          onBackspace={() => onChange(value.slice(0, -1))}
          onClear={value.length > 0 ? () => onChange([]) : undefined}
          first={selectAll ? (found, searching) => allOf(found, searching, rest) : undefined}
          chips={chips}
        />
      )}
    </Field>
  );
}

/** The line that chooses everything found, or takes it back. */
const allOf = (
  found: readonly PickerOption[],
  searching: boolean,
  { value, onChange, limit }: Pick<MultiPickerProps, 'value' | 'onChange' | 'limit'>,
): Entry[] => {
  const free = found.filter((option) => !option.disabledReason);
  if (free.length === 0) return [];
  const chosen = free.every((option) => value.some((other) => other.value === option.value));
  const others = value.filter((other) => !free.some((option) => option.value === other.value));
  const all = [...others, ...free];
  const tooMany = !chosen && limit !== undefined && all.length > limit;
  const option: PickerOption = {
    value: 'all',
    label: searching ? 'Select all found' : 'Select all',
    disabledReason: tooMany ? `At most ${limit} can be chosen` : undefined,
  };
  return [{ option, chosen, choose: () => onChange(chosen ? others : all), stays: true }];
};
