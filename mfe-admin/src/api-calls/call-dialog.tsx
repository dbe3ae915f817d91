import { getTokenCall } from '@skills-architect/contracts/portal';
import { useCall } from '@skills-architect/portal-kit';
import { Button, chakra, Dialog, Heading, Loaded, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { describeCall } from './describe-call';

const Code = chakra('pre', {
  base: { fontSize: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxH: '80', overflowY: 'auto' },
});

interface CallDialogProps {
  name: string;
  onClose: () => void;
}

/** How a program makes a call: parameters, a command to try it, the shape of the answer, and its errors. */
export function CallDialog({ name, onClose }: CallDialogProps) {
  const read = useCall(getTokenCall, { params: { name } });
  return (
    <Dialog
      open
      size="lg"
      title={read.data?.call.title ?? 'Call'}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded result={read} waiting={<Skeleton lines={8} label="Loading the call" />}>
        {({ call, operation }) => {
          const { parameters, curl, answer, errors } = describeCall(call, operation, window.location.origin);
          return (
            <Stack gap="4">
              <FactList
                facts={[
                  { name: 'Name', value: call.name },
                  { name: 'Request', value: `${call.method} ${call.path}` },
                  ...parameters.map(({ name: parameter, place, required, type }) => ({
                    name: parameter,
                    value: `${type}, in the ${place}${required ? ', required' : ''}`,
                  })),
                ]}
              />
              {call.isOfArea ? (
                <Text>
                  Pages of the portal make this call for their user. Programs cannot make it with an access token.
                </Text>
              ) : (
                <>
                  <Heading>Try It</Heading>
                  <Code tabIndex={0} aria-label="Command">
                    {curl}
                  </Code>
                </>
              )}
              <Heading>Answer</Heading>
              <Code tabIndex={0} aria-label="Answer">
                {answer}
              </Code>
              <Heading>Errors</Heading>
              <Text>{errors.map(({ status, codes }) => `${status} (${codes})`).join(' · ')}</Text>
            </Stack>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
