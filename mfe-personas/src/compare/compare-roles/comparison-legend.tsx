import { Stack, Text } from '@skills-architect/ui-kit';
import { LevelCell } from '@skills-architect/ui-kit/extra';

/** Legend of a comparison. */
export function ComparisonLegend({ missing, of }: { missing: string; of: string }) {
  return (
    <Stack gap="2" color="fg.muted">
      <Stack gap="1" alignItems="flex-start">
        <LevelCell level={null} of="Example" />
        <Text>{missing}</Text>
      </Stack>
      <Stack gap="1" alignItems="flex-start">
        <LevelCell level={3} equal of="Example" />
        <Text>The same level as another {of}</Text>
      </Stack>
    </Stack>
  );
}
