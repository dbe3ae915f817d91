import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Field } from '../field/field';
import { IconButton } from '../icon-button/icon-button';
import { Input } from './input';
import type { TextFieldProps } from './text-field';

/** A password input with a show/hide button. */
export function PasswordField({ label, hideLabel, help, error, required, id, ...input }: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hideLabel, help, error, required, id }}>
      {(ariaProps) => (
        <chakra.div position="relative">
          <Input autoComplete="current-password" {...input} {...ariaProps} type={shown ? 'text' : 'password'} pe="10" />
          <chakra.div position="absolute" insetEnd="1" top="1">
            <IconButton
              icon={shown ? 'eyeOff' : 'eye'}
              label={shown ? 'Hide password' : 'Show password'}
              size="sm"
              onClick={() => setShown(!shown)}
            />
          </chakra.div>
        </chakra.div>
      )}
    </Field>
  );
}
