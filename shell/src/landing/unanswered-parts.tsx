import type { CallFailure } from '@skills-architect/portal-kit';
import { Box, ErrorPanel, TryingAgain } from '@skills-architect/ui-kit';

interface UnansweredPartsProps {
  isLoading: boolean;
  home: { failure: CallFailure | undefined; retry: () => void };
  recent: { error: CallFailure | undefined; retry: () => void };
  /** Whether it is rendered in the height reserved for these parts. */
  isInPlace: boolean;
}

/** Below the tiles: sticks to the bottom of the window, and focused tiles are scrolled above it. */
const IN_SIGHT = { position: 'sticky', bottom: '4', css: { 'html:has(&)': { scrollPaddingBottom: '32' } } } as const;

/** Says that parts of the page have no answer yet, or why they could not be loaded; the tiles work without them. */
export function UnansweredParts({ isLoading, home, recent, isInPlace }: UnansweredPartsProps) {
  const failure = home.failure ?? recent.error;
  const retry = () => {
    if (home.failure) home.retry();
    if (recent.error) recent.retry();
  };
  const parts = [home.failure && 'Some of what waits for you', recent.error && 'Recent work'].filter(Boolean);
  if (!failure && !isLoading) return null;
  return (
    <Box bg="bg.canvas" rounded="md" {...(!isInPlace && IN_SIGHT)}>
      {failure ? (
        <ErrorPanel
          message={`${parts.join(' and ')} ${isLoading ? 'cannot be shown yet' : 'could not be loaded'}. ${failure.message}`}
          requestId={failure.requestId}
          onRetry={retry}
        />
      ) : (
        <TryingAgain role="status" />
      )}
    </Box>
  );
}
