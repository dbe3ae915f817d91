import { Box, Panel, Stack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

/** A page for people who are not signed in: one panel in the middle. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="main" maxW="96" mx="auto" px="4" pt={{ base: '16', md: '32' }}>
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
