import { navigate, useClient } from '@skills-architect/portal-kit';
import { type ShownStep, useFirstSteps } from '@skills-architect/portal-kit/host';
import { Box, Button, chakra, HStack, Icon, Text } from '@skills-architect/ui-kit';

interface StepProps extends ShownStep {
  /** It needs the steps before it. */
  isLater?: boolean;
}

const Step = ({ title, line, action, to, isDone, isLater }: StepProps) => (
  <HStack as="li" gap="3" flexWrap="wrap" px="4" py="3" bg="bg.panel" borderWidth="1px" rounded="md">
    <chakra.span color={isDone ? 'done.fg' : 'fg.muted'}>
      <Icon name={isDone ? 'check' : 'chevronRight'} />
    </chakra.span>
    <Box flex="1 1 16rem" minW="0">
      <Text fontWeight="medium">{title}</Text>
      <Text color="fg.muted" fontSize="sm">
        {line}
      </Text>
    </Box>
    {isDone || isLater ? (
      <Text color="fg.muted">{isDone ? 'Done' : 'Next'}</Text>
    ) : (
      <Button variant="primary" onClick={() => navigate(to)}>
        {action}
      </Button>
    )}
  </HStack>
);

interface StepsProps {
  id: string;
  title: string;
  steps: readonly StepProps[];
}

function Steps({ id, title, steps }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <Text as="h2" id={id} fontWeight="semibold" color="fg.muted" mb="3">
        {title}
      </Text>
      <chakra.ol display="grid" gap="2">
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </chakra.ol>
    </Box>
  );
}

/** What sets up an empty portal, on the landing page until all of it is done. */
export function FirstSteps() {
  return <Steps id="first-steps" title="Set up your portal" steps={useFirstSteps('portal')} />;
}

/** What comes first for the client in use, on the landing page until all of it is done. */
export function FirstDay() {
  const { client } = useClient();
  const steps = useFirstSteps('client');
  const next = steps.findIndex(({ isDone }) => !isDone);
  const inTurn = steps.map((step, at) => ({ ...step, isLater: at > next }));
  return <Steps id="first-day" title={`The first day of ${client?.clientName ?? ''}`} steps={inTurn} />;
}
