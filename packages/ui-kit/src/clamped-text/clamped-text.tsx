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
      // A single line is filled up to its end: a long word would go to the next one, which is not seen.
      wordBreak={lines === 1 ? 'break-all' : undefined}
      title={children}
      css={UNCLAMPED}
    >
      {children}
    </Text>
  );
}
