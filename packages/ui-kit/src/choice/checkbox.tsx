import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { buildAriaProps, FieldNotes, type FieldTexts, hidden } from '../field/field';
import { Tooltip } from '../tooltip/tooltip';
import { TickBox, type TickBoxProps } from './tick-box';

export interface CheckboxProps extends FieldTexts, TickBoxProps {
  /** Why it cannot be changed now. */
  disabledReason?: string;
}

/** Yes or no, with its words beside it. */
export function Checkbox({ label, hideLabel, help, error, required, id, disabledReason, ...input }: CheckboxProps) {
  const made = useId();
  const name = id ?? made;
  return (
    <chakra.div display="grid" gap="1" position="relative">
      <Tooltip text={disabledReason}>
        <chakra.label
          htmlFor={name}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="6"
          w="fit"
          cursor="pointer"
        >
          <TickBox
            {...input}
            disabled={input.disabled || disabledReason !== undefined}
            {...buildAriaProps(name, { help, error, required })}
          />
          <chakra.span css={hideLabel ? hidden : undefined}>{label}</chakra.span>
        </chakra.label>
      </Tooltip>
      <FieldNotes id={name} help={help} error={error} />
    </chakra.div>
  );
}
