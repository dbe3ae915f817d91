import { Text } from '@chakra-ui/react/text';

/** A text that may be long, in so many lines at most; the whole of it is its title. */
export function ClampedText({ lines, children }: { lines: number; children: string }) {
  return (
    <Text as="span" lineClamp={lines} title={children}>
      {children}
    </Text>
  );
}
