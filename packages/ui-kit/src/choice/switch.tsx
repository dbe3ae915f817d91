import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useId } from 'react';
import { buildAriaProps, FieldNotes, type FieldTexts, hidden } from '../field/field';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    w: '8',
    h: '5',
    rounded: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.sunken',
    position: 'relative',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '2px',
      insetInlineStart: '2px',
      boxSize: '14px',
      rounded: 'full',
      bg: 'border.strong',
      transition: 'transform 120ms',
    },
    '&:checked': { bg: 'accent.solid', borderColor: 'accent.solid' },
    '&:checked::before': { bg: 'accent.contrast', transform: 'translateX(12px)' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export interface SwitchProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'size'> {}

/** On/off switch. */
export function Switch({ label, hideLabel, help, error, required, id, color: _colour, ...input }: SwitchProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <chakra.div display="grid" gap="1" position="relative">
      <chakra.label
        htmlFor={inputId}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="6"
        w="fit"
        cursor="pointer"
      >
        <Track {...input} type="checkbox" role="switch" {...buildAriaProps(inputId, { help, error, required })} />
        <chakra.span css={hideLabel ? hidden : undefined}>{label}</chakra.span>
      </chakra.label>
      <FieldNotes id={inputId} help={help} error={error} />
    </chakra.div>
  );
}
