import { chakra } from '@chakra-ui/react/styled-system';
import { LevelCell } from './level-cell';

const LEVELS = [1, 2, 3, 4, 5, 6, 7];

export function LevelStories() {
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {LEVELS.map((level) => (
          <LevelCell key={level} level={level} name={`Level ${level}`} />
        ))}
        <LevelCell level={null} owner="Python, Data Analyst" />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {LEVELS.map((level) => (
          <LevelCell key={level} level={level} equal onPress={() => undefined} />
        ))}
        <LevelCell level={undefined} onPress={() => undefined} />
      </chakra.div>
    </>
  );
}
