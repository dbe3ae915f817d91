import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { LevelCell } from '../level-cell/level-cell';

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
