import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { buttonColumns } from './button-columns';

/** The buttons of a form, submit last; on a phone they fill the width. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      data-part="form-actions"
      display="flex"
      flexWrap="wrap"
      justifyContent="flex-end"
      gap="2"
      css={buttonColumns}
    >
      {children}
    </chakra.div>
  );
}
