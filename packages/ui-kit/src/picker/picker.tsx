import { Field, type FieldTexts } from '../field/field';
import { Combobox } from './combobox';
import type { PickerOption, PickerSource } from './option';

export interface PickerProps extends FieldTexts, PickerSource {
  value: PickerOption | null;
  onChange: (value: PickerOption | null) => void;
  /** The selection can be cleared. */
  clearable?: boolean;
  onBlur?: () => void;
}

/** Single select: options are searched by typing, more load on scroll, and the keyboard is supported. */
export function Picker({
  label,
  hideLabel,
  help,
  error,
  required,
  value,
  onChange,
  clearable = true,
  ...source
}: PickerProps) {
  return (
    <Field {...{ label, hideLabel, help, error, required }}>
      {(ariaProps) => (
        <Combobox
          {...source}
          label={label}
          ariaProps={ariaProps}
          several={false}
          shownText={value?.label ?? ''}
          isChosen={(option) => option.value === value?.value}
          onChoose={onChange}
          onClear={clearable && value ? () => onChange(null) : undefined}
        />
      )}
    </Field>
  );
}
