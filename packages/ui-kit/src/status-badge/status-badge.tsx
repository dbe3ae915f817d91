import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** `done` is green, `warning` amber, `danger` (failed or deleted) red, `accent` (selected or running) teal. */
export type Tone = 'neutral' | 'accent' | 'done' | 'warning' | 'danger';

export interface StatusBadgeProps {
  tone?: Tone;
  /** Takes several lines where the place is narrow, for texts of more than two words. */
  wraps?: boolean;
  children: ReactNode;
}

/** A status in one or two words. */
export function StatusBadge({ tone = 'neutral', wraps = false, children }: StatusBadgeProps) {
  const isNeutral = tone === 'neutral';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      minH="5"
      maxW="full"
      px="2"
      rounded="md"
      fontSize="sm"
      whiteSpace={wraps ? 'normal' : 'nowrap'}
      bg={isNeutral ? 'bg.sunken' : `${tone}.subtle`}
      color={isNeutral ? 'fg.muted' : `${tone}.fg`}
      boxShadow={isNeutral ? 'inset 0 0 0 1px {colors.border}' : undefined}
    >
      {children}
    </chakra.span>
  );
}
