import { Box, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the landing page below its heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <Box as="section" aria-labelledby={id}>
      <Text as="h2" id={id} fontWeight="semibold" color="fg.muted" mb="3">
        {title}
      </Text>
      {children}
    </Box>
  );
}
