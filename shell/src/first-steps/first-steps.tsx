import { navigate } from '@skills-architect/portal-kit';
import { type ShownStep, useFirstSteps } from '@skills-architect/portal-kit/host';
import { Box, Button, chakra, HStack, Icon, Text } from '@skills-architect/ui-kit';

const Step = ({ title, line, action, to, isDone }: ShownStep) => (
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
    {isDone ? (
      <Text color="fg.muted">Done</Text>
    ) : (
      <Button variant="primary" onClick={() => navigate(to)}>
        {action}
      </Button>
    )}
  </HStack>
);

/** What sets up an empty portal, at the top of the landing page until all of it is done. */
export function FirstSteps() {
  const steps = useFirstSteps();
  if (steps.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="first-steps">
      <Text as="h2" id="first-steps" fontWeight="semibold" color="fg.muted" mb="3">
        Set up your portal
      </Text>
      <chakra.ol display="grid" gap="2">
        {steps.map((step) => (
          <Step key={step.title} {...step} />
        ))}
      </chakra.ol>
    </Box>
  );
}
