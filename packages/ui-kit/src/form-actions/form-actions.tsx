import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const buttonStyles = {
  '& :is(button, a)': { flex: { base: '1 1 auto', sm: 'none' }, px: { base: '3', sm: '4' } },
} as const;

/** The buttons of a form, submit last; full width on narrow screens. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      data-part="form-actions"
      display="flex"
      flexWrap="wrap"
      justifyContent="flex-end"
      gap="2"
      w={{ base: 'full', sm: 'auto' }}
      css={buttonStyles}
    >
      {children}
    </chakra.div>
  );
}
