import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Colours: green is done, amber warns, red is lost, teal is selected or running. */
export type Tone = 'neutral' | 'accent' | 'done' | 'warning' | 'danger';

export interface StatusBadgeProps {
  tone?: Tone;
  children: ReactNode;
}

/** A status in one or two words. */
export function StatusBadge({ tone = 'neutral', children }: StatusBadgeProps) {
  const plain = tone === 'neutral';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      h="5"
      px="2"
      rounded="md"
      fontSize="sm"
      whiteSpace="nowrap"
      bg={plain ? 'bg.sunken' : `${tone}.subtle`}
      color={plain ? 'fg.muted' : `${tone}.fg`}
      boxShadow={plain ? 'inset 0 0 0 1px {colors.border}' : undefined}
    >
      {children}
    </chakra.span>
  );
}
