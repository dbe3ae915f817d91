import { chakra } from '@chakra-ui/react/styled-system';
import { StatusBadge } from '../status-badge/status-badge';
import { MAX_OF_PART, PARTS, type ScorePart } from './score-parts';

const TONES = {
  clear: 'done',
  likely: 'accent',
  possible: 'warning',
  'several similar': 'warning',
  'no close role': 'neutral',
  'not close': 'neutral',
} as const;

/** The parts of a score, which is their sum. Older scores have no level part. */
type ScoreBarParts = Record<Exclude<ScorePart, 'level'>, number> & { level?: number | undefined };

export interface ScoreBarProps {
  parts: ScoreBarParts;
  /** Confidence of the match as a word; only the first match has one. */
  word?: keyof typeof TONES;
  /** Names the match for screen readers. */
  owner?: string;
}

/** Converts a value to the displayed number out of 100. */
export const toPercent = (value: number, maximum = 1): number =>
  Math.round(Math.max(0, Math.min(1, value / maximum)) * 100);

/** The parts of a score in their fixed order, each out of 100. */
const toScoreParts = (parts: ScoreBarParts): { part: ScorePart; value: number }[] =>
  PARTS.flatMap((part) => {
    const value = parts[part];
    return value === undefined ? [] : [{ part, value: toPercent(value, MAX_OF_PART[part]) }];
  });

/** The total score in percent of the highest possible score of these parts. */
const toTotalPercent = (parts: readonly { part: ScorePart; value: number }[]): number => {
  const maximum = parts.reduce((sum, { part }) => sum + MAX_OF_PART[part], 0);
  const weighted = parts.reduce((sum, { part, value }) => sum + value * MAX_OF_PART[part], 0);
  return Math.round(weighted / maximum);
};

/** A match score: one segment per part, the total in percent, and the confidence as a word. */
export function ScoreBar({ parts, word, owner }: ScoreBarProps) {
  const percentParts = toScoreParts(parts);
  const total = `${toTotalPercent(percentParts)} %`;
  const description = percentParts.map(({ part, value }) => `${part} ${value} of 100`).join(', ');
  const prefix = owner ? `${owner}: ` : '';
  const totalAndWord = word ? `${total}, ${word}` : total;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
      <chakra.span
        role="img"
        aria-label={`${prefix}${totalAndWord}; ${description}`}
        display="inline-flex"
        w="24"
        flexShrink={0}
        css={{ gap: '2px' }}
      >
        {percentParts.map(({ part, value }) => (
          <chakra.span
            key={part}
            title={`${part} ${value} of 100`}
            flex={MAX_OF_PART[part]}
            h="3"
            bg="border"
            // Visible under forced colours.
            outline="1px solid transparent"
            overflow="hidden"
          >
            <chakra.span display="block" h="full" bg="accent.solid" style={{ width: `${value}%` }} />
          </chakra.span>
        ))}
      </chakra.span>
      <chakra.span aria-hidden fontSize="sm" color="fg.muted" whiteSpace="nowrap">
        {total}
      </chakra.span>
      {word && <StatusBadge tone={TONES[word]}>{word}</StatusBadge>}
    </chakra.span>
  );
}
