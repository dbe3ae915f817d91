import { chakra } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

interface ChoiceButtonProps {
  selected: boolean;
  onChoose: () => void;
  /** Accessible name; contains the visible text. */
  label?: string;
  children: ReactNode;
}

/** A suggestion in a table: a click selects it, a second click deselects it. */
export function ChoiceButton({ selected, onChoose, label, children }: ChoiceButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={selected}
      aria-label={label}
      onClick={onChoose}
      px="2"
      py="1"
      mx="-2"
      rounded="md"
      borderWidth="1px"
      borderColor={selected ? 'accent.solid' : 'transparent'}
      bg={selected ? 'accent.subtle' : 'transparent'}
      color="accent.fg"
      textAlign="start"
      cursor="pointer"
      _hover={{ bg: 'accent.subtle' }}
    >
      {children}
    </chakra.button>
  );
}
