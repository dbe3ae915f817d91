import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '@skills-architect/contracts/locale';

export interface ProgressBarProps {
  /** Names the progress. */
  label: string;
  /** Current value; without it the progress is indeterminate. */
  value?: number;
  max?: number;
  tone?: 'accent' | 'done' | 'danger';
  /** Shows '12 of 40' after the bar. */
  showCount?: boolean;
}

/** A progress bar. */
export function ProgressBar({ label, value, max = 100, tone = 'accent', showCount }: ProgressBarProps) {
  const isDeterminate = value !== undefined && max > 0;
  const count = isDeterminate ? `${formatNumber(value)} of ${formatNumber(max)}` : undefined;
  return (
    <chakra.div display="flex" alignItems="center" gap="3" w="full">
      <chakra.div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={isDeterminate ? max : undefined}
        aria-valuenow={isDeterminate ? value : undefined}
        aria-valuetext={count}
        flex="1"
        h="2"
        rounded="full"
        bg="border"
        // Visible under forced colours.
        outline="1px solid transparent"
        overflow="hidden"
      >
        <chakra.div
          h="full"
          rounded="full"
          bg={`${tone}.solid`}
          transition="width 200ms"
          animation={isDeterminate ? undefined : 'pass 1.4s ease-in-out infinite'}
          style={{ width: isDeterminate ? `${Math.min(100, (value / max) * 100)}%` : '30%' }}
        />
      </chakra.div>
      {showCount && count && (
        <chakra.span fontSize="sm" color="fg.muted" whiteSpace="nowrap">
          {count}
        </chakra.span>
      )}
    </chakra.div>
  );
}
