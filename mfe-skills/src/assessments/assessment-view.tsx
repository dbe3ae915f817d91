import { languageName } from '@skills-architect/contracts/locale';
import { type Assessment, LIBRARY_STATUS_NAMES } from '@skills-architect/contracts/skills';
import { describeOrigin } from '@skills-architect/library-kit';
import { chakra, Icon, Stack, TextLink } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';

/** An assessment to read. */
export function AssessmentView({ assessment }: { assessment: Assessment }) {
  const { type, subType, evaluatorType, levelName, status, suggestedBy } = assessment;
  return (
    <FactList
      facts={[
        { name: 'Type', value: subType ? `${type.name}, ${subType.name}` : type.name },
        { name: 'Evaluator', value: evaluatorType?.name },
        { name: 'Level', value: levelName },
        { name: 'Status', value: LIBRARY_STATUS_NAMES[status] },
        { name: 'Language', value: languageName(assessment.assessmentLanguage) },
        { name: 'Question', value: assessment.assessmentText },
        { name: 'Options', value: assessment.assessmentOptions.length > 0 && <Options assessment={assessment} /> },
        {
          name: 'Assessment URL',
          value: assessment.assessmentUrl && (
            <TextLink href={assessment.assessmentUrl} target="_blank" rel="noreferrer">
              {assessment.assessmentUrl}
            </TextLink>
          ),
        },
        { name: 'Test id', value: assessment.assessmentTestId },
        { name: 'Origin', value: suggestedBy && describeOrigin(suggestedBy) },
      ]}
    />
  );
}

function Options({ assessment: { assessmentOptions } }: { assessment: Assessment }) {
  return (
    <Stack as="ol" gap="1">
      {assessmentOptions.map(({ option, isCorrect }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their index
        <chakra.li key={index} display="flex" gap="2">
          {index + 1}. {option}
          {isCorrect && <Icon name="check" label="correct" />}
        </chakra.li>
      ))}
    </Stack>
  );
}
