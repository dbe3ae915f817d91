import { Text } from '@skills-architect/ui-kit';

/** Small muted text for secondary facts in a cell. */
export const Quiet = ({ children }: { children: string }) => (
  <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
    {children}
  </Text>
);
