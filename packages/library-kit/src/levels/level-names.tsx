import { HStack, Stack, Text } from '@skills-architect/ui-kit';
import { LevelCell } from '@skills-architect/ui-kit/extra';

export interface NamedLevel {
  levelNumber: number;
  /** Name of the level. */
  level: string;
  /** Number of levels of its scheme, if the skill has several schemes. */
  levelCount?: number | undefined;
}

/** The expected levels of a skill, one per scheme. */
export function LevelNames({ levels }: { levels: readonly NamedLevel[] }) {
  return (
    <Stack gap="1">
      {levels.map(({ levelNumber, level, levelCount }) => (
        <HStack key={levelCount ?? 0} gap="2">
          <LevelCell level={levelNumber} name={level} />
          <Text aria-hidden>{levelCount === undefined ? level : `${level} (${levelCount} PL)`}</Text>
        </HStack>
      ))}
    </Stack>
  );
}
