import { Stack, Text } from '@skills-architect/ui-kit';
import { LevelCell } from '@skills-architect/ui-kit/extra';

/** Legend of a comparison. */
export function ComparisonLegend({ missing, noun }: { missing: string; noun: string }) {
  return (
    <Stack gap="2" color="fg.muted">
      <Stack gap="1" alignItems="flex-start">
        <LevelCell level={null} owner="Example" />
        <Text>{missing}</Text>
      </Stack>
      <Stack gap="1" alignItems="flex-start">
        <LevelCell level={3} equal owner="Example" />
        <Text>The same level as another {noun}</Text>
      </Stack>
    </Stack>
  );
}
