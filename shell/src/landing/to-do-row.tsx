import { Box, HStack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

interface ToDoRowProps {
  icon?: ReactNode;
  title: string;
  line: string;
  /** The button that starts it, or its replacement. */
  children: ReactNode;
}

/** Something to do, with the button that starts it. */
export function ToDoRow({ icon, title, line, children }: ToDoRowProps) {
  return (
    <HStack as="li" gap="3" flexWrap="wrap" px="4" py="3" bg="bg.panel" borderWidth="1px" rounded="md">
      {icon}
      <Box flex="1 1 16rem" minW="0">
        <Text fontWeight="medium">{title}</Text>
        <Text color="fg.muted" fontSize="sm">
          {line}
        </Text>
      </Box>
      {children}
    </HStack>
  );
}
