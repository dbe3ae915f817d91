import { chakra, Heading, SelectField, Text } from '@skills-architect/ui-kit';

/** What a value of a level column means: a level, no level, or that its row is not imported. */
export interface LevelMeaningView {
  value: string;
  level: number | null;
  isLeftOut: boolean;
}

interface LevelMeaningsProps {
  meanings: readonly LevelMeaningView[];
  /** What should be decided about them. */
  questions: readonly string[];
  levelCount: number;
  /** Each row needs a level. */
  isRequired?: boolean;
  /** The level of the heading. */
  as?: 'h2' | 'h3';
  onChange: (meaning: LevelMeaningView) => void;
}

const LEFT_OUT = 'left out';
const NO_LEVEL = 'none';

const toOption = ({ level, isLeftOut }: LevelMeaningView) => {
  if (isLeftOut) return LEFT_OUT;
  return level === null ? NO_LEVEL : String(level);
};

/** What the words and marks of a level column mean as levels. */
export function LevelMeanings({
  meanings,
  questions,
  levelCount,
  isRequired,
  as = 'h3',
  onChange,
}: LevelMeaningsProps) {
  const options = [
    { value: LEFT_OUT, label: 'Not imported' },
    { value: NO_LEVEL, label: isRequired ? 'Not decided' : 'Imported without a level' },
    ...Array.from({ length: levelCount }, (_, index) => ({
      value: String(index + 1),
      label: isRequired ? `Level ${index + 1} of ${levelCount}` : `Level ${index + 1}`,
    })),
  ];
  return (
    <>
      <Heading as={as}>What the levels mean</Heading>
      {questions.map((question) => (
        <Text key={question} fontWeight="medium">
          {question}
        </Text>
      ))}
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 12rem), 1fr))" gap="3">
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
      </chakra.div>
    </>
  );
}
