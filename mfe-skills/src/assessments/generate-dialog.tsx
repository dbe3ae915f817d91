import {
  type AssessedScheme,
  EVALUATOR_NAMES,
  generateAssessments,
  missingQuestions,
} from '@skills-architect/contracts/skills';
import { notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { Button, Dialog, Stack, Text } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';

interface GenerateDialogProps {
  skillId: number;
  scheme: AssessedScheme;
  onClose: () => void;
}

/** Shows which evaluation questions are missing, and generates them. */
export function GenerateDialog({ skillId, scheme, onClose }: GenerateDialogProps) {
  const generate = useChange(generateAssessments);
  const { follow } = useJobs();
  const missing = missingQuestions(scheme);

  const start = async () => {
    const body = { proficiencySchemeLevelCount: scheme.levelCount };
    const { jobToken } = await generate.run({ params: { skillId }, body });
    onClose();
    notify('Auto-generation of assessment questions in progress', { variant: 'info' });
    const { status } = await follow(jobToken);
    if (status === 'done') notify('Assessment questions generated for the skill', { variant: 'success' });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Auto-generate evaluation questions"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            icon="sparkle"
            loading={generate.isRunning}
            onClick={() => void start().catch(notify)}
          >
            {missing.length === 1 ? 'Generate the question' : `Generate ${missing.length} questions`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          The configured model writes them; without one they are made from the descriptions of the levels. They are
          drafts until you publish them.
        </Text>
        <FactList
          facts={scheme.levels.map((level) => ({
            name: level.level,
            value: missing
              .filter((scheme) => scheme.level === level)
              .map(({ evaluatorTypeId }) => EVALUATOR_NAMES[evaluatorTypeId])
              .join(', '),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
