import { MultiPicker, type MultiPickerProps } from './multi-picker';
import type { PickerOption } from './option';

export interface IdsPickerProps extends Omit<MultiPickerProps, 'value' | 'onChange' | 'options'> {
  options: readonly (PickerOption & { value: number })[];
  /** Selected ids. Ids without an option are dropped on the next change, once all options are loaded. */
  value: readonly number[];
  onChange: (chosenIds: number[]) => void;
}

/** Multi-select by ids, as filters and forms store them. */
export function IdsPicker({ options, value, onChange, ...rest }: IdsPickerProps) {
  const chosenIds = new Set(value);
  const mayLackOptions = Boolean(rest.loading || rest.loadError || rest.loadMore || rest.onSearch);
  const optionIds = new Set(options.map((option) => option.value));
  const idsWithoutOption = mayLackOptions ? value.filter((id) => !optionIds.has(id)) : [];
  return (
    <MultiPicker
      {...rest}
      options={options}
      value={options.filter((option) => chosenIds.has(option.value))}
      onChange={(chosen) =>
        onChange([
          ...chosen.flatMap((option) => (typeof option.value === 'number' ? [option.value] : [])),
          ...idsWithoutOption,
        ])
      }
    />
  );
}
