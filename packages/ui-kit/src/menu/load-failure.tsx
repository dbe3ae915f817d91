import { chakra } from '@chakra-ui/react/styled-system';

/** Message that a menu failed to load; positioned out of flow, because the button may be in a narrow table cell. */
export const LoadFailure = () => (
  <chakra.div
    role="alert"
    position="fixed"
    bottom="4"
    right="4"
    zIndex="menu"
    maxW="field"
    p="3"
    rounded="md"
    borderWidth="1px"
    borderColor="danger.solid"
    bg="danger.subtle"
    color="fg"
    fontSize="md"
    fontWeight="normal"
    whiteSpace="normal"
  >
    The menu failed to load. Try again. After a new release, save your work and reload the page.
  </chakra.div>
);
