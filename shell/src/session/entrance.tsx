import { Box, Panel, Stack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

interface EntranceProps {
  title: string;
  /** Shown in the frame of the portal instead of beside it. */
  isInFrame?: boolean;
  children: ReactNode;
}

/** What people see who are not signed in: one panel in the middle. */
export function Entrance({ title, isInFrame = false, children }: EntranceProps) {
  return (
    <Box as={isInFrame ? 'div' : 'main'} maxW="96" mx="auto" px="4" pt={{ base: '16', md: '32' }}>
      <Panel>
        <Stack gap="4" p="2">
          <Text as="h1" fontSize="xl" fontWeight="semibold" textWrap="balance">
            {title}
          </Text>
          {children}
        </Stack>
      </Panel>
    </Box>
  );
}
