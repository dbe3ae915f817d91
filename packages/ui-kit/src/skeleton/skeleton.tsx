import { chakra } from '@chakra-ui/react/styled-system';
import { TryingAgain } from './trying-again';

export interface SkeletonProps {
  /** Number of placeholder lines. */
  lines?: number;
  /** What loads, for screen readers. */
  label?: string;
}

const WIDTHS = ['100%', '92%', '97%', '64%'];

/** Placeholder lines for loading text. */
export function Skeleton({ lines = 3, label = 'Loading' }: SkeletonProps) {
  return (
    <chakra.div role="status" aria-label={label} display="grid" gap="3">
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonLine key={WIDTHS[line] ?? line} width={WIDTHS[line % WIDTHS.length] ?? '100%'} />
      ))}
      <TryingAgain />
    </chakra.div>
  );
}

/** One placeholder line without announcement, for places that already announce loading. */
export function SkeletonLine({ width = '100%' }: { width?: string }) {
  return (
    <chakra.span
      display="block"
      h="3"
      w={width}
      rounded="md"
      bg="border"
      outline="1px solid transparent"
      animation="pulse 1.6s ease-in-out infinite"
    />
  );
}
