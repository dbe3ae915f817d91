import { Button, chakra, HStack } from '@skills-architect/ui-kit';
import { type ReactNode, useState } from 'react';

interface MarqueeProps {
  label: string;
  /** The moving items; each needs a key. */
  children: ReactNode;
}

const row = { display: 'flex', gap: '6', pe: '6', listStyleType: 'none', whiteSpace: 'nowrap' } as const;

/** A scrolling list. It stops on hover, when paused, and for users who prefer reduced motion. */
export function Marquee({ label, children }: MarqueeProps) {
  const [isPaused, setPaused] = useState(false);
  return (
    <HStack gap="3">
      <chakra.div overflowX="auto" flex="1" minW="0" css={{ scrollbarWidth: 'none' }}>
        <chakra.div
          display="flex"
          w="max-content"
          css={{
            '@media (prefers-reduced-motion: no-preference)': {
              animation: 'marquee 40s linear infinite',
              animationPlayState: isPaused ? 'paused' : 'running',
            },
            '&:hover': { animationPlayState: 'paused' },
          }}
        >
          <chakra.ul aria-label={label} {...row}>
            {children}
          </chakra.ul>
          <chakra.ul aria-hidden {...row}>
            {children}
          </chakra.ul>
        </chakra.div>
      </chakra.div>
      <Button size="sm" variant="quiet" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
        {isPaused ? 'Move' : 'Pause'}
      </Button>
    </HStack>
  );
}
