import { chakra } from '@chakra-ui/react/styled-system';

export interface SpinnerProps {
  /** Accessible name; without it the spinner is decorative. */
  label?: string;
  size?: '4' | '6' | '8';
}

/** A spinner for a wait of unknown length. */
export function Spinner({ label, size = '4' }: SpinnerProps) {
  return (
    <chakra.span
      role={label ? 'status' : undefined}
      aria-label={label}
      display="inline-block"
      flexShrink={0}
      w={size}
      h={size}
      rounded="full"
      borderWidth="2px"
      borderColor="currentColor"
      borderTopColor="transparent"
      animation="spin 700ms linear infinite"
    />
  );
}
