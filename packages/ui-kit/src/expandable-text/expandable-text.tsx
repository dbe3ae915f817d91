import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { Button } from '../button/button';
import { useOverflows } from '../dialog/use-overflows';

export interface ExpandableTextProps {
  /** Lines that are always visible. */
  lines: number;
  /** Names the text in the button, as in 'Show all of Jobs Description'. */
  name: string;
  children: string;
}

/** A text clamped to a number of lines, with a button to show all of a longer one. */
export function ExpandableText({ lines, name: of, children }: ExpandableTextProps) {
  const [open, setOpen] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflows(text);
  return (
    <Box>
      <Text
        ref={text}
        whiteSpace="pre-line"
        maxW="reading"
        overflowWrap="anywhere"
        lineClamp={open ? undefined : lines}
      >
        {children}
      </Text>
      {(open || overflows) && (
        <Button
          variant="quiet"
          size="sm"
          // Its words begin where the text does.
          ms="calc(-0.5rem - 1px)"
          aria-expanded={open}
          aria-label={open ? `Show less of ${of}` : `Show all of ${of}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </Box>
  );
}
