import { chakra } from '@chakra-ui/react/styled-system';
import { StatusBadge } from '../status-badge/status-badge';

const PARTS = ['title', 'words', 'duties', 'skills'] as const;
const TONES = { clear: 'done', likely: 'accent', 'several similar': 'warning', 'no close role': 'neutral' } as const;

export interface ScoreBarProps {
  /** Share of each part, 0 to 1; their sum is the score. */
  parts: Record<(typeof PARTS)[number], number>;
  /** Confidence of the match as a word; matches after the first have none. */
  word?: keyof typeof TONES;
  /** Names the match for screen readers. */
  of?: string;
}

/** Converts a part of a score (0 to 1) to the displayed value out of 100. */
export const outOf100 = (part: number): number => Math.round(Math.max(0, Math.min(1, part)) * 100);

/** Match score: four segments in fixed order, filled by their parts, and the confidence word. */
export function ScoreBar({ parts, word, of }: ScoreBarProps) {
  const said = PARTS.map((part) => `${part} ${outOf100(parts[part])} of 100`).join(', ');
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
      <chakra.span
        role="img"
        aria-label={`${of ? `${of}: ` : ''}${word ? `${word}; ` : ''}${said}`}
        display="inline-flex"
        w="24"
        flexShrink={0}
        css={{ gap: '2px' }}
      >
        {PARTS.map((part) => (
          <chakra.span
            key={part}
            title={`${part} ${outOf100(parts[part])} of 100`}
            flex="1"
            h="3"
            bg="border"
            overflow="hidden"
          >
            <chakra.span display="block" h="full" bg="accent.solid" style={{ width: `${outOf100(parts[part])}%` }} />
          </chakra.span>
        ))}
      </chakra.span>
      {word && <StatusBadge tone={TONES[word]}>{word}</StatusBadge>}
    </chakra.span>
  );
}
