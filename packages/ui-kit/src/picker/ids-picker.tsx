import { MultiPicker, type MultiPickerProps } from './multi-picker';
import type { PickerOption } from './option';

export interface IdsPickerProps extends Omit<MultiPickerProps, 'value' | 'onChange' | 'options'> {
  options: readonly (PickerOption & { value: number })[];
  /** Ids of what is chosen; ids that no option has are left out. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Picks several of many by their ids, as filters and forms keep them. */
export function IdsPicker({ options, value, onChange, ...rest }: IdsPickerProps) {
  const ids = new Set(value);
  return (
    <MultiPicker
      {...rest}
      options={options}
      value={options.filter((option) => ids.has(option.value))}
      onChange={(chosen) =>
        onChange(chosen.flatMap((option) => (typeof option.value === 'number' ? [option.value] : [])))
      }
    />
  );
}
