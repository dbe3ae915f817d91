import { Text } from '@chakra-ui/react/text';

/** Clamps a text to a number of lines; the full text is its tooltip. Renders nothing for an empty text. */
export function ClampedText({ lines, children }: { lines: number; children: string }) {
  if (!children) return null;
  return (
    <Text as="span" data-part="clamped" lineClamp={lines} title={children}>
      {children}
    </Text>
  );
}
