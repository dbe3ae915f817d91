import { Text } from '@chakra-ui/react/text';

const UNCLAMPED = { ':is(a, button):focus-visible &': { WebkitLineClamp: 'unset' } } as const;

/**
 * Clamps a text to a number of lines; the full text is its tooltip, and shows while the link or button around it has the
 * keyboard's focus. Renders nothing for an empty text.
 */
export function ClampedText({ lines, children }: { lines: number; children: string }) {
  if (!children) return null;
  return (
    <Text
      as="span"
      data-part="clamped"
      lineClamp={lines}
      // In a single line, a long word would wrap to the hidden next line.
      wordBreak={lines === 1 ? 'break-all' : undefined}
      title={children}
      css={UNCLAMPED}
    >
      {children}
    </Text>
  );
}
