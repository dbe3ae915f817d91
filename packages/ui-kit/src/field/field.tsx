import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { useSettledError } from './use-settled-error';

/** Texts of every field. */
export interface FieldTexts {
  label: string;
  /** Hides the label visually: beside a heading with the same text, or in a table. */
  hideLabel?: boolean;
  /** How to fill in the field. */
  help?: ReactNode;
  /** The validation error of the value. */
  error?: string;
  required?: boolean;
}

/** Attributes that link a control to its label, help and error. */
export interface FieldAriaProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Visually hidden, but read by screen readers. */
export const hidden = {
  position: 'absolute',
  w: '1px',
  h: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Undoes `hidden`, for example on narrow pages. */
export const shown = {
  position: 'static',
  w: 'auto',
  h: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;

/** Builds the ARIA attributes of a control from its id and the field's texts. */
export const buildAriaProps = (id: string, { help, error, required }: Omit<FieldTexts, 'label'>): FieldAriaProps => ({
  id,
  'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-required': required || undefined,
});

interface FieldProps extends FieldTexts {
  id?: string;
  children: (ariaProps: FieldAriaProps) => ReactNode;
  /** Right end of the label line. */
  beside?: ReactNode;
}

/** A form field: label above the control, error and help below. */
export function Field({ label, hideLabel, help, error, required, id: givenId, beside, children }: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  return (
    <chakra.div display="grid" gap="1" alignContent="start" minW="0" w="full" position="relative">
      <chakra.div display="flex" alignItems="baseline" css={hideLabel ? hidden : undefined}>
        <chakra.label htmlFor={id} flex="1" fontWeight="medium">
          {label}
          {required && <RequiredMark />}
        </chakra.label>
        {beside}
      </chakra.div>
      {children(buildAriaProps(id, { help, error, required }))}
      <FieldNotes id={id} help={help} error={error} />
    </chakra.div>
  );
}

/** The star behind a label; screen readers use the control's `required` instead. */
export function RequiredMark() {
  return (
    <chakra.span aria-hidden color="danger.fg">
      {' *'}
    </chakra.span>
  );
}

/** Help and error below a control. */
export function FieldNotes({ id, help, error: latest }: Pick<FieldTexts, 'help' | 'error'> & { id: string }) {
  const error = useSettledError(latest);
  return (
    <>
      {error && (
        <chakra.p id={`${id}-error`} role="alert" color="danger.fg" fontSize="sm">
          {error}
        </chakra.p>
      )}
      {help && (
        <chakra.p id={`${id}-help`} color="fg.muted" fontSize="sm">
          {help}
        </chakra.p>
      )}
    </>
  );
}
