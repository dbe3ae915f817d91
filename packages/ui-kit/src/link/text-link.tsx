import { chakra } from '@chakra-ui/react/styled-system';

/** A link. `asChild` applies its styles to the router's `Link`. */
export const TextLink = chakra('a', {
  base: {
    color: 'accent.fg',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '3px',
    rounded: 'md',
    _hover: { textDecorationColor: 'currentColor' },
  },
});
