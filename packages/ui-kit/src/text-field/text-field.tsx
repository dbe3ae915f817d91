import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { control } from '../field/control-styles';
import { Field, type FieldTexts } from '../field/field';
import { Input } from './input';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'size'> {}

/** A text input. Accepts the props of react-hook-form's `register`. */
export function TextField({ label, hideLabel, help, error, required, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, help, error, required, id }}>
      {(ariaProps) => <Input type="text" {...input} {...ariaProps} />}
    </Field>
  );
}

const Area = chakra('textarea', { base: { ...control, h: 'auto', py: '2', lineHeight: '1.5', resize: 'vertical' } });

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** A textarea with `rows` visible lines. */
export function TextArea({ label, hideLabel, help, error, required, id, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, help, error, required, id }}>
      {(ariaProps) => <Area rows={rows} {...area} {...ariaProps} />}
    </Field>
  );
}
