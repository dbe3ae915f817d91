import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title?: string;
  /** Right end of the title line. */
  actions?: ReactNode;
  /** No padding, for a table or chart that reaches the edges. */
  flush?: boolean;
  children?: ReactNode;
}

/** A surface one step above the page. */
export function Panel({ title, actions, flush, children }: PanelProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={title ? id : undefined}
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
      minW="0"
      p={flush ? '0' : '4'}
    >
      {(title || actions) && (
        <chakra.header
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
          minH={actions ? '9' : undefined}
          px={flush ? '4' : '0'}
          py={flush ? '2' : '0'}
          mb={flush ? '0' : '3'}
        >
          <chakra.h2 id={id} flex="1" fontSize="md" fontWeight="semibold">
            {title}
          </chakra.h2>
          {actions}
        </chakra.header>
      )}
      {children}
    </chakra.section>
  );
}
