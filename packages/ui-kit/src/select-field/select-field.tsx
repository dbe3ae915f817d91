import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { control } from '../field/control-styles';
import { Field, type FieldTexts } from '../field/field';
import { Icon } from '../icon/icon';

const Native = chakra('select', { base: { ...control, appearance: 'none', pe: '8', cursor: 'pointer' } });

/** An entry of the list. */
export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  options: SelectOption[];
  /** A first option without a value, e.g. 'Choose a client'. */
  placeholder?: string;
}

/** Native select, for a few options. For many or for searching use a `Picker`. */
export function SelectField({
  label,
  hideLabel,
  help,
  error,
  required,
  id,
  options,
  placeholder,
  'aria-describedby': description,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hideLabel, help, error, required, id }}>
      {(ariaProps) => (
        <chakra.div position="relative">
          <Native
            {...select}
            {...ariaProps}
            aria-describedby={[ariaProps['aria-describedby'], description].filter(Boolean).join(' ') || undefined}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <chakra.span
            position="absolute"
            insetEnd="3"
            top="0"
            h="9"
            display="grid"
            placeItems="center"
            pointerEvents="none"
            color="fg.muted"
          >
            <Icon name="chevronDown" />
          </chakra.span>
        </chakra.div>
      )}
    </Field>
  );
}
