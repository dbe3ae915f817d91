import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useId } from 'react';
import { buildAriaProps, FieldNotes, type FieldTexts, hidden, RequiredMark } from '../field/field';

const Dot = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    w: '4',
    h: '4',
    mt: '2px',
    rounded: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.panel',
    cursor: 'pointer',
    '&::before': { content: '""', w: '2', h: '2', rounded: 'full', bg: 'transparent' },
    '&:checked': { borderColor: 'accent.solid' },
    '&:checked::before': { bg: 'accent.solid' },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

/** One option. */
export interface RadioOption {
  value: string;
  label: string;
  help?: string;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends FieldTexts,
    Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'disabled'> {
  options: RadioOption[];
  /** The selected value; omit when `register` manages it. */
  value?: string;
  /** Options side by side instead of stacked. */
  inRow?: boolean;
}

const FLEX = { display: 'flex', flexWrap: 'wrap' } as const;
/** Layout of options with help texts: columns of equal width. */
const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
} as const;

/** Radio buttons: one of a few, all visible. */
export function RadioGroup({
  label,
  hideLabel,
  help,
  error,
  required,
  options,
  value,
  inRow,
  name,
  ...input
}: RadioGroupProps) {
  const id = useId();
  const hasHelp = options.some((option) => option.help);
  return (
    <chakra.div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...buildAriaProps(id, { help, error, required })}
      display="grid"
      gap="2"
      alignContent="start"
      position="relative"
    >
      <chakra.span id={`${id}-label`} fontWeight="medium" css={hideLabel ? hidden : undefined}>
        {label}
        {required && <RequiredMark />}
      </chakra.span>
      <chakra.div
        columnGap="5"
        rowGap="2"
        {...(inRow && hasHelp ? GRID : FLEX)}
        flexDirection={inRow ? 'row' : 'column'}
      >
        {options.map((option, index) => (
          <chakra.div key={option.value} display="flex" gap="2">
            <Dot
              {...input}
              id={`${id}-option-${index}`}
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={input.disabled || option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              aria-describedby={option.help ? `${id}-${index}` : undefined}
            />
            <div>
              <chakra.label htmlFor={`${id}-option-${index}`} cursor="pointer">
                {option.label}
              </chakra.label>
              {option.help && (
                <chakra.p id={`${id}-${index}`} color="fg.muted" fontSize="sm">
                  {option.help}
                </chakra.p>
              )}
            </div>
          </chakra.div>
        ))}
      </chakra.div>
      <FieldNotes id={id} help={help} error={error} />
    </chakra.div>
  );
}
