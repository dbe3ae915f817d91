import { chakra } from '@chakra-ui/react/styled-system';

/** Shown in a skeleton while the host marks the page because it sends failed requests again. */
export function TryingAgain() {
  return (
    <chakra.span color="fg.muted" py="2" css={{ display: 'none', 'html[data-trying-again] &': { display: 'block' } }}>
      The portal does not answer yet. Trying again …
    </chakra.span>
  );
}
