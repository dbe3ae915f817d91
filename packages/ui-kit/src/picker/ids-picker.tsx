import { MultiPicker, type MultiPickerProps } from './multi-picker';
import type { PickerOption } from './option';

export interface IdsPickerProps extends Omit<MultiPickerProps, 'value' | 'onChange' | 'options'> {
  options: readonly (PickerOption & { value: number })[];
  /** Selected ids. Ids without an option are dropped on the next change, once all options are loaded. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Multi-select by ids, as filters and forms store them. */
export function IdsPicker({ options, value, onChange, ...rest }: IdsPickerProps) {
  const ids = new Set(value);
  const isComplete = !rest.loading && !rest.loadError && !rest.loadMore && !rest.onSearch;
  const known = new Set(options.map((option) => option.value));
  const unknown = isComplete ? [] : value.filter((id) => !known.has(id));
  return (
    <MultiPicker
      {...rest}
      options={options}
      value={options.filter((option) => ids.has(option.value))}
      onChange={(chosen) =>
        onChange([...chosen.flatMap((option) => (typeof option.value === 'number' ? [option.value] : [])), ...unknown])
      }
    />
  );
}
