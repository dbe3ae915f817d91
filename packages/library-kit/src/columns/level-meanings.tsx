import type { LevelMeaning } from '@skills-architect/contracts';
import { Grid, Heading, SelectField, Text } from '@skills-architect/ui-kit';

interface LevelMeaningsProps {
  meanings: readonly LevelMeaning[];
  /** What should be decided about them. */
  questions: readonly string[];
  levelCount: number;
  onChange: (meaning: LevelMeaning) => void;
}

const LEFT_OUT = 'left out';
const NO_LEVEL = 'none';

const toOption = ({ level, isLeftOut }: LevelMeaning) => {
  if (isLeftOut) return LEFT_OUT;
  return level === null ? NO_LEVEL : String(level);
};

/** What the values of a level column mean as levels of the client. */
export function LevelMeanings({ meanings, questions, levelCount, onChange }: LevelMeaningsProps) {
  const options = [
    { value: LEFT_OUT, label: 'Not imported' },
    { value: NO_LEVEL, label: 'Imported without a level' },
    ...Array.from({ length: levelCount }, (_, at) => ({ value: String(at + 1), label: `Level ${at + 1}` })),
  ];
  return (
    <>
      <Heading as="h3">What the levels mean</Heading>
      {questions.map((question) => (
        <Text key={question} fontWeight="medium">
          {question}
        </Text>
      ))}
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 12rem), 1fr))" gap="3">
        {meanings.map((meaning) => (
          <SelectField
            key={meaning.value}
            label={`“${meaning.value}” means`}
            value={toOption(meaning)}
            options={options}
            onChange={({ target }) =>
              onChange({
                value: meaning.value,
                isLeftOut: target.value === LEFT_OUT,
                level: target.value === LEFT_OUT || target.value === NO_LEVEL ? null : Number(target.value),
              })
            }
          />
        ))}
      </Grid>
    </>
  );
}
