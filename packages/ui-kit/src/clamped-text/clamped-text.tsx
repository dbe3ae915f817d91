import { Text } from '@chakra-ui/react/text';

/** Clamps a text to a number of lines; the full text is its title. */
export function ClampedText({ lines, children }: { lines: number; children: string }) {
  return (
    <Text as="span" lineClamp={lines} title={children}>
      {children}
    </Text>
  );
}
