import { chakra } from '@chakra-ui/react/styled-system';

/** Shown in a skeleton while the host marks the page because it sends failed requests again. */
export function TryingAgain() {
  return (
    <chakra.span color="fg.muted" css={{ display: 'none', 'html[data-trying-again] &': { display: 'inline' } }}>
      The portal does not answer yet. Trying again …
    </chakra.span>
  );
}
