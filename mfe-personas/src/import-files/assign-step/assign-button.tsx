import { OTHER_TITLES } from '@skills-architect/contracts';
import type { CallFailure } from '@skills-architect/portal-kit';
import { Button, Stack, Text } from '@skills-architect/ui-kit';
import { useEffect, useRef } from 'react';
import type { AssignStepState } from './use-assign-step';

interface AssignButtonProps {
  step: AssignStepState;
  files: File[];
  /** Why the file was refused. */
  refusal: CallFailure | undefined;
  disabledReason?: string | undefined;
}

/** Opens the columns of a chosen file, above all of one that was refused for its titles. */
export function AssignButton({ step, files, refusal, disabledReason }: AssignButtonProps) {
  const isRefused = refusal?.message === OTHER_TITLES;
  const box = useRef<HTMLDivElement>(null);
  // The refusal makes the pop-up longer than a small window.
  useEffect(() => {
    if (isRefused) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRefused]);
  if (!files.length) return null;
  return (
    <Stack ref={box} gap="2" alignItems="start">
      {isRefused && (
        <Text>The file has other titles than the template. Assign its columns, and it can be imported.</Text>
      )}
      <Button
        {...(!isRefused && { variant: 'quiet' as const })}
        onClick={() => void step.open(files)}
        loading={step.isReading}
        disabledReason={disabledReason}
      >
        Assign columns
      </Button>
      {step.readError && (
        <Text role="alert" color="danger.fg">
          {step.readError.message}
        </Text>
      )}
    </Stack>
  );
}
