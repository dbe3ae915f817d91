import { chakra } from '@chakra-ui/react/styled-system';

/** A heading inside a panel; `as="h4"` for one below it. `Page` and `Panel` render their own. */
export const Heading = chakra('h3', { base: { fontSize: 'md', fontWeight: 'semibold' } });
