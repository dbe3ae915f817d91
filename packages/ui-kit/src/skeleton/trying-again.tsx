import { chakra } from '@chakra-ui/react/styled-system';

interface TryingAgainProps {
  /** Where nothing else announces that something loads. */
  role?: 'status';
}

/** Part of everything that says that it loads; shown only while the host marks the page because it sends failed requests again. */
export function TryingAgain({ role }: TryingAgainProps) {
  return (
    <chakra.span
      role={role}
      color="fg.muted"
      py="2"
      css={{ display: 'none', 'html[data-trying-again] &': { display: 'block' } }}
    >
      The portal does not answer yet. Trying again …
    </chakra.span>
  );
}
