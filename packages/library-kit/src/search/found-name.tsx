import type { FoundSkill } from '@skills-architect/contracts/skills';
import { Stack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

interface FoundNameProps extends Pick<FoundSkill, 'foundBy'> {
  children: ReactNode;
}

/** The name of a record in a search result, which says when it was not found by its words. */
export function FoundName({ foundBy, children }: FoundNameProps) {
  if (!foundBy) return children;
  return (
    <Stack gap="0">
      {children}
      <Text color="fg.muted" fontSize="sm">
        by meaning
      </Text>
    </Stack>
  );
}
