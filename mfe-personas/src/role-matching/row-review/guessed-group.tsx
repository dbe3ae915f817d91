import { HStack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

interface GuessedGroupProps {
  guess: string;
  /** The button that uses the guess. */
  children: ReactNode;
}

/** The likely group of a job description that states none. It is offered, never filled in silently. */
export function GuessedGroup({ guess, children }: GuessedGroupProps) {
  return (
    <HStack wrap="wrap" columnGap="2" rowGap="1">
      <Text color="warning.fg">Guessed: {guess}.</Text>
      {children}
    </HStack>
  );
}
